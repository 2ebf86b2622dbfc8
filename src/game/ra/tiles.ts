import { countingOf } from '../auction/counts.ts';

export const CIVILIZATIONS = ['art', 'agriculture', 'religion', 'astronomy', 'writing'] as const;
export const MONUMENTS = [
  'fortress',
  'obelisk',
  'palace',
  'pyramid',
  'sphinx',
  'statues',
  'step-pyramid',
  'temple',
] as const;
export const RIVER = ['flood', 'nile'] as const;
export const DISASTERS = ['funeral', 'drought', 'unrest', 'earthquake'] as const;

export type Monument = (typeof MONUMENTS)[number];
export type Disaster = (typeof DISASTERS)[number];

/** What can lie in front of a player: everything but Ra tiles, and disasters, which leave at once. */
export const KINDS = ['god', 'pharaoh', 'nile', 'flood', 'gold', ...CIVILIZATIONS, ...MONUMENTS] as const;
export type Kind = (typeof KINDS)[number];

/** What can lie on the auction track. */
export type Lying = Kind | Disaster;

/** A tile as it lies in the bag. */
export const TILES = ['ra', ...KINDS, ...DISASTERS] as const;
export type Tile = (typeof TILES)[number];

/** How many of each lie in the bag: 180 in all. [R, components] */
export const TILE_COUNTS: Readonly<Record<Tile, number>> = {
  ra: 30,
  god: 8,
  pharaoh: 25,
  nile: 25,
  flood: 12,
  gold: 5,
  art: 5,
  agriculture: 5,
  religion: 5,
  astronomy: 5,
  writing: 5,
  fortress: 5,
  obelisk: 5,
  palace: 5,
  pyramid: 5,
  sphinx: 5,
  statues: 5,
  'step-pyramid': 5,
  temple: 5,
  funeral: 2,
  drought: 2,
  unrest: 4,
  earthquake: 2,
};

export const isTile = (name: unknown): name is Tile => TILES.includes(name as Tile);
export const isKind = (name: unknown): name is Kind => KINDS.includes(name as Kind);
export const isDisaster = (tile: Lying): tile is Disaster => DISASTERS.includes(tile as Disaster);

/** How many tiles of each kind somebody holds, in the order of `KINDS`. */
export const { noTiles, count, addTiles, countAll, removeAll } = countingOf(KINDS);
