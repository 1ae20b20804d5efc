import { render } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { lessonsOf } from '../games';
import { Hint } from '../lib/hint.svelte';
import { alsoRead, speak } from '../lib/i18n.svelte';
import type { LiveTable } from '../lib/table.svelte';
import Guide from './Guide.svelte';

// The guide begins when its words and lessons have been read.
beforeAll(async () => {
  await speak('en');
  await Promise.all([alsoRead('lessons'), alsoRead('cards'), lessonsOf('wazabi')]);
});

test('between lessons a bot is asked what it would do, and again where it did not get to it, but not for ever', async () => {
  const askHint = vi.fn();
  const table = (change: object): LiveTable =>
    ({
      id: 'T',
      info: { game: 'wazabi' },
      shown: { view: null, result: null },
      log: [],
      looking: null,
      me: 0,
      prompt: { question: 7 },
      ready: true,
      mayAskHint: true,
      hint: new Hint(),
      refusal: null,
      animator: { hold: vi.fn() },
      askHint,
      ...change,
    }) as unknown as LiveTable;
  const { rerender } = render(Guide, { props: { table: table({}), noted: 0, onrule: vi.fn(), onleave: vi.fn() } });
  await vi.waitFor(() => expect(askHint).toHaveBeenCalledTimes(1), { timeout: 30_000 });
  await rerender({ table: table({}) });
  expect(askHint).toHaveBeenCalledTimes(1);
  for (let failures = 1; failures < 9; failures++)
    await rerender({ table: table({ refusal: { code: 'no-hint', facts: {}, key: failures } }) });
  expect(askHint).toHaveBeenCalledTimes(4);
  await rerender({ table: table({ prompt: { question: 8 } }) });
  expect(askHint).toHaveBeenCalledTimes(5);
});
