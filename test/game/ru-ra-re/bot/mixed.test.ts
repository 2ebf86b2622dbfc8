import { describe, expect, it } from 'vitest';
import { exploiterOf } from '../../../../src/game/ru-ra-re/bot/exploiter.ts';
import { newThinking } from '../../../../src/game/ru-ra-re/bot/mixed.ts';
import { netFor } from '../../../../src/game/ru-ra-re/bot/net-for.ts';
import { type Packed, packView, SCORED } from '../../../../src/game/ru-ra-re/bot/packed/board.ts';
import { describeRoundEnd, LAYOUT } from '../../../../src/game/ru-ra-re/bot/packed/features.ts';
import { NOTHING, newOutlook } from '../../../../src/game/ru-ra-re/bot/packed/outlook.ts';
import { choose } from '../../../../src/game/ru-ra-re/bot/packed/play.ts';
import { newAgainst, newRegrets } from '../../../../src/game/ru-ra-re/bot/packed/regrets.ts';
import { shareOf } from '../../../../src/game/ru-ra-re/bot/packed/score.ts';
import { newThrows } from '../../../../src/game/ru-ra-re/bot/packed/throws.ts';
import { ruRaRe } from '../../../../src/game/ru-ra-re/rules.ts';
import type { Move } from '../../../../src/game/ru-ra-re/table.ts';
import { inputsOf } from '../../../../src/game/shared/nets/features.ts';
import { evaluationOf, toChances } from '../../../../src/game/shared/nets/net.ts';
import { quickRandom } from '../../../../src/game/shared/random.ts';
import { walkThrows } from './walk.ts';

const MANNER = { evenness: 0.7, loss: 0.25 };

describe('who wins, by who takes which row', () => {
  it.each([2, 3, 4])(
    'is what the net says of the round’s end, and the score of the last one, at a table of %i',
    players => {
      const outlook = newOutlook(netFor(players));
      const evaluate = evaluationOf(netFor(players));
      const inputs = new Float32Array(inputsOf(LAYOUT, players));
      const wanted = new Float32Array(players);
      const told = new Float32Array(players);
      const taken = new Int8Array(4);
      const seen = { earlier: 0, scoring: 0, later: 0, last: 0 };
      let board: Packed = new Int16Array(0);
      const look = (moves: ReadonlyMap<number, Move>) => {
        const rows = [...moves.values()].map(([, , , row]) => row - 1);
        if (new Set(rows).size < rows.length) return;
        outlook.look(board);
        taken.fill(NOTHING);
        for (const [seat, move] of moves) taken[seat] = move[3] - 1;
        outlook.chances(taken, 0, told);
        const wasScored = board[SCORED] === 1;
        const start = board.slice();
        let goesOn = false;
        for (const [seat, move] of moves) goesOn = choose(board, seat, move[3] - 1);
        if (goesOn) {
          describeRoundEnd(board, start, null, inputs);
          evaluate(inputs, wanted);
          toChances(wanted, players);
        } else for (let seat = 0; seat < players; seat++) wanted[seat] = shareOf(board, seat);
        const kind = !goesOn ? 'last' : wasScored ? 'later' : board[SCORED] === 1 ? 'scoring' : 'earlier';
        seen[kind] += 1;
        for (let seat = 0; seat < players; seat++) expect(told[seat]).toBeCloseTo(wanted[seat]!, 4);
      };
      for (let n = 0; n < 6; n++)
        walkThrows(
          players,
          `outlook ${n}`,
          state => {
            board = packView(ruRaRe.view(state, null));
          },
          look,
        );
      for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
    },
  );
});

describe('mixes', () => {
  it.each([2, 3, 4])(
    'nobody gains by departing from them, once there was patience, at a table of %i',
    players => {
      const throws = newThrows(newOutlook(netFor(players)), MANNER);
      const regrets = newRegrets();
      const against = newAgainst();
      const mixes = new Float64Array(32);
      const worth = new Float64Array(8);
      let looked = 0;
      const gains = (patience: { rounds: number; inertia: number }, board: Packed): number => {
        const thrown = throws(board);
        regrets(thrown, patience, mixes);
        let most = 0;
        for (let i = 0; i < thrown.asked; i++) {
          against(thrown, mixes, i, worth);
          const own = mixes.subarray(thrown.count * i, thrown.count * (i + 1));
          expect(own.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
          const mean = own.reduce((sum, share, n) => sum + share * worth[n]!, 0);
          most = Math.max(most, Math.max(...worth.subarray(0, thrown.count)) - mean);
        }
        return most;
      };
      let [hasty, patient] = [0, 0];
      walkThrows(players, 'mixes', state => {
        if (state.throw > 1 || state.lastRound) return;
        const board = packView(ruRaRe.view(state, null));
        hasty += gains({ rounds: 1, inertia: 0 }, board);
        patient += gains({ rounds: 300, inertia: 0 }, board);
        looked += 1;
      });
      expect(looked).toBeGreaterThan(5);
      expect(patient / looked).toBeLessThan(0.004);
      expect(patient).toBeLessThan(hasty / 3);
    },
  );
});

describe('the exploiter', () => {
  it('does what is best against the very mixes of the others', () => {
    const depth = { ...MANNER, rounds: 3, inertia: 0 };
    const bot = exploiterOf(netFor, depth);
    const think = newThinking(netFor(3), depth);
    const against = newAgainst();
    const worth = new Float64Array(8);
    walkThrows(3, 'exploited', state => {
      const seat = state.waiting[0]!;
      const view = ruRaRe.view(state, seat);
      const legal = ruRaRe.legalMoves(view, seat);
      const move = bot(view, seat, legal, quickRandom('none'));
      const { thrown, mixes } = think(view);
      against(thrown, mixes, 0, worth);
      expect(worth[legal.indexOf(move)]).toBe(Math.max(...worth.subarray(0, thrown.count)));
    });
  });
});
