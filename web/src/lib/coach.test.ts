import { beforeEach, expect, test } from 'vitest';
import { Coach } from './coach.svelte';

beforeEach(() => localStorage.clear());

test('each question tells its own step, and only once', () => {
  const coach = new Coach('stick-em');
  coach.ask('pain', 1);
  expect(coach.step).toBe(1);
  coach.close();
  coach.ask('card', 2);
  expect(coach.step).toBe(2);
  coach.close();
  coach.ask('pain', 3);
  expect(coach.step).toBeNull();
  coach.ask('card', 4);
  expect(coach.step).toBe(3);
});

test('who may only doubt is told of doubts first, and of laying cards when it is their turn', () => {
  const coach = new Coach('spicy');
  coach.ask('turn', 1, true);
  expect(coach.step).toBe(3);
  coach.close();
  coach.ask('turn', 2);
  expect(coach.step).toBe(1);
});

test('who has had enough is not told anything any more, in any later game', () => {
  const coach = new Coach('spicy');
  coach.ask('turn', 1);
  coach.close(true);
  const later = new Coach('spicy');
  later.ask('last', 1);
  expect(later.step).toBeNull();
  Coach.again();
  later.ask('last', 2);
  expect(later.step).toBe(4);
});

test('the same question put twice is told once', () => {
  const coach = new Coach('wazabi');
  coach.ask('roll', 7);
  coach.step = null;
  coach.ask('roll', 7);
  expect(coach.step).toBeNull();
});
