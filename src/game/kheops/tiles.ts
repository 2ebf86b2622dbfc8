import data from './tiles.json' with { type: 'json' };

/** Powers that work at once when a pawn is placed. [K-12] */
export const POWERS = ['rotate-corridor', 'rotate-room', 'swap', 'move'] as const;
export type Power = (typeof POWERS)[number];

export const SARCOPHAGI = ['sarcophagus-red', 'sarcophagus-green', 'sarcophagus-blue'] as const;
export type Sarcophagus = (typeof SARCOPHAGI)[number];

export type Symbol = Power | Sarcophagus | 'curse' | 'no-pawn' | 'double' | 'ankh';

declare const isTileId: unique symbol;
/** A tile by its number in `tiles.json`, 0 to 49; marked, so that no turn, seat or count is taken for one. */
export type TileId = number & { readonly [isTileId]: true };
/** How often a tile is turned by 120°. */
export type Turn = 0 | 1 | 2;

/** A tile as it lies. */
export type Laid = { readonly tile: TileId; readonly turn: Turn };

export type Tile = {
  readonly id: TileId;
  readonly kind: 'room' | 'corridor';
  /** On how many of its three sides it is open, one after the other. */
  readonly openings: 1 | 2 | 3;
  readonly symbol: Symbol | null;
};

/** The 50 tiles, each at the place of its number: a considered set, as the rulebook lists none. [K, reading] */
export const TILES: readonly Tile[] = data as readonly object[] as readonly Tile[];
export const TURNS: readonly Turn[] = [0, 1, 2];

export const tileOf = (id: TileId): Tile => {
  const tile = TILES[id];
  if (tile === undefined) throw new RangeError(`no tile ${id}`);
  return tile;
};

/** Anything may be asked: an array also has members that are no tiles, and `'7'` is none. */
export const isTile = (id: unknown): id is TileId => typeof id === 'number' && TILES[id] !== undefined;
export const isTurn = (turn: unknown): turn is Turn => TURNS.includes(turn as Turn);
export const isPower = (symbol: Symbol | null): symbol is Power => POWERS.includes(symbol as Power);
