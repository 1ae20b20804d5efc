/** Checks a finished game of protocol pf2 (docs/fairness.md). A verdict is more than yes or no: who is left out was not cheated. */
import { canonical } from './fair';
import { wasDealt } from './pf2/journal';
import type { Receipt2 } from './pf2/receipt';
import { boundOf, codeOf, firstHash, firstView, isHash, isListSigned, keyOf, listHash, placeOf, sealOf, serverCommit } from './pf2/values';
import type { Json, PromiseMade, SealedList } from './protocol';
import { bytes, hex, sha256 } from './sha256';
import { checkDraws, checkLog, expect, LETTERS, same, toldTo, type Entry, type Verified } from './verify-log';

export interface Transcript2 {
  format: 'hotseat transcript 2';
  outcome: 'over' | 'abandoned' | 'given-up';
  promise: PromiseMade;
  list: SealedList | null;
  parts: string[];
  secret: string;
  missing: string[];
  rules: { players: number; [fact: string]: Json };
  log: Entry[];
}
// -- steps

export async function verifyPf2(transcript: Transcript2, receipt: Receipt2 | null): Promise<Verified> {
  const signed = await checkList(transcript, receipt);
  checkSecret(transcript);
  checkParts(transcript, receipt);
  const counts = { signed, entries: transcript.log.length, views: receipt ? keptOf(receipt) : 0 };
  if (transcript.outcome === 'given-up' || !transcript.list) {
    return { ...counts, draws: 0, exit: 6, verdicts: givenUp(transcript, receipt) };
  }
  const { promise, list } = transcript;
  const bound = boundOf(promise, list, transcript.parts);
  const key = keyOf(transcript.secret, bound);
  const draws = checkDraws(transcript.log, key);
  checkLog(transcript.log, receipt, key, { hash: firstHash(bound), view: firstView(listHash(promise, list), receipt?.seat ?? '') });
  const expected = transcript.log.at(-1)!.full.how;
  expect(transcript.outcome === expected, 'outcome', { found: transcript.outcome, expected });
  return { ...counts, draws, code: codeOf(bound), ...verdict(transcript, receipt) };
}

async function checkList({ outcome, promise, list }: Transcript2, receipt: Receipt2 | null): Promise<true | null> {
  checkForm(promise, list);
  const signed = list ? await isListSigned(promise, list) : outcome === 'given-up';
  expect(signed !== false, 'list-signature');
  if (receipt) {
    expect(receipt.game === promise.game, 'other-game', { receipt: receipt.game, transcript: promise.game });
    checkAlarm(receipt);
    await checkSameList(promise, list, receipt);
  }
  return signed;
}

/** Seats in order, nobody twice, and for every seat either a seal or the reason why there is none. */
function checkForm(promise: PromiseMade, list: SealedList | null): void {
  const { seats } = promise;
  expect(promise.pf === 2, 'form', { what: 'pf' });
  expect(seats.map((one) => one.seat).join('') === LETTERS.slice(0, seats.length), 'form', { what: 'seats' });
  const players = seats.map((one) => one.player).filter((player) => player !== '');
  expect(new Set(players).size === players.length && players.every(isHash), 'form', { what: 'player' });
  if (!list) return;
  expect(list.seals.length === seats.length && list.why.length === seats.length, 'form', { what: 'list' });
  for (const [i, { seat, player }] of seats.entries()) {
    const [seal, why] = [list.seals[i]!, list.why[i]!];
    const sealed = isHash(seal) && why === '' && player !== '';
    expect(sealed || (seal === '' && (player ? ['late', 'stood'] : ['bot']).includes(why)), 'form', { what: `${seat}: ${why || seal}` });
  }
}

function checkAlarm({ alarm, left, second }: Receipt2): void {
  expect(['', 'late', 'stood', 'later', 'not-my-seal'].includes(left), 'form', { what: 'left' });
  expect(alarm !== 'second' && !second, 'second');
  expect(alarm !== 'revived', 'revived');
  expect(alarm === '', 'alarm-parts');
}

/** Another list that is signed as well means a second shuffle; anything else that differs is just wrong. */
async function checkSameList(promise: PromiseMade, list: SealedList | null, receipt: Receipt2): Promise<void> {
  if (receipt.list && list && hex(listHash(promise, list)) !== hex(listHash(receipt.promise, receipt.list)))
    expect(false, (await isListSigned(receipt.promise, receipt.list)) === false ? 'list' : 'second');
  expect(same(promise, receipt.promise), 'promise');
  expect(!receipt.list || list !== null, 'list');
  const place = placeOf(receipt.player, promise);
  expect(place < 0 || LETTERS[place] === receipt.seat, 'own-seat');
}

