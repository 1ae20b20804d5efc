import { expect, test } from 'vitest';
import { clausesOf, found, rulesOf } from './rules';

const DIGEST = `## Rules
### 2 Pain cards
- **SE-2.1** Before the first trick every player picks one card, secretly. [book] *Because.*
- **SE-2.5** Any card may be picked, a \`zero\` included. [book: the example]
- **SE-E1** an example, no clause`;

test('a clause is known by its number, its chapter and its words', () => {
  expect(clausesOf(DIGEST)).toEqual([
    { id: 'SE-2.1', chapter: '2 Pain cards', text: 'Before the first trick every player picks one card, secretly. Because.' },
    { id: 'SE-2.5', chapter: '2 Pain cards', text: 'Any card may be picked, a zero included.' },
  ]);
});

test('clauses are found by all words asked for, in any order', () => {
  expect(found(clausesOf(DIGEST), 'zero ANY').map((clause) => clause.id)).toEqual(['SE-2.5']);
  expect(found(clausesOf(DIGEST), 'se-2.1')).toHaveLength(1);
  expect(found(clausesOf(DIGEST), 'dragon')).toEqual([]);
});

test("the house's own digest of Stick 'Em is read", async () => {
  const clauses = await rulesOf('stick-em');
  expect(clauses.map((clause) => clause.id)).toContain('SE-4.3');
});
