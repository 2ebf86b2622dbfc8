import type { Seat } from '../../../shared/seats.ts';
import { EDGES } from '../../networks.ts';
import { BONUS_POINTS, CLOSED_TIMES, DOUBLE_WEIGHT, PAWN_WEIGHT } from '../../numbers.ts';
import type { Weights } from '../weights.ts';
import { CELL_COUNT, NOBODY, type Packed, PHARAOH, pieceOf, seatOf } from './board.ts';
import { colourBit, isApex, looseSides, type Networks, openBits, plainValue } from './networks.ts';
import { ANKH, CURSE, DOUBLE, IS_ROOM, SARCOPHAGUS } from './tiles.ts';
import { keptOf, surenessOf } from './worth.ts';

/** By `3 * cell + n`: the sides of a cell, what lies beyond each and which side of it that is; 255 where there is no more. */
const SIDE = new Uint8Array(3 * CELL_COUNT);
const BEYOND = new Uint8Array(3 * CELL_COUNT).fill(255);
const SIDE_BEYOND = new Uint8Array(3 * CELL_COUNT);
for (const { cell, side, other, otherSide } of EDGES)
  for (const [from, bit, to, bitThere] of [
    [cell, side, other, otherSide],
    [other, otherSide, cell, side],
  ] as const) {
    const place = BEYOND.indexOf(255, 3 * from);
    SIDE[place] = bit;
    BEYOND[place] = to;
    SIDE_BEYOND[place] = bitThere;
  }

/**
 * What a table is worth with one tile more, as `evaluatorOf` tells it once the tile lies, in a fraction of the time: a
 * tile changes only the networks that it joins.
 */
export type Laid = {
  /** Looks at a table. @param networks those of the board as it stands */
  readonly look: (board: Packed, networks: Networks, seat: Seat) => void;
  /** How many points the seat is ahead once a tile more lies; the board itself stays as it was looked at. */
  readonly worth: (tile: number, cell: number, turn: number) => number;
};

export const laidOf = (weights: Weights): Laid => {
  const sure = surenessOf(weights);
  /** By name: by how much the seat leads there, ankhs under its pawns and the other's, and points as sure as they are. */
  const lead = new Int8Array(CELL_COUNT);
  const ownAnkhs = new Uint8Array(CELL_COUNT);
  const otherAnkhs = new Uint8Array(CELL_COUNT);
  const plain = new Float64Array(CELL_COUNT);
  const largest = new Float64Array(CELL_COUNT);
  const joined = new Uint8Array(3);
  let board: Packed;
  let networks: Networks;
  let isLast = false;
  let grown = 0;
  let kept = 0;
  /** Of all networks together: points, those of the largest ones for being it, and ankhs that count. */
  let allPlain = 0;
  let allLargest = 0;
  let allOwn = 0;
  let allOther = 0;

  /** How sure somebody is of a network, below 0 where it is the other, doubled if closed. */
  const shareOf = (by: number, loose: number): number => {
    if (by === 0) return 0;
    const certain = (isLast ? 1 : sure[by < 0 ? -by : by]!) * (loose > 0 ? 1 : CLOSED_TIMES);
    return by > 0 ? certain : -certain;
  };

  const look = (looked: Packed, found: Networks, seat: Seat): void => {
    board = looked;
    networks = found;
    const { tile, pawn, laid } = board;
    const { of, count, names, size, longest, rooms, coffins, colours, hasApex, loose, cursed } = found;
    isLast = laid + 1 === CELL_COUNT;
    const done = (laid + 1) / CELL_COUNT;
    grown = weights.early + (1 - weights.early) * done;
    kept = isLast ? 0 : keptOf(board, seat, weights) * (1 - done);
    allPlain = 0;
    allLargest = 0;
    allOwn = 0;
    allOther = 0;
    lead.fill(0);
    ownAnkhs.fill(0);
    otherAnkhs.fill(0);
    plain.fill(0);
    largest.fill(0);
    for (let cell = 0; cell < CELL_COUNT; cell++) {
      const stands = pawn[cell]!;
      if (stands === NOBODY) continue;
      const lies = tile[cell]!;
      const name = of[cell]!;
      const isOwn = seatOf(stands) === seat;
      if (ANKH[lies] === 1 && cursed[name] === 0) {
        if (isOwn) ownAnkhs[name]! += 1;
        else otherAnkhs[name]! += 1;
        if (isOwn) allOwn += 1;
        else allOther += 1;
      }
      const weight = DOUBLE[lies] === 1 || pieceOf(stands) === PHARAOH ? DOUBLE_WEIGHT : PAWN_WEIGHT;
      lead[name]! += isOwn ? weight : -weight;
    }
    for (let n = 0; n < count; n++) {
      const name = names[n]!;
      if (cursed[name] === 1) continue;
      const share = shareOf(lead[name]!, loose[name]!);
      plain[name] = share * plainValue(rooms[name]!, coffins[name]!, colours[name]!, hasApex[name]!);
      largest[name] = share * BONUS_POINTS.longest;
      allPlain += plain[name]!;
      if (size[name] === longest) allLargest += largest[name]!;
    }
  };

  const worth = (tile: number, cell: number, turn: number): number => {
    const { of, open, size, longest, rooms, coffins, colours, hasApex, loose, cursed } = networks;
    const opened = openBits(cell, tile, turn);
    let met = 0;
    let count = 0;
    let openBeyond = 0;
    for (let place = 3 * cell; place < 3 * cell + 3; place++) {
      const other = BEYOND[place]!;
      if (other === 255) break;
      if ((opened & SIDE[place]!) === 0 || (open[other]! & SIDE_BEYOND[place]!) === 0) continue;
      met |= SIDE[place]!;
      openBeyond += 1;
      const name = of[other]!;
      if ((count > 0 && joined[0] === name) || (count > 1 && joined[1] === name)) continue;
      joined[count++] = name;
    }
    if (met === 0) return allOwn * allOwn - allOther * allOther + (allPlain + allLargest) * grown + kept;
    let ownNow = allOwn;
    let otherNow = allOther;
    let sum = allPlain;
    let by = 0;
    let tiles = 1;
    let inRooms = IS_ROOM[tile]!;
    let inCoffins = SARCOPHAGUS[tile]! > 0 ? 1 : 0;
    let inColours = colourBit(tile);
    let apex = isApex(cell) ? 1 : 0;
    let isCursed = CURSE[tile]!;
    // By the strict reading what is met closes on both sides.
    let left = looseSides(cell, opened, met, board.strict) - (board.strict ? openBeyond : 0);
    let own = 0;
    let other = 0;
    for (let n = 0; n < count; n++) {
      const name = joined[n]!;
      sum -= plain[name]!;
      by += lead[name]!;
      tiles += size[name]!;
      inRooms += rooms[name]!;
      inCoffins += coffins[name]!;
      inColours |= colours[name]!;
      apex |= hasApex[name]!;
      isCursed |= cursed[name]!;
      left += loose[name]!;
      own += ownAnkhs[name]!;
      other += otherAnkhs[name]!;
    }
    if (isCursed === 1) {
      ownNow -= own;
      otherNow -= other;
    }
    const share = isCursed === 1 ? 0 : shareOf(by, left);
    let points = sum + share * plainValue(inRooms, inCoffins, inColours, apex);
    // What was as large before and is joined is smaller than what it is joined to: it is not counted twice.
    if (tiles >= longest) points += BONUS_POINTS.longest * share;
    if (tiles <= longest) points += allLargest;
    return ownNow * ownNow - otherNow * otherNow + points * grown + kept;
  };

  return { look, worth };
};
