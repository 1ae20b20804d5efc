/** Ways to cheat with a transcript, the same as in `tests/fairness/tampering.py`; clever ones repair the hashes behind them. */
import { hex } from './sha256';
import { checkKey, firstHash, type Transcript } from './verify';
import { nextHash, shuffled, type Entry } from './verify-log';

/** Renumber and rechain all entries, as a cheating server would. */
function rehash(game: Transcript): void {
  const key = checkKey(game);
  let hash = firstHash(game);
  for (const [seq, entry] of game.log.entries()) {
    entry.seq = seq;
    hash = nextHash(hash, key, entry);
    entry.hash = hex(hash);
  }
}
const cleverly = (tamper: (game: Transcript) => void) => (game: Transcript): void => {
  tamper(game);
  rehash(game);
};
const draw = (game: Transcript, label: string): Entry['full'] => game.log.find((entry) => entry.full.label === label)!.full;
const relabel = (game: Transcript, label: string): void => {
  const again = draw(game, 'deck/1');
  again.label = label;
  again.result = shuffled(checkKey(game), label, again.of as number[]);
};
const changeAMove = (game: Transcript): void => {
  game.log.filter((entry) => entry.kind === 'move')[40]!.full.move = 'play S14';
};

/** What is done, and the code by which it must be refused. */
export const MUTANTS: Record<string, [(game: Transcript) => void, string]> = {
  'two cards of the deck are swapped': [
    cleverly((game) => {
      const deck = draw(game, 'deck/0').result as number[];
      [deck[0], deck[1]] = [deck[1]!, deck[0]!];
    }),
    'shuffle',
  ],
  'one drawn number is changed': [
    cleverly((game) => {
      const first = draw(game, 'first/0');
      first.result = (Number(first.result) + 1) % Number(first.of);
    }),
    'draw',
  ],
  'another secret is shown': [(game) => (game.secret = '00'.repeat(32)), 'secret'],
  'two seats swap their seeds': [
    ({ seats: [a, b] }) => {
      [a!.commit, b!.commit] = [b!.commit, a!.commit];
      [a!.seed, b!.seed] = [b!.seed, a!.seed];
    },
    'commits',
  ],
  'the seats stand in another order': [({ seats }) => seats.unshift(seats.splice(1, 1)[0]!), 'seats'],
  'a client is dropped': [cleverly((game) => Object.assign(game.seats[1]!, { commit: '', seed: '' })), 'commits'],
  'a seed is changed': [(game) => (game.seats[2]!.seed = '00'.repeat(16)), 'seed'],
  'a label is used twice': [cleverly((game) => relabel(game, 'deck/0')), 'label'],
  'a label is skipped': [cleverly((game) => relabel(game, 'deck/2')), 'label'],
  'the log is cut': [(game) => game.log.splice(-20), 'no-end'],
  'the log is cut and ended anew': [cleverly((game) => game.log.splice(-20, 19)), 'head'],
  'a move is changed': [changeAMove, 'chain'],
  'a move is changed and hashed anew': [cleverly(changeAMove), 'head'],
  'an entry is left out': [(game) => game.log.splice(50, 1), 'order'],
  'a seat is said to have seen something else': [
    cleverly((game) => (game.log.find((entry) => entry.kind === 'view' && entry.full.seat === 'A')!.witnesses = ['D'])),
    'head',
  ],
  'an option is changed': [(game) => ((game.rules.options as Record<string, boolean>).all_zero_leader_wins = true), 'rules'],
  'the time is forged': [(game) => (game.commitment.time = '2026-01-01T00:00:00Z'), 'statement'],
  'the promise is signed with another key': [
    (game) => (game.commitment.key = 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a'),
    'statement',
  ],
  'a void attempt is hidden': [cleverly((game) => (game.voids = [])), 'void-hidden'],
};
