import { expect, it } from 'vitest';
import type { SunOwner } from '../../../src/game/auction/suns.ts';
import { nextToAct } from '../../../src/game/auction/turns.ts';
import type { Seat } from '../../../src/game/shared/seats.ts';

it.each<[string, Seat, boolean[], Seat | null]>([
  ['the next one clockwise [C-05]', 0, [true, true, true], 1],
  ['after the last seat the first [C-05]', 2, [true, true, true], 0],
  ['whoever has no face-up sun is skipped [T-01]', 0, [true, false, false, true], 3],
  ['skipped round the end of the table [T-01]', 3, [false, true, false, true], 1],
  ['whoever is left alone plays on alone [T-06]', 1, [false, true, false], 1],
  ['a player just out of suns is followed by the one who still has some [T-06]', 1, [true, false, false], 0],
  ['nobody has a face-up sun: the epoch is over [E-01]', 1, [false, false, false], null],
])('whose turn is next: %s', (_rule, after, active, next) => {
  const owners = active.map((is): SunOwner => ({ suns: { faceUp: is ? [5] : [], faceDown: [9] } }));
  expect(nextToAct(after, owners)).toBe(next);
});
