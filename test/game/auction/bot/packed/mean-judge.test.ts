import { expect, it } from 'vitest';
import { meanJudge } from '../../../../../src/game/auction/bot/packed/mean-judge.ts';
import { PLAYERS } from '../../../../../src/game/auction/bot/packed/table.ts';
import type { Judge } from '../../../../../src/game/auction/bot/packed/think.ts';

const saying =
  (...told: readonly number[]): Judge =>
  (_, chances) =>
    chances.set(told);

it('tells the mean of what several judges tell, and nothing of those who do not sit there', () => {
  const table = new Int32Array(100);
  table[PLAYERS] = 3;
  const chances = Float64Array.of(9, 9, 9, 9, 9);
  const judge = meanJudge([saying(0.5, 0.3, 0.2), saying(0.1, 0.8, 0.1), saying(0.3, 0.1, 0.6)]);
  for (const again of [1, 2]) {
    judge(table, chances);
    expect([...chances], `asked ${again}`).toEqual([
      expect.closeTo(0.3, 9),
      expect.closeTo(0.4, 9),
      expect.closeTo(0.3, 9),
      9,
      9,
    ]);
  }
});
