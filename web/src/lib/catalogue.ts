/** The five games as the home page presents them. Limits and options come from the server. */

export interface Shown {
  id: string;
  players: string;
  minutes: string;
  /** Seats of a quick game against bots. */
  quick: number;
}

export const CATALOGUE: Shown[] = [
  { id: 'spicy', players: '2–6', minutes: '20', quick: 4 },
  { id: 'sweet-spicy', players: '2–6', minutes: '20', quick: 4 },
  { id: 'stick-em', players: '3–6', minutes: '40', quick: 4 },
  { id: 'chili-mafia', players: '2–8', minutes: '45', quick: 3 },
  { id: 'wazabi', players: '2–8', minutes: '20', quick: 4 },
];

export type Choices = Record<string, boolean | number | string | string[]>;

/** Options of the guided first game: everything that the lessons tell can happen, and nothing that hurries. */
export const GUIDED: Record<string, Choices> = { 'stick-em': { rounds: 1, open_memory: true }, wazabi: { race: 'calm' } };

/** Ready-made choices of options, by game; `page-preset-table-<id>` names them. */
export const PRESETS: Record<string, Record<string, Choices>> = {
  spicy: {
    'first-game': {},
    'all-spices': { seasonings: ['we_love_chili', 'start_it_up', 'spice_raider', 'change_your_luck', 'turn_it_up', 'copy_cat'] },
    surprise: { seasonings: 'random:2' },
    manners: { manners: true },
  },
  'sweet-spicy': { 'first-game': {}, classic: { super_jokers: false }, surprise: { seasonings: 'random:2' }, manners: { manners: true } },
  'stick-em': { 'first-game': { rounds: 1, open_memory: true }, full: {}, short: { rounds: 2 } },
  'chili-mafia': {
    'first-game': {},
    advanced: { advanced: true },
    bosses: { advanced: true, bosses: true },
    heists: { advanced: true, heists: true },
    everything: { advanced: true, bosses: true, heists: true },
    'team-night': { teams: '2', advanced: true },
  },
  wazabi: { 'first-game': { piment: false }, full: {}, calm: { race: 'calm' }, 'team-night': { teams: true } },
};
