import { expect, it } from 'vitest';
import type { Move, Row } from '../../../src/game/ru-ra-re/table.ts';

it('the compiler tells rows from other numbers', () => {
  const count = 7 as number;
  // @ts-expect-error any number is no row
  const rowOfCount: Row = count;
  // @ts-expect-error rows begin with 1
  const rowZero: Row = 0;
  // @ts-expect-error no table has nine rows
  const rowTooHigh: Row = 9;
  // @ts-expect-error one chooses a row
  const choice: Move = ['choose', 1, 1, count];
  expect([rowOfCount, rowZero, rowTooHigh, choice[0]]).toHaveLength(4);
});
