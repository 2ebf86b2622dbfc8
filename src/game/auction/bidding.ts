import type { AnyEvent, AnyMove, MoveRule } from '../contract.ts';
import { at, type BySeat } from '../shared/seats.ts';
import { type Auction, type Bid, beginAuction, hear, invokedKind, mustBid, outbids } from './auction.ts';
import { SUNS, type Sun, type Suns } from './suns.ts';
import { type ActingStep, type AuctionArea, type AuctionState, stepOf } from './table.ts';

export type BidOrPass = readonly ['bid', Sun] | readonly ['pass'];

/** Why a bid or a pass is refused. */
export const BID_REFUSALS = ['sun-not-yours', 'sun-face-down', 'sun-too-low', 'caller-must-bid'] as const;
export type BidRefusal = (typeof BID_REFUSALS)[number];

/** Made once and handed out again and again: simulations ask for moves millions of times. */
const BIDS: readonly (readonly ['bid', Sun])[] = SUNS.map(sun => ['bid', sun]);

/** As much of a table as bidding looks at. */
type Bidding = { readonly step: ActingStep; readonly areas: BySeat<{ readonly suns: Suns }> };
type State = AuctionState<string | null, AuctionArea>;
/** A move of both games, which changes the state of either. */
type Rule<Refusal extends string, Move extends AnyMove> = MoveRule<
  Bidding,
  // biome-ignore lint/suspicious/noExplicitAny: what lies on the track is a matter of each game
  any,
  // biome-ignore lint/suspicious/noExplicitAny: as above
  any,
  Refusal,
  Move
>;

/** Ra is invoked as the action of a turn. It always may be. [T-02, T-05, A-03] */
export const invokeRa: Rule<never, readonly ['invokeRa']> = {
  args: 0,
  refusal: () => null,
  make: (state: State, seat, events) => beginAuction(state, seat, invokedKind(state.track), events),
};

/**
 * Bidding, once round the table.
 * @param settle what follows when all have spoken: the auction, with the winning bid as `best`
 */
export const biddingThen = <GameState, Event extends AnyEvent>(
  settle: (state: GameState, spoken: Auction, events: Event[]) => void,
) => {
  const speak = (state: State, sun: Sun | null, events: Event[]): void => {
    const spoken = hear(state, sun, events as never);
    if (spoken !== null) settle(state as unknown as GameState, spoken, events);
  };
  /** A face-up sun of one's own that beats the bids so far. */
  const bid: Rule<BidRefusal, readonly ['bid', Sun]> = {
    args: 1,
    refusal: (table, seat, sun) => refusalOfSun(at(table.areas, seat).suns, sun, auctionOn(table).best),
    legal: (table, seat, moves) => {
      const { best } = auctionOn(table);
      for (const sun of at(table.areas, seat).suns.faceUp)
        if (outbids(sun, best)) moves.push(BIDS[sun - 1] ?? ['bid', sun]);
    },
    make: (state, _seat, events, sun) => speak(state, sun, events),
  };
  /** Whoever called of their own will must bid when everybody else has passed. */
  const pass: Rule<BidRefusal, readonly ['pass']> = {
    args: 0,
    refusal: table => (mustBid(auctionOn(table)) ? 'caller-must-bid' : null),
    make: (state, _seat, events) => speak(state, null, events),
  };
  return { bid, pass };
};

const auctionOn = (table: Bidding): Auction => stepOf(table, 'auction') as Auction;

const refusalOfSun = (suns: Suns, sun: unknown, best: Bid | null): BidRefusal | null => {
  if (suns.faceDown.includes(sun as Sun)) return 'sun-face-down';
  if (!suns.faceUp.includes(sun as Sun)) return 'sun-not-yours';
  return outbids(sun as Sun, best) ? null : 'sun-too-low';
};
