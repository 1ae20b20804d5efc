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
