import { describe, expect, it } from 'vitest';
import { paymentsOf, tallyOf } from '../../../../../src/client/games/kheops/view/payments.ts';
import { standing } from '../../../../../src/game/kheops/score.ts';
import { position } from '../../../../game/kheops/position.ts';
import { wholeMatch } from '../on-screen.tsx';

describe('what a finished pyramid pays', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7])('adds up to the score (match %i) [K-40 to K-44]', n => {
    const { state } = wholeMatch(`payments-${n}`);
    if (state.step.kind !== 'over') throw new Error('a whole match is over');
    const now = standing(state);
    const payments = paymentsOf(state, now);
    expect(tallyOf(payments)).toEqual({ scores: state.step.scores, ankhs: now.ankhs });
    expect(tallyOf([])).toEqual({ scores: [0, 0], ankhs: [0, 0] });
    // Every network lights up, each once.
    expect(new Set(payments.flatMap(({ networks }) => networks))).toEqual(new Set(now.networks));
    expect(payments.flatMap(({ networks }) => networks)).toHaveLength(now.networks.length);
  });

  it('what nobody has comes first, the largest network before the ankhs [K-43, K-44]', () => {
    const { state } = wholeMatch('order');
    const payments = paymentsOf(state, standing(state));
    const paid = payments.filter(({ player }) => player !== null);
    expect(payments.slice(0, -paid.length).map(({ networks }) => networks.length > 0)).toEqual([true]);
    const networks = paid.filter(({ kind }) => kind === 'networks').map(({ points }) => points);
    expect(networks.length).toBeGreaterThan(1);
    expect(networks).toEqual(networks.toSorted((a, b) => a - b));
    expect(paid.slice(0, networks.length).every(({ kind }) => kind === 'networks')).toBe(true);
  });

  it('ankhs pay their square to whoever stands on them [K-44]', () => {
    // 33 to 38 show an ankh.
    const table = position({
      pyramid: { '6,0': 33, '6,4': 34, '6,8': 36 },
      pawns: { '6,0': 'w:worker', '6,4': 'w:worker', '6,8': 'b:worker' },
    });
    expect(
      paymentsOf(table, standing(table)).map(({ cells, points, player }) => [cells, points, player]),
    ).toEqual([
      [['6,0', '6,4'], 4, 0],
      [['6,8'], 1, 1],
    ]);
  });
});
