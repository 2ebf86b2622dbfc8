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

/** The cells whose tiles are joined to a cell's: both are open on the side they share. [K-40] */
export const joinedTo = (pyramid: Pyramid, cell: Cell): readonly Cell[] => {
  const laid = pyramid.get(cell);
  if (laid === undefined) return [];
  return openSides(cell, laid).flatMap(side => {
    const other = beyond(cell, side);
    const there = other === null ? undefined : pyramid.get(other);
    return other !== null && there !== undefined && isOpen(other, there, OPPOSITE[side]) ? [other] : [];
  });
};

/** All tiles that can be reached from one, itself included, in the order of the cells. */
export const reachFrom = (pyramid: Pyramid, start: Cell): readonly Cell[] => {
  const seen = new Set<Cell>([start]);
  const open = [start];
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    for (const other of joinedTo(pyramid, cell)) {
      if (seen.has(other)) continue;
      seen.add(other);
      open.push(other);
    }
  }
  return CELLS.filter(cell => seen.has(cell));
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
    return openSides(cell, laid).every(side => {
      const other = beyond(cell, side);
      if (other === null) return false;
      const there = pyramid.get(other);
      return !strict || (there !== undefined && isOpen(other, there, OPPOSITE[side]));
    });
  });
