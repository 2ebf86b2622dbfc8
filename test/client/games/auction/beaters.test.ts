import { describe, expect, it } from 'vitest';
import { standingOf } from '../../../../src/client/games/auction/rim/beaters.ts';
import type { AuctionView } from '../../../../src/client/games/auction/view/auction-view.ts';
import type { Bid } from '../../../../src/game/auction/auction.ts';
import type { Sun } from '../../../../src/game/auction/suns.ts';

const HELD = [
  [5, 8, 11, 13],
  [2, 9],
  [3, 12],
] as const;

/** Seat 0 is asked, then seat 1, then seat 2, unless another order is said. */
const asking = (best: Bid | null, toSpeak: readonly number[] = [0, 1, 2]) =>
  ({
    step: { kind: 'auction', cause: 'voluntary', caller: 2, toSpeak, best },
    areas: HELD.map(faceUp => ({ suns: { faceUp, faceDown: [] }, tiles: [], fame: 10 })),
  }) as unknown as AuctionView;

describe('who can still beat a sun [A-02]', () => {
  it.each([
    [
      'all who have a higher one, with the lowest that does',
      5,
      null,
      [
        [1, 9],
        [2, 12],
      ],
    ],
    ['those alone who have a higher one', 11, null, [[2, 12]]],
    ['nobody', 13, null, []],
  ] as const)('%s', (_what, sun, best, expected) => {
    expect(standingOf(asking(best), 0, sun as Sun)).toEqual(
      expected.map(([seat, higher]) => ({ seat, sun: higher })),
    );
  });

  it('a sun that does not beat the best bid is too low', () => {
    expect(standingOf(asking({ seat: 1, sun: 9 as Sun }, [0, 2]), 0, 8 as Sun)).toBe('too-low');
  });

  it('whoever has spoken beats nothing any more', () => {
    expect(standingOf(asking({ seat: 2, sun: 3 as Sun }, [0, 1]), 0, 11 as Sun)).toEqual([]);
  });

  it('whoever is asked before may beat it as well', () => {
    expect(standingOf(asking(null, [1, 2, 0]), 0, 11 as Sun)).toEqual([{ seat: 2, sun: 12 }]);
    expect(standingOf(asking(null, [1, 2, 0]), 0, 13 as Sun)).toEqual([]);
  });

  it('nothing is said of suns outside of auctions, nor by somebody who has spoken', () => {
    const turn = { ...asking(null), step: { kind: 'turn', player: 0 } } as unknown as AuctionView;
    expect(standingOf(turn, 0, 13 as Sun)).toBeNull();
    expect(standingOf(asking(null, [1, 2]), 0, 13 as Sun)).toBeNull();
  });
});
