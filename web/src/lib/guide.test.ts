import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Guide, guideTable, isGuided, placesOf } from './guide.svelte';
import { alsoRead, knows, LANGUAGES, phrase, speak } from './i18n.svelte';
import { GAMES, lessonsOf, loadParts } from '../games';
import { gang } from '../games/chili-mafia/lessons';
import type { Lesson, Moment } from './lessons/lesson';
import { rulesOf, worded } from './rules';

const at = (change: Partial<Moment>): Moment => ({
  question: '', reacts: false, moves: [], about: {}, zones: {}, facts: {}, me: 0, events: [], over: false,
  name: (seat) => `seat ${String(seat)}`,
  ...change,
});
const LESSONS: Record<string, Lesson[]> = {};
const told = (game: string, id: string, change: Partial<Moment>): ReturnType<Lesson['cue']> =>
  LESSONS[game]!.find((lesson) => lesson.id === id)!.cue(at(change));
const SMALL: Lesson[] = [
  { id: 'hello', clause: 'SE-1.1', cue: () => ({}) },
  { id: 'act', clause: 'SE-1.2', cue: (now) => (now.moves.includes('roll') ? { move: 'roll' } : null) },
  { id: 'over', clause: 'SE-1.3', cue: (now) => (now.over ? {} : null) },
];

beforeAll(async () => {
  await speak('en');
  await alsoRead('lessons');
  await alsoRead('cards');
  for (const { id } of GAMES) [LESSONS[id]] = await Promise.all([lessonsOf(id), loadParts(id)]);
});
beforeEach(() => localStorage.clear());

test('a lesson is told when its moment comes, once, and stays until it is read', () => {
  const guide = new Guide('T', SMALL);
  guide.see(at({}), 0);
  expect(guide.told?.lesson.id).toBe('hello');
  guide.see(at({ moves: ['roll'] }), 7);
  expect(guide.told?.lesson.id).toBe('hello');
  guide.understood();
  expect(guide.told).toMatchObject({ lesson: { id: 'act' }, move: 'roll', question: 7 });
});

test('who answers the question has dealt with its lesson, whatever the answer was', () => {
  const guide = new Guide('T', SMALL);
  guide.see(at({ moves: ['roll'] }), 7);
  guide.see(at({}), 8);
  expect(guide.told).toBeNull();
  expect(guide.done).toEqual(['hello']);
  guide.see(at({ moves: ['roll'] }), 9);
  guide.see(at({}), 10);
  expect(guide.missing.map((lesson) => lesson.id)).toEqual(['over']);
});

test('a guided table is still guided after a reload, and not any more when the player goes on alone', () => {
  guideTable('T');
  const guide = new Guide('T', SMALL);
  guide.see(at({}), 0);
  guide.understood();
  expect(new Guide('T', SMALL).done).toEqual(['hello']);
  guide.leave();
  expect(guide.told).toBeNull();
  expect(isGuided('T')).toBe(false);
});

test('the control of a move is found on the page', () => {
  expect(placesOf('spicy', 'play C2 as 2C')).toBe('.hand [data-card="C2"], [data-claim="2C"]');
  expect(placesOf('spicy', 'doubt number')).toContain('[data-move="doubt-number"]');
  expect(placesOf('chili-mafia', 'gang JN JN* SC')).toContain('.hand [data-card="JN*"]');
});

test.each(LANGUAGES)('every lesson has its words in %s and a rule behind it', async (language) => {
  await speak(language);
  for (const [game, lessons] of Object.entries(LESSONS)) {
    const book = await rulesOf(game, language);
    for (const lesson of lessons) {
      expect(knows(`lesson-${lesson.id}`) && knows(`lesson-${lesson.id}-title`), lesson.id).toBe(true);
      expect(worded(book, lesson.clause), `${lesson.id} ${lesson.clause}`).toBeDefined();
    }
    expect(new Set(lessons.map((lesson) => lesson.id)).size).toBe(lessons.length);
  }
  await speak('en');
});

test('Spicy leads to the truth where there is one, else to a lie, and then to a doubt', () => {
  const facts = { true_claims: [{ card: 'C2', claims: ['2C'] }] };
  const turn = { question: 'turn', zones: { stack: [], hands: [['C2', 'W9']] }, facts };
  expect(told('spicy', 'spicy-open', { ...turn, moves: ['pass', 'play C2 as 1C', 'play C2 as 2C'] })).toMatchObject({
    move: 'play C2 as 2C',
  });
  expect(told('spicy', 'spicy-open', { ...turn, moves: ['play W9 as 1C', 'play W9 as 1W'] })).toMatchObject({
    move: 'play W9 as 1W',
    variant: 'lie',
  });
  const other = {
    question: 'turn',
    reacts: true,
    zones: { stack: [['??', '']], claim: '7C', owner: 2, hands: [[]] },
    moves: ['trust', 'doubt number', 'doubt spice'],
  };
  expect(told('spicy', 'spicy-react', other)).toMatchObject({ move: 'trust', facts: { claim: 'chili 7', name: 'seat 2' } });
  expect(told('spicy', 'spicy-doubt', other)).toMatchObject({ move: 'doubt number' });
});

