import { beyond, CELLS, type Cell, OPPOSITE, type Side, sidesOf } from './pyramid.ts';
import { type TileId, type Turn, tileOf } from './tiles.ts';

/** A tile as it lies. */
export type Laid = { readonly tile: TileId; readonly turn: Turn };
/** The tiles of the pyramid by cell; an empty cell has none. */
export type Pyramid = ReadonlyMap<Cell, Laid> | { get(cell: Cell): Laid | undefined };

/** The sides on which a tile is open: `openings` of them, clockwise from the one its turn points at. */
export const openSides = (cell: Cell, { tile, turn }: Laid): readonly Side[] =>
  OPEN.get(cell)![tileOf(tile).openings]![turn]!;

/** By cell, number of openings and turn. */
const OPEN: ReadonlyMap<Cell, readonly (readonly (readonly Side[])[])[]> = new Map(
  CELLS.map(cell => {
    const sides = sidesOf(cell);
    const from = (turn: number, openings: number) =>
      Array.from({ length: openings }, (_, i) => sides[(turn + i) % sides.length]!);
    return [cell, [0, 1, 2, 3].map(openings => [0, 1, 2].map(turn => from(turn, openings)))];
  }),
);

const isOpen = (cell: Cell, laid: Laid, side: Side): boolean => openSides(cell, laid).includes(side);

/** Where an open side leads: to another cell, and in through a side of that. */
type Way = { readonly to: Cell; readonly side: Side };

/** By cell, number of openings and turn: the ways out of a tile. An opening on an outer side leads nowhere. */
const WAYS: ReadonlyMap<Cell, readonly (readonly (readonly Way[])[])[]> = new Map(
  [...OPEN].map(([cell, byOpenings]) => {
    const waysFrom = (sides: readonly Side[]) =>
      sides.flatMap(side => {
        const to = beyond(cell, side);
        return to === null ? [] : [{ to, side: OPPOSITE[side] }];
      });
    return [cell, byOpenings.map(byTurn => byTurn.map(waysFrom))];
  }),
);

const waysOut = (cell: Cell, { tile, turn }: Laid): readonly Way[] =>
  WAYS.get(cell)![tileOf(tile).openings]![turn]!;

/** The cells whose tiles are joined to a cell's: both are open on the side they share. [K-40] */
export const joinedTo = (pyramid: Pyramid, cell: Cell): readonly Cell[] => {
  const laid = pyramid.get(cell);
  if (laid === undefined) return [];
  const joined: Cell[] = [];
  for (const { to, side } of waysOut(cell, laid)) {
    const there = pyramid.get(to);
    if (there !== undefined && isOpen(to, there, side)) joined.push(to);
  }
  return joined;
};

/** All tiles that can be reached from one, itself included, in the order of the cells. */
export const reachFrom = (pyramid: Pyramid, start: Cell): readonly Cell[] => {
  const reach = [start];
  const seen = new Set(reach);
  for (const cell of reach) {
    for (const other of joinedTo(pyramid, cell)) {
      if (seen.has(other)) continue;
      seen.add(other);
      reach.push(other);
    }
  }
  return reach.length === 1 ? reach : CELLS.filter(cell => seen.has(cell));
};

/** Every network: a largest set of two or more joined tiles. A single tile is none. [K-40] */
export const networksOf = (pyramid: Pyramid): readonly (readonly Cell[])[] => {
  const counted = new Set<Cell>();
  const networks: (readonly Cell[])[] = [];
  for (const cell of CELLS) {
    if (counted.has(cell) || pyramid.get(cell) === undefined) continue;
    const reach = reachFrom(pyramid, cell);
    for (const other of reach) counted.add(other);
    if (reach.length > 1) networks.push(reach);
  }
  return networks;
};

/**
 * Is a network closed? No tile of it is open on an outer side of the pyramid; the strict reading wants every
 * opening to meet an opening. [K-42, reading]
 */
export const isClosed = (pyramid: Pyramid, network: readonly Cell[], strict: boolean): boolean =>
  network.every(cell => {
    const laid = pyramid.get(cell)!;
    const met = strict ? joinedTo(pyramid, cell) : waysOut(cell, laid);
    return met.length === tileOf(laid.tile).openings;
  });
