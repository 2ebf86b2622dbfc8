import {
  ACTOR,
  CALLER,
  MOST_SEATS,
  OWN,
  OWN_STEP,
  type Packed,
  packTable,
  STEP,
} from '../../../auction/bot/packed/table.ts';
import { AUCTION_TRACK } from '../../../auction/tracks.ts';
import type { Table, View } from '../../table.ts';
import type { Lying, Tile } from '../../tiles.ts';
import { CIVILIZATIONS, KINDS, type Kind, MONUMENTS, TILES } from '../../tiles.ts';

/** A tile's number: its place in `TILES`. Ra tiles are 0, as gaps are, for they never lie on the auction track. */
export const tileNumber = (tile: Tile): number => TILES.indexOf(tile);
/** A kind's number: its place in `KINDS`, one below its tile's. */
export const kindNumber = (kind: Kind): number => KINDS.indexOf(kind);

export const [GOD, PHARAOH, NILE, FLOOD, GOLD] = [0, 1, 2, 3, 4] as const;
export const FIRST_CIVILIZATION = kindNumber(CIVILIZATIONS[0]);
export const FIRST_MONUMENT = kindNumber(MONUMENTS[0]);
export const KIND_COUNT = KINDS.length;
export const TILE_COUNT = TILES.length;

export const GOD_TILE = tileNumber('god');
/** Disasters are the tiles from here on: funeral, drought, unrest, earthquake. */
export const FIRST_DISASTER = tileNumber('funeral');
export const [FUNERAL, DROUGHT, UNREST, EARTHQUAKE] = [
  FIRST_DISASTER,
  FIRST_DISASTER + 1,
  FIRST_DISASTER + 2,
  FIRST_DISASTER + 3,
] as const;
export const isDisaster = (tile: number): boolean => tile >= FIRST_DISASTER;

/** Steps of this game alone. */
export const GODS = OWN_STEP;
export const DISASTER = OWN_STEP + 1;

/** Whether gods may take disasters (the table's option). */
export const DISASTERS_TAKEN = OWN;
/** The disaster whose owner is to choose, whether a god took it, and those that strike after it. `CALLER` is whose turn it is. */
export const STRIKES = OWN + 1;
export const BY_GOD = OWN + 2;
export const PENDING = OWN + 3;
export const PENDING_TILES = OWN + 4;
/** Tiles left in the bag, by tile. */
export const IN_BAG = PENDING_TILES + AUCTION_TRACK;
/** What each seat holds: at `HELD + KIND_COUNT * seat + kind`. */
export const HELD = IN_BAG + TILE_COUNT;
export const SIZE = HELD + KIND_COUNT * MOST_SEATS;

export const heldBy = (seat: number): number => HELD + KIND_COUNT * seat;

/** An empty table to pack into or to copy to. */
export const newPacked = (): Packed => new Int32Array(SIZE);

/** What a seat sees, in numbers; where it is not told what is left in the bag, none of that. */
export const pack = (view: Table | View, into: Packed = newPacked()): Packed => {
  const s = into.fill(0);
  packTable<Lying>(s, view, tileNumber);
  s[DISASTERS_TAKEN] = view.options.godsTakeDisasters ? 1 : 0;
  if ('inBag' in view) s.set(view.inBag, IN_BAG);
  for (const [seat, { tiles }] of view.areas.entries()) s.set(tiles, heldBy(seat));
  const { step } = view;
  if (step.kind === 'gods') {
    s[STEP] = GODS;
    s[ACTOR] = step.player;
  } else if (step.kind === 'disaster') {
    s[STEP] = DISASTER;
    s[ACTOR] = step.player;
    s[CALLER] = step.turnOf;
    s[STRIKES] = tileNumber(step.tile);
    s[BY_GOD] = step.by === 'god' ? 1 : 0;
    s[PENDING] = step.pending.length;
    for (const [i, tile] of step.pending.entries()) s[PENDING_TILES + i] = tileNumber(tile);
  }
  return s;
};
