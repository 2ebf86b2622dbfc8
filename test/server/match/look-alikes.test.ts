import { expect, it } from 'vitest';
import { NAME_LENGTH } from '../../../src/game/shared/name-length.ts';
import { distinctName } from '../../../src/server/match/look-alikes.ts';

const LONG = 'A'.repeat(NAME_LENGTH);

it.each([
  ['Ada', [], 'Ada'],
  ['Ada', ['Ned', ''], 'Ada'],
  ['Ada', ['Ada'], 'Ada 2'],
  ['ada', ['Ada', 'Аda 2'], 'ada 3'],
  [LONG, [LONG], `${LONG.slice(2)} 2`],
])('%s, at a table with %j, is told apart as %s', (name, others, told) => {
  expect(distinctName(name, others)).toBe(told);
});
