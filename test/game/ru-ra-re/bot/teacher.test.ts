import { expect, it } from 'vitest';
import { packView } from '../../../../src/game/ru-ra-re/bot/packed/board.ts';
import { legalRows } from '../../../../src/game/ru-ra-re/bot/packed/play.ts';
import { steadyMix } from '../../../../src/game/ru-ra-re/bot/packed/teacher.ts';
import { hopesOf } from '../../../../src/game/ru-ra-re/bot/steady.ts';
import { WEIGHTS } from '../../../../src/game/ru-ra-re/bot/weights.ts';
import { ruRaRe } from '../../../../src/game/ru-ra-re/rules.ts';
import { walkThrows } from './walk.ts';

it.each([2, 3, 4])('the packed teacher mixes as steady does at a table of %i', players => {
  const rows = new Int8Array(8);
  const mix = new Float64Array(8);
  let looked = 0;
  for (let n = 0; n < 8; n++)
    walkThrows(players, `teacher ${n}`, state => {
      for (const seat of state.waiting) {
        const view = ruRaRe.view(state, seat);
        const hopes = hopesOf(view, seat, ruRaRe.legalMoves(view, seat), WEIGHTS);
        const likely = hopes.map(hope => Math.exp(hope / WEIGHTS.ownSpread));
        const all = likely.reduce((sum, share) => sum + share, 0);
        const board = packView(view);
        steadyMix(board, seat, rows, legalRows(board, rows), WEIGHTS, mix);
        for (const [i, share] of likely.entries()) expect(mix[i]).toBeCloseTo(share / all, 9);
        looked += 1;
      }
    });
  expect(looked).toBeGreaterThan(100);
});