test.each(LANGUAGES)('in %s a lesson speaks to me of what I did, and of nothing more when all is over', async (language) => {
  await speak(language);
  const words = (game: string, id: string, change: Partial<Moment>): string => {
    const cue = told(game, id, { name: (seat) => (seat === 'A' ? 'Guest' : 'Ben'), ...change });
    const key = [`lesson-${id}`, cue?.variant].filter(Boolean).join('-');
    expect(knows(key), key).toBe(true);
    return phrase(key, cue?.facts);
  };
  const trophy = (seat: string, over = false): string =>
    words('spicy', 'spicy-trophy', { over, events: [{ event: 'trophy', seat, left: 1 }] });
  const won = (seat: string): string =>
    words('spicy', 'spicy-shown', {
      events: [
        { event: 'shown', card: 'C2', claim: '2C' },
        { event: 'won', seat },
      ],
    });
  const flipped = (seat: string): string => words('wazabi', 'wazabi-flip', { events: [{ event: 'flipped', seat, card: 'milk' }] });
  for (const told of [trophy, won, flipped]) {
    expect(told('B')).toContain('Ben');
    expect(told('A')).not.toContain('Guest');
  }
  expect(new Set([trophy('A'), trophy('B'), trophy('A', true)]).size).toBe(3);
  expect(trophy('B', true)).toBe(trophy('A', true));
  const aside = (hand: string[]): string => words('stick-em', 'stick-aside', { zones: { hands: [hand] }, events: [{ event: 'aside' }] });
  expect(aside(['R1'])).not.toBe(aside([]));
  await speak('en');
});

test('CM-4.6: who can do more than pass is not told to pass', () => {
  const turn = { question: 'turn', zones: { plans: [[]], hands: [['JN']] } };
  expect(told('chili-mafia', 'chili-pass', { ...turn, moves: ['add', 'pass'] })).toBeNull();
  expect(told('chili-mafia', 'chili-pass', { ...turn, moves: ['pass'] })).toMatchObject({ move: 'pass' });
});

test("Stick 'Em leads to a pain card of the longest colour, takes clean tricks and ducks those that hurt", () => {
  const hands = [['R1', 'R5', 'R8', 'B0', 'B7', 'Y3']];
  expect(told('stick-em', 'stick-pain', { question: 'pain', zones: { hands } })).toMatchObject({ move: 'pain R1' });
  const card = { question: 'card', moves: ['play B0'] };
  const hurting = ['R1', 'R5', 'R8'];
  const clean = { led: 'Y', stinging: [[]], hurting };
  const zones = { hands, pains: ['R1'], trick: ['Y4'] };
  expect(told('stick-em', 'stick-follow', { ...card, zones, facts: clean })).toMatchObject({ move: 'play B7' });
  const stings = { led: 'Y', stinging: [['R7']], hurting };
  expect(told('stick-em', 'stick-follow', { ...card, zones: { ...zones, trick: ['Y4', 'R7'] }, facts: stings })).toMatchObject({
    move: 'play B0',
    variant: 'duck',
  });
});

test('Chili Mafia finds a Family before a Mixed gang, and lets a Sweet Chili stand in', () => {
  expect(gang(['HA', 'JN', 'JN*', 'JN', 'WH'])).toEqual(['JN', 'JN*', 'JN']);
  expect(gang(['HA', 'JN', 'TA', 'JN', 'WH'])).toEqual(['HA', 'TA', 'JN']);
  expect(gang(['HA', 'HA', 'TA', 'SC'])).toEqual(['HA', 'HA', 'SC']);
  expect(gang(['HA', 'JN', 'WH'])).toEqual([]);
});

test('Wazabi names the roll and the card that the W can pay', () => {
  const zones = { black: [3, 1], red: [1, 0] };
  const facts = { dice: ['C', 'G', 'G', 'WC'].map((figure) => ({ figure, red: figure === 'WC' })) };
  expect(told('wazabi', 'wazabi-figures', { zones, facts, events: [{ event: 'rolled', seat: 'A' }] })?.facts).toEqual({
    dice: 'card, arrow, arrow, W with card',
  });
  expect(told('wazabi', 'wazabi-play', { question: 'play', moves: ['pass', 'play skip', 'play remove1'] })).toMatchObject({
    move: 'play remove1',
    facts: { card: 'Drop one' },
  });
  expect(told('wazabi', 'wazabi-close', { zones })).toMatchObject({ facts: { name: 'seat B' } });
  expect(phrase('lesson-wazabi-close', { name: 'Ada' })).toContain('Ada');
});
