import { at, type Seat } from '../shared/seats.ts';
import { mustBid, outbids } from './auction.ts';
import type { BidOrPass } from './bidding.ts';
import type { Sun } from './suns.ts';
import type { ActingTable, AuctionArea } from './table.ts';
import { AUCTION_TRACK, lotOn, raTrackLength, tilesOn } from './tracks.ts';

/** What may be chosen beforehand in both games of the auction. */
export type AuctionChoice =
  /** For exactly this lot: up to this sun, else pass. */
  | readonly ['limit', Sun]
  /** Pass, whatever else comes to lie there, until the lot changes hands. */
  | readonly ['passLot']
  /** In this epoch: pass as long as at most so many tiles lie there. */
  | readonly ['passTo', number]
  /** In this epoch: draw as long as fewer than so many tiles lie there, and nothing that strikes. */
  | readonly ['drawTo', number];

type Table = Omit<ActingTable<string | null, AuctionArea>, 'step'> & {
  readonly step: { readonly kind: string };
};
type Auctioning = Parameters<typeof mustBid>[0];

const DRAWS = Array.from({ length: AUCTION_TRACK }, (_, i) => ['drawTo', i + 1] as const);
const PASSES = DRAWS.slice(0, -1).map(([, tiles]) => ['passTo', tiles] as const);

/** All of them that a seat may choose, in the order in which a page shows them. None once its suns are spent. */
export const auctionChoices = (table: Table, seat: Seat): readonly AuctionChoice[] => {
  const { faceUp } = at(table.areas, seat).suns;
  if (faceUp.length === 0 || table.step.kind === 'over') return [];
  const lot: readonly AuctionChoice[] =
    tilesOn(table.track) === 0 ? [] : [...faceUp.map(sun => ['limit', sun] as const), ['passLot']];
  return [...lot, ...PASSES, ...DRAWS];
};

/** A limit and a pass are both about the lot that lies there. */
export const auctionSlot = ([kind]: AuctionChoice): string => (kind === 'passLot' ? 'limit' : kind);

/** What a choice was made for. Every lot that is sold leaves another sun in the centre. */
export const auctionSight = (table: Table, [kind]: AuctionChoice): string => {
  const { epoch, centre, track } = table;
  switch (kind) {
    case 'limit':
      return [epoch, centre, ...lotOn(track)].join();
    case 'passLot':
      return [epoch, centre].join();
    case 'passTo':
      return [epoch].join();
    // Where the next Ra ends the epoch, to draw is another matter than before.
    case 'drawTo':
      return [epoch, isRaLast(table)].join();
  }
};

const isRaLast = ({ raTrack, areas }: Table): boolean => raTrack === raTrackLength(areas.length) - 1;

/** @param strikes is there something on the track of which nobody wants more unasked? */
export const auctionAnswer = (
  table: Table,
  seat: Seat,
  choice: AuctionChoice,
  strikes: (tile: string) => boolean,
): BidOrPass | readonly ['draw'] | null => {
  const { step } = table;
  const many = tilesOn(table.track);
  if (step.kind === 'turn' && (step as { readonly player?: Seat }).player === seat)
    return choice[0] === 'drawTo' && many < choice[1] && !lotOn(table.track).some(strikes) ? ['draw'] : null;
  if (step.kind !== 'auction') return null;
  const auction = step as unknown as Auctioning;
  if (auction.toSpeak[0] !== seat) return null;
  switch (choice[0]) {
    case 'limit':
      return bidUpTo(auction, at(table.areas, seat).suns.faceUp, choice[1]);
    case 'passLot':
      return mustBid(auction) ? null : ['pass'];
    case 'passTo':
      return many > choice[1] || mustBid(auction) ? null : ['pass'];
    case 'drawTo':
      return null;
  }
};

/** Whoever speaks last bids the least that is enough; whoever can be outbid says at once how far they go. */
const bidUpTo = ({ best, toSpeak }: Auctioning, faceUp: readonly Sun[], most: Sun): BidOrPass => {
  const bids = faceUp.filter(sun => sun <= most && outbids(sun, best));
  const bid = toSpeak.length === 1 ? bids[0] : bids[bids.length - 1];
  return bid === undefined ? ['pass'] : ['bid', bid];
};
