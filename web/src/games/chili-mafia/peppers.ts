/** The cast of Chili Mafia: body, skin and hat of every pepper, and what the other cards show. */
import type { MarkName } from '../../art/marks';

/** Bodies on a square of 100 by 100; the stalk (and the hat) sits at the top, round x = 50. */
export const BODIES = {
  long: 'M38 30C30 50 34 76 58 98C62 78 72 56 62 30C56 24 44 24 38 30Z',
  hook: 'M36 30C22 56 34 88 78 94C60 84 58 66 66 32C58 24 44 24 36 30Z',
  round: 'M50 26C78 22 90 46 82 66C76 84 62 94 50 94C38 94 24 84 18 66C10 46 22 22 50 26Z',
  bell: 'M28 30C40 22 60 22 72 30C86 46 80 74 70 90C62 97 56 90 50 90C44 90 38 97 30 90C20 74 14 46 28 30Z',
  lantern: 'M34 28C44 22 56 22 66 28C84 42 78 58 64 66C70 76 60 90 50 97C40 90 30 76 36 66C22 58 16 42 34 28Z',
  sting: 'M30 30C42 22 58 22 70 30C86 44 80 66 62 72C56 76 56 84 70 92C52 96 40 88 42 74C22 68 14 46 30 30Z',
} as const;

export const HATS = {
  none: 'M46 10H54V26H46Z',
  fedora: 'M14 28C30 22 70 22 86 28C84 34 16 34 14 28ZM28 24C28 8 38 6 50 10C62 6 72 8 72 24C58 28 42 28 28 24Z',
  bowler: 'M18 30C34 24 66 24 82 30C74 36 26 36 18 30ZM28 27C28 4 72 4 72 27C58 30 42 30 28 27Z',
  top: 'M16 30H84V36H16ZM30 2H70V30H30Z',
  cap: 'M22 30C22 8 70 6 74 26L96 32L94 38L72 34C56 30 36 32 22 36Z',
  beret: 'M12 26C14 8 60 2 84 16C94 26 70 34 50 34C30 34 12 34 12 26ZM52 2H58V10H52Z',
  crown: 'M24 34L20 6L36 20L50 2L64 20L80 6L76 34Z',
  hood: 'M18 46C14 16 34 4 50 2C66 4 86 16 82 46C76 34 64 30 50 30C36 30 24 34 18 46Z',
  sombrero: 'M2 30C26 40 74 40 98 30C94 40 80 42 50 42C20 42 6 40 2 30ZM32 32C32 4 68 4 68 32C58 36 42 36 32 32Z',
  bandana: 'M20 38C20 16 80 16 80 38C60 30 40 30 20 38ZM78 32L98 30L90 40L98 48L78 40Z',
  turban: 'M20 34C16 10 40 2 50 2C60 2 84 10 80 34C60 26 40 26 20 34ZM46 6H54L58 18L50 26L42 18Z',
  horns: 'M20 34C8 26 10 10 18 2C18 16 28 20 36 26ZM80 34C92 26 90 10 82 2C82 16 72 20 64 26Z',
  veil: 'M22 30C22 10 78 10 78 30L86 70C74 60 68 40 50 38C32 40 26 60 14 70Z',
  bow: 'M50 18L22 4C16 12 16 28 22 34L50 22L78 34C84 28 84 12 78 4Z',
} as const;

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
export const CARD_NAMES: Record<string, string> = {
  PI: 'Pinch', WH: 'Whack', WE: 'Whack ’Em', TU: 'Turncoat', FU: 'Fuggedaboutit', EA: 'Earner', SH: 'Shakedown',
  BO: 'Booster', BA: 'Bagman', RD: 'Raid', BK: 'Backup', BR: 'Bribe', EP: '“Easy, Pal!”', KD: 'Kiss of Death',
  LL: 'Lifeline', LD: 'Lucky Dime', MD: 'Make a Deal', RC: 'Reconsider', RT: 'Recruit', SN: 'Snoop',
};

/** The pepper a card code shows, with or without its icon. */
export const pepperOf = (code: string): Pepper | undefined => PEPPERS[code.replace('*', '')];

/** The printed name of any card of Chili Mafia. */
export const chiliName = (code: string): string => pepperOf(code)?.name ?? CARD_NAMES[code] ?? code;
