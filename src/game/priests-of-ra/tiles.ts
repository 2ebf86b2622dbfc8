import { countingOf } from '../auction/counts.ts';

/** A tile as it lies in the bag; two sides are named with a stroke between them. */
export const TILES = [
  'ra',
  'farmer/warrior',
  'merchant/scribe',
  'granary/fortress',
  'market/library',
  'chamber-red/chamber-blue',
  'chamber-green/chamber-yellow',
  'pyramid',
  'priest',
  'plague',
] as const;
export type Tile = (typeof TILES)[number];

/** How many of each lie in the bag: 174 in all. [P, components] */
export const TILE_COUNTS: Readonly<Record<Tile, number>> = {
  ra: 30,
  'farmer/warrior': 30,
  'merchant/scribe': 30,
  'granary/fortress': 15,
  'market/library': 15,
  'chamber-red/chamber-blue': 7,
  'chamber-green/chamber-yellow': 7,
  pyramid: 15,
  priest: 15,
  plague: 10,
};

export const PEOPLE = ['farmer', 'warrior', 'merchant', 'scribe'] as const;
export const BUILDINGS = ['granary', 'fortress', 'market', 'library'] as const;
export const CHAMBERS = ['chamber-red', 'chamber-blue', 'chamber-green', 'chamber-yellow'] as const;
export const ONE_SIDED = ['pyramid', 'priest', 'plague'] as const;

export type Person = (typeof PEOPLE)[number];
export type Building = (typeof BUILDINGS)[number];

/** The sides that can lie up on the auction track or in front of a player. */
export const SIDES = [...PEOPLE, ...BUILDINGS, ...CHAMBERS, ...ONE_SIDED] as const;
export type Side = (typeof SIDES)[number];
export type OneSided = (typeof ONE_SIDED)[number];
export type TwoSided = Exclude<Tile, OneSided | 'ra'>;
/** A side that has another one on its back. */
export type Turnable = Exclude<Side, OneSided>;

/** The side on the back of each two-sided tile. [P-01] */
export const OTHER_SIDE: Readonly<Record<Turnable, Turnable>> = {
  farmer: 'warrior',
  warrior: 'farmer',
  merchant: 'scribe',
  scribe: 'merchant',
  granary: 'fortress',
  fortress: 'granary',
  market: 'library',
  library: 'market',
  'chamber-red': 'chamber-blue',
  'chamber-blue': 'chamber-red',
  'chamber-green': 'chamber-yellow',
  'chamber-yellow': 'chamber-green',
};
export const TURNABLE = [...PEOPLE, ...BUILDINGS, ...CHAMBERS] as const;

/** Both sides of a two-sided tile. [P-01] */
export const SIDES_OF: Readonly<Record<TwoSided, readonly [Turnable, Turnable]>> = {
  'farmer/warrior': ['farmer', 'warrior'],
  'merchant/scribe': ['merchant', 'scribe'],
  'granary/fortress': ['granary', 'fortress'],
  'market/library': ['market', 'library'],
  'chamber-red/chamber-blue': ['chamber-red', 'chamber-blue'],
  'chamber-green/chamber-yellow': ['chamber-green', 'chamber-yellow'],
};

export const isTile = (name: unknown): name is Tile => TILES.includes(name as Tile);
export const isTwoSided = (tile: Tile): tile is TwoSided => tile in SIDES_OF;
export const isTurnable = (side: unknown): side is Turnable => TURNABLE.includes(side as Turnable);

/** How many tiles of each side somebody holds, in the order of `SIDES`. */
export const { noTiles, count, addTiles, countAll, removeAll } = countingOf(SIDES);
