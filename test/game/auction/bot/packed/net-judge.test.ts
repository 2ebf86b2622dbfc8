import { expect, it } from 'vitest';
import { judgeFor, netJudge } from '../../../../../src/game/auction/bot/packed/net-judge.ts';
import {
  CENTRE,
  MOST_SEATS,
  type Packed,
  PLAYERS,
} from '../../../../../src/game/auction/bot/packed/table.ts';
import type { Net } from '../../../../../src/game/shared/nets/net.ts';

/** Tells of a table the sun in the centre, and of each seat its number. */
const telling = {
  layout: { ofTable: 1, ofSeat: 1 },
  fillFeatures: (s: Packed, _: number, into: Float32Array) => {
    into[0] = s[CENTRE]! / 16;
    for (let seat = 0; seat < s[PLAYERS]!; seat++) into[1 + seat] = seat / 4;
  },
};

/** Believes the more in a seat the higher its number. */
const believing = (more: number): Net => [
  { inputs: 3, outputs: 2, weights: Float32Array.of(1, 0, 0, 1, 0, 0), biases: Float32Array.of(0, 0) },
  { inputs: 2, outputs: 1, weights: Float32Array.of(0, more), biases: Float32Array.of(0) },
];

it('tells the mean of what several nets tell, and nothing of those who do not sit there', () => {
  const table = new Int32Array(200);
  table[PLAYERS] = 3;
  table[CENTRE] = 5;
  const told = (...beliefs: [number, ...number[]]): number[] => {
    const chances = new Float64Array(MOST_SEATS).fill(9);
    const [first, ...others] = beliefs.map(more => () => believing(more));
    netJudge(telling, [first!, ...others])(table, chances);
    return [...chances];
  };
  const [up, down, steep] = [told(4), told(-4), told(40)];
  expect(up[2]).toBeGreaterThan(2 * up[0]!);
  expect(down[0]).toBeGreaterThan(2 * down[2]!);
  const mean = up.map((chance, seat) => (chance + down[seat]! + steep[seat]!) / 3);
  expect(told(4, -4, 40)).toEqual(mean.map(chance => expect.closeTo(chance, 6)));
  expect(mean.slice(3)).toEqual([0, 0]);
});

it('asks one judge at tables of so many seats, another at all others', () => {
  const asked: string[] = [];
  const judge = judgeFor(
    4,
    () => asked.push('four'),
    () => asked.push('others'),
  );
  for (const players of [3, 4, 5]) {
    const table = new Int32Array(200);
    table[PLAYERS] = players;
    judge(table, new Float64Array(MOST_SEATS));
  }
  expect(asked).toEqual(['others', 'four', 'others']);
});
