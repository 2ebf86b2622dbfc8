import { EDGES, OPEN, OUTER } from '../../networks.ts';
import { BONUS_POINTS, CLOSED_TIMES, ROOM_POINTS } from '../../numbers.ts';
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
  /** By cell: its open sides, and those of them that meet an open side: the two tiles are joined. */
  readonly open: Uint8Array;
  readonly met: Uint8Array;
  /** How many there are, and their names. */
  count: number;
  readonly names: Uint8Array;
  /** By name: what it pays whoever owns it. */
  readonly points: Uint8Array;
  /** By name: how many tiles it has. */
  readonly size: Uint8Array;
  /** How many tiles the largest has, 0 where there is none. */
  longest: number;
  /** By name: what it holds that pays: rooms, and sarcophagi. */
  readonly rooms: Uint8Array;
  readonly coffins: Uint8Array;
  /** By name: the colours of its sarcophagi, a bit each. */
  readonly colours: Uint8Array;
  readonly hasApex: Uint8Array;
  /** By name: how many openings keep it from being closed. [K-42] */
  readonly loose: Uint8Array;
  readonly cursed: Uint8Array;
  /** By cell: 1 where an ankh lies that counts. */
  readonly ankh: Uint8Array;
};
const byCell = (): Uint8Array => new Uint8Array(CELL_COUNT);
export const noNetworks = (): Networks => ({
  of: byCell(),
  open: byCell(),
  met: byCell(),
  count: 0,
  names: byCell(),
  points: byCell(),
  size: byCell(),
  longest: 0,
  rooms: byCell(),
  coffins: byCell(),
  colours: byCell(),
  hasApex: byCell(),
  loose: byCell(),
  cursed: byCell(),
  ankh: byCell(),
});

/** How many of four bits are set. */
const COUNT = Uint8Array.from(
  { length: 16 },
  (_, bits) => [...bits.toString(2)].filter(bit => bit === '1').length,
);

/** The open sides of a tile that lies somewhere. */
export const openBits = (cell: number, tile: number, turn: number): number =>
  OPEN_BITS[16 * cell + 4 * OPENINGS[tile]! + turn]!;
/** How many openings of a tile keep its network from being closed, of those sides some being met. [K-42] */
export const looseSides = (cell: number, open: number, met: number, strict: boolean): number =>
  COUNT[strict ? open & ~met : open & OUTER_BITS[cell]!]!;
/** The colour of a tile's sarcophagus as a bit, 0 for none. */
export const colourBit = (tile: number): number => (1 << SARCOPHAGUS[tile]!) & 14;
export const isApex = (cell: number): boolean => cell === APEX_CELL;

const {
  'single-sarcophagus': SINGLE,
  'sarcophagus-pair': PAIR,
  apex: FOR_APEX,
  longest: LONGEST,
} = BONUS_POINTS;

/** What a network pays by what it holds: closed, cursed and largest are left out. [K-41] */
export const plainValue = (rooms: number, coffins: number, colours: number, hasApex: number): number => {
  // Two of one colour are one bit.
  const forCoffins = coffins === 1 ? SINGLE : coffins === 2 && (colours & (colours - 1)) === 0 ? PAIR : 0;
  return ROOM_POINTS * rooms + forCoffins + FOR_APEX * hasApex;
};

/** Begins a network with no tile in it. */
const begin = ({ size, rooms, coffins, colours, hasApex, loose, cursed }: Networks, name: number): void => {
  size[name] = 0;
  rooms[name] = 0;
  coffins[name] = 0;
  colours[name] = 0;
  hasApex[name] = 0;
  loose[name] = 0;
  cursed[name] = 0;
};

/** Finds the networks and what each pays, into `found`. [K-40 to K-42, K-44, K-45] A tile in none is told of as if it were one. */
export const findNetworks = ({ tile, turn, strict }: Packed, found: Networks): void => {
  const { of, open, met, names, points, size, rooms, coffins, colours, hasApex, loose, cursed, ankh } = found;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const lies = tile[cell]!;
    open[cell] = lies < 0 ? 0 : openBits(cell, lies, turn[cell]!);
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
    if (lies < 0) continue;
    let name = of[cell]!;
    while (of[name] !== name) name = of[name]!;
    of[cell] = name;
    if (name === cell) {
      if (met[cell] !== 0) names[count++] = cell;
      begin(found, cell);
    }
    size[name]! += 1;
    if (met[cell] !== 0 && size[name]! > longest) longest = size[name]!;
    rooms[name]! += IS_ROOM[lies]!;
    cursed[name]! |= CURSE[lies]!;
    loose[name]! += looseSides(cell, open[cell]!, met[cell]!, strict);
    if (cell === APEX_CELL) hasApex[name] = 1;
    if (SARCOPHAGUS[lies]! > 0) {
      colours[name]! |= colourBit(lies);
      coffins[name]! += 1;
    }
  }
  found.count = count;
  found.longest = longest;
  for (let n = 0; n < count; n++) {
    const name = names[n]!;
    const plain = plainValue(rooms[name]!, coffins[name]!, colours[name]!, hasApex[name]!);
    const value = size[name] === longest ? plain + LONGEST : plain;
    points[name] = cursed[name] === 1 ? 0 : loose[name]! > 0 ? value : CLOSED_TIMES * value;
  }
  for (let cell = 0; cell < CELL_COUNT; cell++)
    if (ankh[cell] === 1 && met[cell] !== 0 && cursed[of[cell]!] === 1) ankh[cell] = 0;
};
