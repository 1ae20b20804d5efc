/** The cast of Chili Mafia: body, skin and hat of every pepper, and what the other cards show. */
import type { MarkName } from '../../art/marks';
import type { BODIES, HATS } from './shapes';

export interface Pepper {
  name: string;
  strength: number;
  body: keyof typeof BODIES;
  skin: string;
  hat: keyof typeof HATS;
  ability?: MarkName;
}

export const PEPPERS: Record<string, Pepper> = {
  SC: { name: 'Sweet Chili', strength: 1, body: 'bell', skin: '#b04a86', hat: 'bow' },
  JN: { name: 'Jimmy Nardello', strength: 2, body: 'long', skin: '#b33a24', hat: 'cap', ability: 'fist' },
  PO: { name: 'Poblano', strength: 3, body: 'bell', skin: '#2f5d34', hat: 'bowler', ability: 'shield' },
  HU: { name: 'The Hungarian', strength: 4, body: 'long', skin: '#9a6a00', hat: 'beret' },
  PD: { name: 'Padrón', strength: 4, body: 'hook', skin: '#4c7a1e', hat: 'sombrero', ability: 'turn' },
  JA: { name: 'Jalapeño', strength: 5, body: 'hook', skin: '#2c7046', hat: 'sombrero' },
  CH: { name: 'Chipotle', strength: 5, body: 'hook', skin: '#6b3d22', hat: 'fedora', ability: 'dice' },
  TA: { name: 'Tabasco', strength: 6, body: 'long', skin: '#c4491b', hat: 'bandana', ability: 'bomb' },
  HA: { name: 'Habanero', strength: 7, body: 'lantern', skin: '#bd5a00', hat: 'fedora' },
  MJ: { name: 'Madame Jeanette', strength: 7, body: 'lantern', skin: '#93600a', hat: 'veil', ability: 'mask' },
  GH: { name: 'Ghost Pepper', strength: 8, body: 'lantern', skin: '#6a6f86', hat: 'hood', ability: 'target' },
  MS: { name: 'Moruga Scorpion', strength: 9, body: 'sting', skin: '#8c1f1f', hat: 'horns' },
  NV: { name: 'Naga Viper', strength: 9, body: 'sting', skin: '#7d2a55', hat: 'turban', ability: 'crown' },
  CR: { name: 'Carolina Reaper', strength: 10, body: 'sting', skin: '#5c1420', hat: 'hood' },
  PX: { name: 'Pepper X', strength: 10, body: 'round', skin: '#4b5512', hat: 'top', ability: 'cross' },
};

export const HOT: Record<string, MarkName> = { PI: 'hand', WH: 'fist', WE: 'gun', TU: 'turn' };
export const ACTIONS: Record<string, MarkName> = { FU: 'cross', EA: 'coin', SH: 'mask', BO: 'give', BA: 'cards' };
export const HEISTS: Record<string, MarkName> = {
  BK: 'cards', BR: 'coin', EP: 'hand', KD: 'bomb', LL: 'shield', LD: 'bolt', MD: 'swap', RC: 'turn', RT: 'fist', SN: 'eye',
};
/** Every card of the main deck that has a face, in the order of the deck; Pepper X is there only with its icon. */
const copies = (code: string, pepper: Pepper): string[] => (code === 'PX' ? ['PX*'] : pepper.ability ? [code, `${code}*`] : [code]);
export const CARDS: string[] = [...Object.entries(PEPPERS).flatMap(([code, pepper]) => copies(code, pepper)), ...Object.keys(HOT), ...Object.keys(ACTIONS)];
export const CARD_NAMES: Record<string, string> = {
  PI: 'Pinch', WH: 'Whack', WE: 'Whack ’Em', TU: 'Turncoat', FU: 'Fuggedaboutit', EA: 'Earner', SH: 'Shakedown',
  BO: 'Booster', BA: 'Bagman', RD: 'Raid', BK: 'Backup', BR: 'Bribe', EP: '“Easy, Pal!”', KD: 'Kiss of Death',
  LL: 'Lifeline', LD: 'Lucky Dime', MD: 'Make a Deal', RC: 'Reconsider', RT: 'Recruit', SN: 'Snoop',
};

/** The pepper a card code shows, with or without its icon. */
export const pepperOf = (code: string): Pepper | undefined => PEPPERS[code.replace('*', '')];

/** The printed name of any card. */
export const printedName = (code: string): string => pepperOf(code)?.name ?? CARD_NAMES[code] ?? code;
