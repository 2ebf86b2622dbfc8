import { EDGES, OPEN, OUTER } from '../../networks.ts';
import { APEX, CELLS } from '../../pyramid.ts';
import { CELL_COUNT, type Packed } from './board.ts';
import { ANKH, CURSE, IS_ROOM, OPENINGS, SARCOPHAGUS } from './tiles.ts';

const APEX_CELL = CELLS.indexOf(APEX);
/** By `16 * cell + 4 * openings + turn`: the open sides. */
const OPEN_BITS = new Uint8Array(16 * CELL_COUNT);
for (const [cell, byOpenings] of OPEN.entries())
  for (const [openings, byTurn] of byOpenings.entries())
    for (const [turn, bits] of byTurn.entries()) OPEN_BITS[16 * cell + 4 * openings + turn] = bits;
const EDGE = Uint8Array.from(
  EDGES.flatMap(({ cell, side, other, otherSide }) => [cell, side, other, otherSide]),
);
const OUTER_BITS = Uint8Array.from(OUTER);

/** The networks of a pyramid: whose pawns stand where is no part of it. */
export type Networks = {
  /** By cell: its network, or the cell itself where it is in none. Networks are named by their first cell. */
  readonly of: Uint8Array;
  /** How many there are, and their names. */
  count: number;
  readonly names: Uint8Array;
  /** By name: what it pays whoever owns it. */
  readonly points: Uint8Array;
  /** By cell: 1 where an ankh lies that counts. */
  readonly ankh: Uint8Array;
};
export const noNetworks = (): Networks => ({
  of: new Uint8Array(CELL_COUNT),
  count: 0,
  names: new Uint8Array(CELL_COUNT),
  points: new Uint8Array(CELL_COUNT),
  ankh: new Uint8Array(CELL_COUNT),
});

const open = new Uint8Array(CELL_COUNT);
const met = new Uint8Array(CELL_COUNT);
const size = new Uint8Array(CELL_COUNT);
const rooms = new Uint8Array(CELL_COUNT);
const loose = new Uint8Array(CELL_COUNT);
const cursed = new Uint8Array(CELL_COUNT);
const coffins = new Uint8Array(CELL_COUNT);
const colour = new Uint8Array(CELL_COUNT);
const sameColour = new Uint8Array(CELL_COUNT);
const hasApex = new Uint8Array(CELL_COUNT);

/** Finds the networks and what each pays, into `found`. [K-40 to K-42, K-44, K-45] */
export const findNetworks = ({ tile, turn, strict }: Packed, found: Networks): void => {
  const { of, names, points, ankh } = found;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const lies = tile[cell]!;
    open[cell] = lies < 0 ? 0 : OPEN_BITS[16 * cell + 4 * OPENINGS[lies]! + turn[cell]!]!;
    met[cell] = 0;
    of[cell] = cell;
  }
  for (let e = 0; e < EDGE.length; e += 4) {
    const cell = EDGE[e]!;
    const other = EDGE[e + 2]!;
    if ((open[cell]! & EDGE[e + 1]!) === 0 || (open[other]! & EDGE[e + 3]!) === 0) continue;
    met[cell]! |= EDGE[e + 1]!;
    met[other]! |= EDGE[e + 3]!;
    let one = of[cell]!;
    while (of[one] !== one) one = of[one]!;
    let two = of[other]!;
    while (of[two] !== two) two = of[two]!;
    if (one < two) of[two] = one;
    else of[one] = two;
  }
  let count = 0;
  let longest = 0;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const lies = tile[cell]!;
    ankh[cell] = lies < 0 ? 0 : ANKH[lies]!;
    if (met[cell] === 0) continue;
    let name = of[cell]!;
    while (of[name] !== name) name = of[name]!;
    of[cell] = name;
    if (name === cell) {
      names[count++] = cell;
      size[cell] = rooms[cell] = loose[cell] = cursed[cell] = coffins[cell] = hasApex[cell] = 0;
      sameColour[cell] = 1;
    }
    size[name]! += 1;
    if (size[name]! > longest) longest = size[name]!;
    rooms[name]! += IS_ROOM[lies]!;
    cursed[name]! |= CURSE[lies]!;
    if (strict ? open[cell] !== met[cell] : (open[cell]! & OUTER_BITS[cell]!) !== 0) loose[name] = 1;
    if (cell === APEX_CELL) hasApex[name] = 1;
    const coffin = SARCOPHAGUS[lies]!;
    if (coffin > 0) {
      if (coffins[name]! > 0 && colour[name] !== coffin) sameColour[name] = 0;
      colour[name] = coffin;
      coffins[name]! += 1;
    }
  }
  found.count = count;
  for (let n = 0; n < count; n++) {
    const name = names[n]!;
    let value = rooms[name]!;
    if (coffins[name] === 1) value += 5;
    else if (coffins[name] === 2 && sameColour[name] === 1) value += 15;
    if (hasApex[name] === 1) value += 5;
    if (size[name] === longest) value += 5;
    points[name] = cursed[name] === 1 ? 0 : loose[name] === 1 ? value : 2 * value;
  }
  for (let cell = 0; cell < CELL_COUNT; cell++)
    if (ankh[cell] === 1 && met[cell] !== 0 && cursed[of[cell]!] === 1) ankh[cell] = 0;
};
