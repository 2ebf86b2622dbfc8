import { mustBid } from '../../../../game/auction/auction.ts';
import { hasFaceUpSun } from '../../../../game/auction/suns.ts';
import { isFull } from '../../../../game/auction/tracks.ts';
import type { AnyMove } from '../../../../game/contract.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import type { AuctionView } from './auction-view.ts';
import { spokenIn } from './facts.ts';

/**
 * What the rules refuse by one code and the rulebook for several reasons: each of these has a sentence of its own in both
 * games.
 */
export type ToldApart =
  | 'bid-or-pass'
  | 'must-bid-first'
  | 'no-auction'
  | 'no-passing'
  | 'no-passing-full'
  | 'no-sun-left'
  | 'has-spoken'
  | 'settle-first';

/** Why a press did nothing, as exactly as the rulebook has it; the code itself where that says all. */
export const reasonOf = (
  view: AuctionView,
  seat: Seat,
  [name]: AnyMove,
  refusal: string,
): ToldApart | string => {
  const { step, track } = view;
  if (refusal === 'not-your-turn') {
    if (!hasFaceUpSun(at(view.areas, seat).suns)) return 'no-sun-left'; // [T-01, A-01]
    return spokenIn(view, seat) ? 'has-spoken' : refusal;
  }
  if (refusal !== 'not-now') return refusal;
  if (step.kind === 'auction') {
    return 'toSpeak' in step && mustBid(step) ? 'must-bid-first' : 'bid-or-pass';
  }
  if (step.kind !== 'turn') return 'settle-first';
  if (name === 'bid') return 'no-auction';
  if (name !== 'pass') return refusal;
  return isFull(track) ? 'no-passing-full' : 'no-passing'; // [T-01, T-02]
};
