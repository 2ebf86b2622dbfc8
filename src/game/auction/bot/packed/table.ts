import type { AuctionKind } from '../../auction.ts';
import type { AuctionArea, AuctionState, AuctionStep, AuctionTable } from '../../table.ts';
import { AUCTION_TRACK, raTrackLength } from '../../tracks.ts';

/**
 * A table as thoughts by the hundred thousand need it: one list of whole numbers, copied with `set`. These are the places
 * of what both games lay on it; a game's own begin at `OWN`. A seat's number stands at the place plus the seat.
 */
export type Packed = Int32Array;

export const PLAYERS = 0;
export const EPOCH = 1;
/** Ra tiles on the Ra track, and how many end the epoch. */
export const RA_TRACK = 2;
export const RA_END = 3;
export const CENTRE = 4;
/** One of `TURN`, `AUCTION`, `OVER`, or a game's own from `OWN_STEP` on. */
export const STEP = 5;
/** Who is to act; `NOBODY` when the match is over. */
export const ACTOR = 6;
/** The Ra player of the auction, or whoever's turn is being settled. */
export const CALLER = 7;
/** One of `VOLUNTARY`, `FULL_TRACK`, `RA_TILE`. */
export const CAUSE = 8;
/** The highest bid so far: `NOBODY` and 0 when there is none. */
export const BEST_SEAT = 9;
export const BEST_SUN = 10;
/** Tiles in the bag, and Ra tiles among them. */
export const BAG = 11;
export const RA_LEFT = 12;
/** How many spaces of the auction track are in use, gaps included; the spaces: a tile's number, or `GAP`. */
export const SPACES = 13;
export const TRACK = 14;
export const FAME = TRACK + AUCTION_TRACK;
export const MOST_SEATS = 5;
/** Face-up and face-down suns of each seat: sun n is the bit n − 1. */
export const LIVE = FAME + MOST_SEATS;
export const SPENT = LIVE + MOST_SEATS;
export const OWN = SPENT + MOST_SEATS;

export const TURN = 0;
export const AUCTION = 1;
export const OVER = 2;
export const OWN_STEP = 3;

export const VOLUNTARY = 0;
export const FULL_TRACK = 1;
export const RA_TILE = 2;

export const NOBODY = -1;
/** No tile lies here. The number of Ra tiles, which never lie on the auction track. */
export const GAP = 0;

const CAUSES: Readonly<Record<AuctionKind, number>> = {
  voluntary: VOLUNTARY,
  'full-track': FULL_TRACK,
  'ra-tile': RA_TILE,
};

type Numbered<Lying> = (tile: Lying) => number;

/** Writes down what both games lay on the table, but for a step of the game's own. */
export const packTable = <Lying extends string>(
  s: Packed,
  table: AuctionTable<Lying | null, AuctionArea> & Pick<AuctionState<Lying | null, AuctionArea>, 'step'>,
  numberOf: Numbered<Lying>,
): void => {
  s[PLAYERS] = table.areas.length;
  s[EPOCH] = table.epoch;
  s[RA_TRACK] = table.raTrack;
  s[RA_END] = raTrackLength(table.areas.length);
  s[CENTRE] = table.centre;
  s[BAG] = table.bag;
  s[RA_LEFT] = table.raLeft;
  s[SPACES] = table.track.length;
  for (let space = 0; space < AUCTION_TRACK; space++) {
    const tile = table.track[space];
    s[TRACK + space] = tile == null ? GAP : numberOf(tile);
  }
  for (const [seat, { fame, suns }] of table.areas.entries()) {
    s[FAME + seat] = fame;
    s[LIVE + seat] = bitsOf(suns.faceUp);
    s[SPENT + seat] = bitsOf(suns.faceDown);
  }
  s[ACTOR] = s[CALLER] = s[BEST_SEAT] = NOBODY;
  s[BEST_SUN] = 0;
  packStep(s, table.step as AuctionStep);
};

const packStep = (s: Packed, step: AuctionStep): void => {
  switch (step.kind) {
    case 'turn':
      s[STEP] = TURN;
      s[ACTOR] = step.player;
      break;
    case 'auction':
      s[STEP] = AUCTION;
      s[ACTOR] = step.toSpeak[0];
      s[CALLER] = step.caller;
      s[CAUSE] = CAUSES[step.cause];
      s[BEST_SEAT] = step.best?.seat ?? NOBODY;
      s[BEST_SUN] = step.best?.sun ?? 0;
      break;
    case 'over':
      s[STEP] = OVER;
  }
};

const bitsOf = (suns: readonly number[]): number => suns.reduce((bits, sun) => bits | (1 << (sun - 1)), 0);
