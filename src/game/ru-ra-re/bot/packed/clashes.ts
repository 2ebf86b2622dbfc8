import { type Packed, ROW_SIZE } from './board.ts';
import { NOTHING, type Outlook, THINNED } from './outlook.ts';
import { newRegrets, type Patience } from './regrets.ts';
import type { Throw } from './throws.ts';

const MOST_ROWS = 8;
const MOST_WAYS = MOST_ROWS ** 4;
/** Of four who clash on one row too much would have to be thought about. */
const MOST_CLASH = 3;

/** Clashes less likely than this, as far as anybody likes rows of their own accord, are left as they are. */
const UNLIKELY = 1e-4;

/** Writes into a throw what comes of its likely clashes. @param board what the throw is of */
export type Clashes = (thrown: Throw, board: Packed) => void;

/**
 * Works out clashes of some on one row, while all others have theirs: those who clash throw again for what is left, of
 * which their row is a card shorter, and mix as everybody does.
 * @param outlook looks at the board, rows a card shorter included
 * @param patience how long is thought about those who throw again
 */
export const newClashes = (outlook: Outlook, patience: Patience): Clashes => {
  const regrets = newRegrets();
  const mixes = new Float64Array(4 * MOST_ROWS);
  const known = new Uint8Array(4 * MOST_WAYS);
  /** By `4 * (ways * i + way) + j`: chances of seat j where seat i takes its row a card shorter. */
  const thinned = new Float32Array(4 * 4 * MOST_WAYS);
  const taken = new Int8Array(4);
  const bySeat = new Float32Array(4);
  const chosen = new Int8Array(4);
  const onRow = new Int8Array(MOST_ROWS);
  const again = new Int8Array(4);
  const left = new Int8Array(MOST_ROWS);
  const steps = new Int32Array(4);
  /** By seat of the throw: what comes of the clash. */
  const found = new Float64Array(4);
  const parts = Array.from({ length: 4 }, () => new Float32Array(MOST_ROWS ** MOST_CLASH));
  const sub: Throw = {
    seats: new Int8Array(4),
    asked: 0,
    rows: new Int8Array(MOST_ROWS),
    count: 0,
    chances: new Float32Array(MOST_CLASH * MOST_ROWS ** MOST_CLASH),
    ways: 0,
    start: new Float64Array(4 * MOST_ROWS),
  };
  let thrown = sub;
  let sizes: Packed = new Int16Array(0);

  /** Where in `thinned` chances begin of a way without clashes, of whose rows that of seat i is a card shorter. */
  const shorter = (i: number, way: number): number => {
    const place = thrown.ways * i + way;
    if (known[place] === 1) return 4 * place;
    known[place] = 1;
    taken.fill(NOTHING);
    let rest = way;
    for (let j = 0; j < thrown.asked; j++) {
      const n = rest % thrown.count;
      rest = (rest - n) / thrown.count;
      taken[thrown.seats[j]!] = (j === i ? THINNED : 0) + thrown.rows[n]!;
    }
    outlook.chances(taken, 1, bySeat);
    for (let j = 0; j < thrown.asked; j++) thinned[4 * place + j] = bySeat[thrown.seats[j]!]!;
    return 4 * place;
  };

  /** Who clashes, which rows they may choose from, and what they like of their own accord. @returns the way of all the others */
  const layOut = (way: number, row: number): number => {
    const { asked, count, rows } = thrown;
    sub.asked = 0;
    let settled = way;
    for (let i = 0; i < asked; i++) {
      if (chosen[i] !== row) continue;
      settled -= row * steps[i]!;
      again[sub.asked++] = i;
    }
    sub.count = 0;
    for (let n = 0; n < count; n++) {
      let isFree = n !== row || sizes[ROW_SIZE + rows[n]!]! > 1;
      for (let i = 0; i < asked; i++) if (n !== row && chosen[i] === n) isFree = false;
      if (isFree) left[sub.count++] = n;
    }
    sub.ways = sub.count ** sub.asked;
    for (let k = 0; k < sub.asked; k++) {
      let all = 0;
      for (let m = 0; m < sub.count; m++) all += thrown.start[count * again[k]! + left[m]!]!;
      for (let m = 0; m < sub.count; m++)
        sub.start[sub.count * k + m] = thrown.start[count * again[k]! + left[m]!]! / all;
    }
    return settled;
  };

  /** What comes of each way in which they may choose now. */
  const fill = (settled: number, row: number): void => {
    const { asked, ways, chances } = thrown;
    for (let subWay = 0; subWay < sub.ways; subWay++) {
      let rest = subWay;
      let way = settled;
      let onRow = -1;
      for (let k = 0; k < sub.asked; k++) {
        const m = rest % sub.count;
        rest = (rest - m) / sub.count;
        const i = again[k]!;
        way += left[m]! * steps[i]!;
        if (left[m] === row) onRow = onRow === -1 ? i : -2;
      }
      if (onRow >= 0 && isAlone(way)) {
        const from = shorter(onRow, way);
        for (let i = 0; i < asked; i++) parts[i]![subWay] = thinned[from + i]!;
      } else for (let i = 0; i < asked; i++) parts[i]![subWay] = chances[ways * i + way]!;
    }
    for (let k = 0; k < sub.asked; k++)
      sub.chances.set(parts[again[k]!]!.subarray(0, sub.ways), sub.ways * k);
  };

  const isAlone = (way: number): boolean => {
    let seen = 0;
    let rest = way;
    for (let i = 0; i < thrown.asked; i++) {
      const n = rest % thrown.count;
      rest = (rest - n) / thrown.count;
      if ((seen >> n) & 1) return false;
      seen |= 1 << n;
    }
    return true;
  };

  /** What comes of it by the mixes, into `found`. */
  const expect = (): void => {
    found.fill(0);
    for (let subWay = 0; subWay < sub.ways; subWay++) {
      let rest = subWay;
      let likely = 1;
      for (let k = 0; k < sub.asked; k++) {
        const m = rest % sub.count;
        rest = (rest - m) / sub.count;
        likely *= mixes[sub.count * k + m]!;
      }
      if (likely === 0) continue;
      for (let i = 0; i < thrown.asked; i++) found[i]! += likely * parts[i]![subWay]!;
    }
  };

  /** @param row the place of the row where they clash among those of the throw */
  const settle = (way: number, row: number): void => {
    const { asked, ways, chances } = thrown;
    const settled = layOut(way, row);
    if (sub.count < Math.max(2, sub.asked)) return;
    fill(settled, row);
    regrets(sub, patience, mixes);
    expect();
    for (let i = 0; i < asked; i++) chances[ways * i + way] = found[i]!;
  };

  /** Goes through the ways in which so many clash on one row, and nobody else on another. */
  const settleAll = (clashing: number): void => {
    const { asked, count, ways, start } = thrown;
    for (let way = 0; way < ways; way++) {
      onRow.fill(0);
      let rest = way;
      let likely = 1;
      for (let i = 0; i < asked; i++) {
        const n = rest % count;
        rest = (rest - n) / count;
        chosen[i] = n;
        onRow[n]! += 1;
        likely *= start[count * i + n]!;
      }
      if (likely < UNLIKELY) continue;
      let alone = 0;
      for (let n = 0; n < count; n++) if (onRow[n] === 1) alone += 1;
      if (alone === asked - clashing && onRow.includes(clashing)) settle(way, onRow.indexOf(clashing));
    }
  };

  return (looked, board) => {
    thrown = looked;
    sizes = board;
    known.fill(0, 0, thrown.asked * thrown.ways);
    for (let i = 0; i < thrown.asked; i++) steps[i] = thrown.count ** i;
    // Of three who clash two may clash again.
    for (let clashing = 2; clashing <= MOST_CLASH; clashing++) settleAll(clashing);
  };
};
