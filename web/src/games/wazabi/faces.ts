/** What the cards of Wazabi show: two marks, the price in W, and the kind of card. */
import type { MarkName } from '../../art/marks';

export interface WazabiFace {
  cost?: number;
  marks: readonly [MarkName, ...MarkName[]];
  figure?: string;
}

export const WAZABI: Record<string, WazabiFace> = {
  remove1: { cost: 1, marks: ['dice'], figure: '−1' },
  remove2: { cost: 3, marks: ['dice'], figure: '−2' },
  give1: { cost: 3, marks: ['dice', 'give'] },
  passdice: { cost: 2, marks: ['dice', 'turn'] },
  swapdice: { cost: 3, marks: ['dice', 'swap'] },
  steal: { cost: 1, marks: ['mask'] },
  draw3: { cost: 1, marks: ['cards'], figure: '+3' },
  keep1: { cost: 1, marks: ['cards'], figure: '1' },
  keep2: { cost: 2, marks: ['cards'], figure: '2' },
  swaphands: { cost: 2, marks: ['cards', 'swap'] },
  passhands: { cost: 2, marks: ['cards', 'turn'] },
  skip: { cost: 0, marks: ['cross'] },
  replay: { cost: 0, marks: ['turn'] },
};

export const PIMENT: Record<string, WazabiFace & { keep: boolean }> = {
  cool: { keep: false, marks: ['drop'], figure: '−1' },
  share: { keep: false, marks: ['dice', 'give'] },
  switch: { keep: false, marks: ['dice', 'swap'] },
  burn: { keep: false, marks: ['flame'], figure: '+1' },
  milk: { keep: true, marks: ['shield'] },
  reroll: { keep: true, marks: ['dice', 'turn'] },
  pinch: { keep: true, marks: ['hand'], figure: 'W+1' },
  double: { keep: true, marks: ['cards'], figure: '×2' },
};
