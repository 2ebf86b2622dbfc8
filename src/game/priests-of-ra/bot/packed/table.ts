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
import type { Table, View } from '../../table.ts';
import {
  BUILDINGS,
  CHAMBERS,
  OTHER_SIDE,
  PEOPLE,
  SIDES,
  SIDES_OF,
  type Side,
  TILES,
  type Tile,
  TURNABLE,
  type TwoSided,
} from '../../tiles.ts';

/** A side's number: its place in `SIDES`. On the auction track it is one more, as 0 is a gap there. */
export const sideNumber = (side: Side): number => SIDES.indexOf(side);
export const SIDE_COUNT = SIDES.length;
/** Sides that have another one on their back come first: people, then buildings, then chambers. */
export const TURNABLE_COUNT = TURNABLE.length;
export const FIRST_BUILDING = sideNumber(BUILDINGS[0]);
export const FIRST_CHAMBER = sideNumber(CHAMBERS[0]);
export const PEOPLE_COUNT = PEOPLE.length;
export const PYRAMID = sideNumber('pyramid');
export const PRIEST = sideNumber('priest');
export const PLAGUE = sideNumber('plague');
/** The side on the back of each that has one. */
export const BACK = Int32Array.from(TURNABLE, side => sideNumber(OTHER_SIDE[side]));

/** A tile's number: its place in `TILES`. */
export const tileNumber = (tile: Tile): number => TILES.indexOf(tile);
export const TILE_COUNT = TILES.length;
export const RA = tileNumber('ra');
/** The sides of each tile, the same twice where there is one; of a Ra tile −1. */
export const FIRST_SIDE = Int32Array.from(TILES, tile => sidesOf(tile, 0));
export const SECOND_SIDE = Int32Array.from(TILES, tile => sidesOf(tile, 1));

function sidesOf(tile: Tile, which: 0 | 1): number {
  const sides = SIDES_OF[tile as TwoSided] as (typeof SIDES_OF)[TwoSided] | undefined;
  return SIDES.indexOf((sides === undefined ? tile : sides[which]) as Side);
}

/** Steps of this game alone. */
export const PLACEMENT = OWN_STEP;
export const PRIESTS = OWN_STEP + 1;

/** The tile that is being placed. */
export const PLACED = OWN;
/** How many tiles may still be turned, and how many of each side have been, by the side that is up now. */
export const TURNS = OWN + 1;
export const TURNED = OWN + 2;
/** Tiles left in the bag, by tile. */
export const IN_BAG = TURNED + TURNABLE_COUNT;
export const ANKHS = IN_BAG + TILE_COUNT;
/** What each seat holds: at `HELD + SIDE_COUNT * seat + side`. */
export const HELD = ANKHS + MOST_SEATS;
export const SIZE = HELD + SIDE_COUNT * MOST_SEATS;

export const heldBy = (seat: number): number => HELD + SIDE_COUNT * seat;

/** An empty table to pack into or to copy to. */
export const newPacked = (): Packed => new Int32Array(SIZE);

/** What a seat sees, in numbers; where it is not told what is left in the bag, none of that. */
export const pack = (view: Table | View, into: Packed = newPacked()): Packed => {
  const s = into.fill(0);
  packTable<Side>(s, view, side => sideNumber(side) + 1);
  if ('inBag' in view) s.set(view.inBag, IN_BAG);
  for (const [seat, { tiles, ankhs }] of view.areas.entries()) {
    s.set(tiles, heldBy(seat));
    s[ANKHS + seat] = ankhs;
  }
  const { step } = view;
  if (step.kind === 'placement') {
    s[STEP] = PLACEMENT;
    s[ACTOR] = step.player;
    s[PLACED] = tileNumber(step.tile);
  } else if (step.kind === 'priests') {
    s[STEP] = PRIESTS;
    s[ACTOR] = step.player;
    s[CALLER] = step.caller;
    s[TURNS] = step.turns;
    for (const side of step.turned) s[TURNED + sideNumber(side)]! += 1;
  }
  return s;
};
