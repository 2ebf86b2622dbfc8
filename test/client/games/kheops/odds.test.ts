import { describe, expect, it } from 'vitest';
import { oddsOf, sumOf } from '../../../../src/client/games/kheops/worth/odds.ts';
import { thinkThrough } from '../../../../src/client/games/thinking/thinking.ts';
import { CELLS } from '../../../../src/game/kheops/pyramid.ts';
import { kheops } from '../../../../src/game/kheops/rules.ts';
import { standing } from '../../../../src/game/kheops/score.ts';
import type { View } from '../../../../src/game/kheops/table.ts';
import { position, tile } from '../../../game/kheops/position.ts';
import { gallery, viewOf, wholeMatch } from './on-screen.tsx';

const odds = (view: View) => thinkThrough(oddsOf(view)!);

describe('what may be had at the end [K-40 to K-45]', () => {
  it('is not asked after the end', () => {
    expect(oddsOf(viewOf(wholeMatch('over').state, 0))).toBeNull();
  });

  it('is what it comes to, where only one end is possible', () => {
    // Only the apex is left, for a tile that lies there alike in every turn.
    const last = position({
      pyramid: Object.fromEntries(CELLS.slice(1).map((cell, i) => [cell, i])),
      pawns: { '1,1': 'w:worker', '6,0': 'w:worker', '3,4': 'w:worker', '5,4': 'b:worker' },
      hands: [[48], [49]],
      step: { kind: 'tile', player: 1 },
    });
    const { likely, best } = odds(viewOf(last, 1));
    kheops.apply(last, 1, ['layTile', tile(49), '0,0', 0]);
    const { scores, ankhs } = standing(last);
    expect(likely.map(sumOf)).toEqual(scores);
    expect(likely.map(points => points.ankhs)).toEqual(ankhs.map(n => n ** 2));
    expect(best).toEqual(likely);
    expect(Math.max(...scores)).toBeGreaterThan(0);
  });

  it('is never likelier than at best, and the same for the same table', () => {
    const view = viewOf(gallery('late').state, 0);
    const { likely, best } = odds(view);
    for (const seat of [0, 1]) expect(sumOf(best[seat]!)).toBeGreaterThanOrEqual(sumOf(likely[seat]!));
    expect(odds(structuredClone(view))).toEqual({ likely, best });
  });

  it('knows no more than the view: hidden tiles are any of those not in sight [K-03]', () => {
    const { state } = gallery('late');
    const other = structuredClone(state);
    const [, hand] = other.secret.hands;
    // The stock and the other hand change places: seat 0 cannot tell.
    const mixed = [...other.secret.stock, ...hand!].reverse();
    hand!.splice(0, hand!.length, ...mixed.splice(0, hand!.length));
    other.secret.stock.splice(0, other.secret.stock.length, ...mixed);
    expect(other.secret).not.toEqual(state.secret);
    expect(odds(viewOf(other, 0))).toEqual(odds(viewOf(state, 0)));
  });

  it('leaves the table as it is', () => {
    const view = viewOf(gallery('late').state);
    const before = structuredClone(view);
    odds(view);
    expect(view).toEqual(before);
  });
});
