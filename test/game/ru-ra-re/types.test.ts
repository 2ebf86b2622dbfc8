import { expect, it } from 'vitest';
import type { Sun } from '../../../src/game/auction/suns.ts';
import type { Move, Row, Table } from '../../../src/game/ru-ra-re/table.ts';
import type { Seat } from '../../../src/game/shared/seats.ts';
import { sunOf } from '../auction/sun-of.ts';

it('the compiler tells rows, seats, suns, rounds and throws apart', () => {
  const count = 7 as number;
  const row: Row = 2;
  const seat: Seat = 2;
  // @ts-expect-error a row is no seat
  const seatOfRow: Seat = row;
  // @ts-expect-error a seat is no row
  const rowOfSeat: Row = seat;
  // @ts-expect-error a row is no sun
  const sunOfRow: Sun = row;
  // @ts-expect-error a sun is no row
  const rowOfSun: Row = sunOf(2);
  // @ts-expect-error any number is no row
  const rowOfCount: Row = count;
  // @ts-expect-error rows begin with 1
  const rowZero: Row = 0;
  // @ts-expect-error no table has nine rows
  const rowTooHigh: Row = 9;
  // @ts-expect-error one chooses a row
  const choice: Move = ['choose', 1, 1, count];
  const { round, throw: thrown }: Pick<Table, 'round' | 'throw'> = { round: 2, throw: 1 };
  // @ts-expect-error round and throw are in each other's place
  const late: Move = ['choose', thrown, round, row];
  const wrong = [seatOfRow, rowOfSeat, sunOfRow, rowOfSun, rowOfCount, rowZero, rowTooHigh];
  expect([...wrong, choice[0], late[0]]).toHaveLength(9);
});