function checkSecret({ promise, secret, rules }: Transcript2): void {
  expect(isHash(secret) && serverCommit(promise.game, secret) === promise.server, 'secret');
  expect(hex(sha256(bytes(canonical(rules)))) === promise.rules, 'rules');
  expect(promise.seats.length === rules.players, 'seats');
}

/** Every seal has its part (if the table was given up: or none yet), and mine is in my seat. */
function checkParts({ outcome, promise, list, parts }: Transcript2, receipt: Receipt2 | null): void {
  expect(parts.length === promise.seats.length, 'form', { what: 'parts' });
  for (const [i, { seat, player }] of promise.seats.entries()) {
    const [seal, part] = [list?.seals[i] ?? '', parts[i]!];
    const fits = seal === '' ? part === '' : isHash(part) && sealOf(promise, player, part) === seal;
    expect(fits || (part === '' && outcome === 'given-up'), 'part', { seat });
  }
  if (!receipt || outcome === 'given-up') return;
  const mine = receipt.left === '' ? (parts[placeOf(receipt.player, promise)] ?? '') : '';
  expect(mine === receipt.part && (receipt.left !== '' || mine !== ''), 'own-part', { seat: receipt.seat });
}

const namesOf = ({ promise }: Transcript2, letters: string[]): string =>
  promise.seats
    .filter((one) => letters.includes(one.seat))
    .map((one) => one.name)
    .join(', ');

/** What a table shows that was never dealt: whose part was missing is read from the parts themselves. */
function givenUp(transcript: Transcript2, receipt: Receipt2 | null): Verified['verdicts'] {
  expect(!receipt?.heads.length, 'was-dealt');
  const { promise, list, parts } = transcript;
  if (!list) return [{ code: 'given-up-early', facts: {} }];
  const missing = promise.seats.flatMap(({ seat }, i) => (list.seals[i] && !parts[i] ? [seat] : []));
  expect(missing.length > 0, 'given-up-whole');
  expect(same(transcript.missing, missing), 'form', { what: 'missing' });
  const mine = receipt?.part && missing.includes(receipt.seat) ? [{ code: 'given-up-yours', facts: {} }] : [];
  return [...mine, { code: 'given-up', facts: { names: namesOf(transcript, missing) } }];
}

/** What a game shows in which everything fits. It cannot be replayed here, so that nobody chose the cards is not shown. */
function verdict(transcript: Transcript2, receipt: Receipt2 | null): Pick<Verified, 'exit' | 'verdicts'> {
  const listed = transcript.promise.seats.filter((_, i) => transcript.parts[i]).map((one) => one.seat);
  const left = receipt ? receipt.left : 'unknown';
  const earlier = receipt?.earlier ?? [];
  const verdicts = [...counted('discarded', earlier.filter((one) => !wasDealt(one))), ...counted('broken-off', earlier.filter(wasDealt))];
  if (!listed.length) return { exit: 5, verdicts: [...verdicts, { code: 'alone', facts: {} }] };
  if (left) return { exit: 4, verdicts: [...verdicts, { code: `left-${left}`, facts: { names: namesOf(transcript, listed) } }] };
  if (verdicts.length) return { exit: 3, verdicts };
  return { exit: 7, verdicts: [{ code: hasGap(transcript, receipt) ? 'unseen' : 'so-far', facts: {} }] };
}

/** The number of entries of the log that the receipt has; the tables shown after a gap are none. */
const keptOf = ({ views, resumed = [] }: Receipt2): number => resumed.reduce((sum, chain) => sum + chain.length - 1, views.length);

/** Whether the receipt has nothing of the game, or an older client kept nothing after a lost connection. */
function hasGap({ log }: Transcript2, receipt: Receipt2 | null): boolean {
  if (!receipt || (receipt.views.length && receipt.resumed) || receipt.resumed?.length) return false;
  return receipt.views.length < toldTo(log, receipt.seat).filter(({ kind }) => kind !== 'end').length;
}

function counted(code: string, games: Receipt2['earlier']): Verified['verdicts'] {
  if (!games.length) return [];
  const missing = [...new Set(games.flatMap((game) => game.missing))].join(', ') || '?';
  if (games.length === 1) return [{ code: `${code}-one`, facts: { missing } }];
  return [{ code, facts: { missing, count: String(games.length), deals: String(games.length + 1) } }];
}
