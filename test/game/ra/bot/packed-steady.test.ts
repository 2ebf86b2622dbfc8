import { describe, expect, it } from 'vitest';
import { noMoves } from '../../../../src/game/auction/bot/packed/moves.ts';
import { legalMoves, moveOf } from '../../../../src/game/ra/bot/packed/moves.ts';
import { packedSteady } from '../../../../src/game/ra/bot/packed/steady.ts';
import { newPacked, pack } from '../../../../src/game/ra/bot/packed/table.ts';
import { steady } from '../../../../src/game/ra/bot/steady.ts';
import { WEIGHTS } from '../../../../src/game/ra/bot/weights.ts';
import { ra } from '../../../../src/game/ra/rules.ts';
import { playMatch } from './matches.ts';

describe.each([2, 3, 4, 5])('steady on packed tables, %i players', players => {
  it('makes the moves that steady makes', () => {
    const choose = packedSteady(WEIGHTS);
    const list = noMoves();
    const table = newPacked();
    const other: string[] = [];
    let decisions = 0;
    for (let n = 0; n < 2; n++) {
      playMatch(`packed steady ${players} ${n}`, Array(players).fill(steady), {
        chosen: ({ state, move, legal }) => {
          if (legal.length === 1) return;
          pack(ra.view(state, null), table);
          const mine = moveOf(choose(table, list, legalMoves(table, list)));
          if (mine.join() !== move.join()) other.push(`${state.step.kind}: ${mine} for ${move}`);
          decisions += 1;
        },
      });
    }
    expect(decisions).toBeGreaterThan(100);
    // Sums are added up in another order: where two moves are level, the other one may be made.
    expect(other.length, other.join('\n')).toBeLessThanOrEqual(decisions / 200);
  });
});
