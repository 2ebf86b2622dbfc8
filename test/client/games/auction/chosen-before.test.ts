import { describe, expect, it } from 'vitest';
import {
  type ChosenBefore,
  mayChooseBefore,
  stillStands,
} from '../../../../src/client/games/auction/rim/chosen-before.ts';
import type { AuctionView } from '../../../../src/client/games/auction/view/auction-view.ts';
import type { Sun } from '../../../../src/game/auction/suns.ts';

const EVENTS = [{ type: 'draw' }, { type: 'invoke' }];
const auction = (toSpeak: readonly number[], best: { seat: number; sun: number } | null, caller = 0) =>
  ({
    step: { kind: 'auction', cause: 'voluntary', caller, toSpeak, best },
    areas: [{ suns: { faceUp: [4, 9], faceDown: [] } }, { suns: { faceUp: [7], faceDown: [] } }],
  }) as unknown as AuctionView;
const NINE: ChosenBefore = { move: ['bid', 9 as Sun], auction: 1 };
const PASS: ChosenBefore = { move: ['pass'], auction: 1 };

describe('what was chosen before one is asked', () => {
  it.each([
    ['a sun stands while nothing is bid', NINE, auction([1, 0], null), true],
    ['and when a lower one is bid', NINE, auction([0], { seat: 1, sun: 7 }), true],
    ['not when a higher one is [A-02]', NINE, auction([0], { seat: 1, sun: 12 }), false],
    ['a pass stands whatever is bid', PASS, auction([0], { seat: 1, sun: 12 }), true],
    ['not when the Ra player must bid [A-04]', PASS, auction([0], null), false],
    ['but before that it does', PASS, auction([1, 0], null), true],
    ['nothing stands once it has been said', NINE, auction([1], { seat: 0, sun: 9 }), false],
  ] as const)('%s', (_what, chosen, view, expected) => {
    expect(stillStands(chosen, EVENTS, view, 0)).toBe(expected);
  });

  it('falls with its auction: the next one is about another lot', () => {
    const later = [...EVENTS, { type: 'unsold' }, { type: 'invoke' }];
    expect(stillStands(NINE, later, auction([1, 0], null), 0)).toBe(false);
    const turn = { ...auction([1, 0], null), step: { kind: 'turn', player: 0 } } as unknown as AuctionView;
    expect(stillStands(NINE, EVENTS, turn, 0)).toBe(false);
  });

  it('a sun that is no longer one’s own does not stand', () => {
    expect(stillStands({ move: ['bid', 8 as Sun], auction: 1 }, EVENTS, auction([1, 0], null), 0)).toBe(
      false,
    );
  });

  it('is chosen by those who are still to be asked, and not by whoever is asked now', () => {
    expect([0, 1].map(seat => mayChooseBefore(auction([1, 0], null), seat))).toEqual([true, false]);
    expect(mayChooseBefore(auction([1], null), 0)).toBe(false);
  });
});
