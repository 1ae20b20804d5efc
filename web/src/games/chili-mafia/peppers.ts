/** The cards of Chili Mafia: names and marks. Strengths and kinds come from the engine; `art` draws the cast. */
import type { MarkName } from '../../art/marks';
import { printedOn, schemaOf } from '../../lib/schema';

export interface Pepper {
  name: string;
  ability?: MarkName;
}

export const PEPPERS: Record<string, Pepper> = {
  SC: { name: 'Sweet Chili' },
  JN: { name: 'Jimmy Nardello', ability: 'fist' },
  PO: { name: 'Poblano', ability: 'shield' },
  HU: { name: 'The Hungarian' },
  PD: { name: 'Padrón', ability: 'turn' },
  JA: { name: 'Jalapeño' },
  CH: { name: 'Chipotle', ability: 'dice' },
  TA: { name: 'Tabasco', ability: 'bomb' },
  HA: { name: 'Habanero' },
  MJ: { name: 'Madame Jeanette', ability: 'mask' },
  GH: { name: 'Ghost Pepper', ability: 'target' },
  MS: { name: 'Moruga Scorpion' },
  NV: { name: 'Naga Viper', ability: 'crown' },
  CR: { name: 'Carolina Reaper' },
  PX: { name: 'Pepper X', ability: 'cross' },
};

/** The mark on a card that is no pepper. */
export const MARK_OF: Record<string, MarkName> = {
  ...{ PI: 'hand', WH: 'fist', WE: 'gun', TU: 'turn' },
  ...{ FU: 'cross', EA: 'coin', SH: 'mask', BO: 'give', BA: 'cards' },
  ...{ BK: 'cards', BR: 'coin', EP: 'hand', KD: 'bomb', LL: 'shield', LD: 'bolt', MD: 'swap', RC: 'turn', RT: 'fist', SN: 'eye' },
};
export const CARD_NAMES: Record<string, string> = {
  PI: 'Pinch', WH: 'Whack', WE: 'Whack ’Em', TU: 'Turncoat', FU: 'Fuggedaboutit', EA: 'Earner', SH: 'Shakedown',
  BO: 'Booster', BA: 'Bagman', RD: 'Raid', BK: 'Backup', BR: 'Bribe', EP: '“Easy, Pal!”', KD: 'Kiss of Death',
  LL: 'Lifeline', LD: 'Lucky Dime', MD: 'Make a Deal', RC: 'Reconsider', RT: 'Recruit', SN: 'Snoop',
};

/** What is printed on a card. */
export interface Printed {
  kind?: 'pepper' | 'hot' | 'action' | 'heist' | 'raid';
  strength?: number;
  /** The word that plays the card or uses its ability. */
  verb?: string;
}
export const printedCard = (code: string): Printed => printedOn('chili-mafia', code);
export const isPepper = (code: string): boolean => printedCard(code).kind === 'pepper';
/** The card that a word plays; its text explains the word. */
export const cardOf = (verb: string): string | undefined =>
  Object.entries(schemaOf('chili-mafia').printed).find(([, printed]) => printed.verb === verb)?.[0];
/** Whether a word plays a Hot card. */
export const isHot = (verb: string): boolean => printedCard(cardOf(verb) ?? '').kind === 'hot';

/** The pepper on a card, with or without its icon. */
export const pepperOf = (code: string): Pepper | undefined => PEPPERS[code.replace('*', '')];

/** The printed name of any card. */
export const printedName = (code: string): string => pepperOf(code)?.name ?? CARD_NAMES[code] ?? code;
