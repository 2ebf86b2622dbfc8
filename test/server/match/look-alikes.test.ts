import { expect, it } from 'vitest';
import { NAME_LENGTH } from '../../../src/game/shared/name-length.ts';
import { distinctName, looksLike, skeletonOf } from '../../../src/server/match/look-alikes.ts';

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

it.each([
  ['Alan', 'Ɑlɑn'],
  ['Milla', 'Miǀǀa'],
  ['Milla', 'Mi∣Ⲓa'],
  ['Nora', 'ոօгɑ'],
  ['Hugo', 'հսցօ'],
  ['Yves', 'Υves'],
  ['Bus', 'Bυs'],
  ['Simone', 'ꓢimone'],
  ['Marna', 'Mama'],
  ['Otto 5', 'Օttօ Ƽ'],
])('%s is taken for %s, whatever scripts it is written in', (one, other) => {
  expect(skeletonOf(other)).toBe(skeletonOf(one));
});

it.each([
  ['Ada', 'Ida'],
  ['Ana', 'Añа'],
  ['Յակոբ', 'Հակոբ'],
  ['Иван', 'Ивам'],
  ['山田', '山由'],
])('%s and %s are two', (one, other) => {
  expect(looksLike(one, other)).toBe(false);
});
