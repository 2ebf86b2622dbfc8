import { type Packed, PLAYERS, ROW_SIZE, WAITING } from './board.ts';
import { newClashes } from './clashes.ts';
import { NOTHING, type Outlook } from './outlook.ts';
import { legalRows } from './play.ts';
import type { Patience } from './regrets.ts';

/**
 * All that may come of a throw: for every way in which those who are asked may choose, how likely each of them wins.
 * A way is the sum of `count ** i * n` over the seats, where seat i of `seats` chooses the n-th row of `rows`.
 */
export type Throw = {
  readonly seats: Int8Array;
  asked: number;
  readonly rows: Int8Array;
  count: number;
  /** By `ways * i + way`: the chance of seat i of `seats`. */
  readonly chances: Float32Array;
  ways: number;
  /** By `count * i + n`: where regrets begin, what each seat likes of its own accord. */
  readonly start: Float64Array;
};

const MOST_ROWS = 8;
const MOST_WAYS = MOST_ROWS ** 4;

export type Manner = {
  /** How evenly a seat is thought to like rows at first, in deviations of what they are worth to it. */
  readonly evenness: number;
  /** How much is lost by a clash, as a share of the step to getting nothing at all. */
  readonly loss: number;
  /** How long is thought about those who clash on one row and throw again; null: they are left to the mean. */
  readonly again?: Patience | null;
};

/**
 * Works out throws. Where several clash they choose again: that is taken for the mean of what comes of it when each of them
 * gets a row that is left, the likelier the better it likes it, less the loss. Whoever has the patience thinks about it instead.
 */
export const newThrows = (
  outlook: Outlook,
  { evenness, loss, again: patience = null }: Manner,
): ((board: Packed) => Throw) => {
  const clashes = patience === null ? null : newClashes(outlook, patience);
  const found: Throw = {
    seats: new Int8Array(4),
    asked: 0,
    rows: new Int8Array(MOST_ROWS),
    count: 0,
    chances: new Float32Array(4 * MOST_WAYS),
    ways: 0,
    start: new Float64Array(4 * MOST_ROWS),
  };
  const { seats, rows, chances, start } = found;
  const taken = new Int8Array(4);
  const chosen = new Int8Array(4);
  const onRow = new Int8Array(MOST_ROWS);
  const bySeat = new Float32Array(4);
  const worth = new Float64Array(4 * MOST_ROWS);
  const seen = new Float64Array(4 * MOST_ROWS);
  const steps = new Int32Array(5);
  const again = new Int8Array(4);
  const mean = new Float64Array(4);
  const isTaken = new Uint8Array(MOST_ROWS);
  const known = new Uint8Array(9 ** 4);
  const after = new Float32Array(4 * 9 ** 4);
  let againCount = 0;
  let weightSum = 0;

  /** Chosen rows of a way, how many choose each, and whether all are alone. */
  const spread = (way: number): boolean => {
    const { asked, count } = found;
    onRow.fill(0, 0, count);
    let isAlone = true;
    let rest = way;
    for (let i = 0; i < asked; i++) {
      const n = rest % count;
      rest = (rest - n) / count;
      chosen[i] = n;
      onRow[n]! += 1;
      if (onRow[n]! > 1) isAlone = false;
    }
    return isAlone;
  };

  const evaluateAlone = (): void => {
    const { asked, ways, count } = found;
    worth.fill(0);
    seen.fill(0);
    for (let way = 0; way < ways; way++) {
      if (!spread(way)) continue;
      for (let i = 0; i < asked; i++) taken[seats[i]!] = rows[chosen[i]!]!;
      outlook.chances(taken, 0, bySeat);
      for (let i = 0; i < asked; i++) {
        const chance = bySeat[seats[i]!]!;
        chances[ways * i + way] = chance;
        worth[count * i + chosen[i]!]! += chance;
        seen[count * i + chosen[i]!]! += 1;
      }
    }
  };

  const likings = (): void => {
    const { asked, count } = found;
    for (let i = 0; i < asked; i++) {
      const from = count * i;
      let sum = 0;
      let squares = 0;
      for (let n = from; n < from + count; n++) {
        worth[n]! /= seen[n]!;
        sum += worth[n]!;
        squares += worth[n]! * worth[n]!;
      }
      const middle = sum / count;
      const deviation = Math.sqrt(Math.max(0, squares / count - middle * middle)) + 1e-6;
      let all = 0;
      for (let n = from; n < from + count; n++) {
        start[n] = Math.exp((worth[n]! - middle) / deviation / evenness);
        all += start[n]!;
      }
      for (let n = from; n < from + count; n++) start[n]! /= all;
    }
  };

  /** Goes through the rows that those who clash may get, one after the other. */
  const share = (at: number, way: number, weight: number): void => {
    const { asked, count, ways } = found;
    if (at === againCount) {
      for (let i = 0; i < asked; i++) mean[i]! += weight * chances[ways * i + way]!;
      weightSum += weight;
      return;
    }
    const i = again[at]!;
    for (let n = 0; n < count; n++) {
      if (isTaken[n] === 1) continue;
      isTaken[n] = 1;
      share(at + 1, way + n * steps[i]!, weight * start[count * i + n]!);
      isTaken[n] = 0;
    }
  };

  /** What comes of it when some have their rows and the others clash; the same for every row they clash on. */
  const afterClash = (settled: number, lost: number, place: number): void => {
    const { asked } = found;
    outlook.chances(taken, lost, bySeat);
    mean.fill(0);
    weightSum = 0;
    share(0, settled, 1);
    for (let i = 0; i < asked; i++)
      after[4 * place + i] = ((1 - loss) * mean[i]!) / weightSum + loss * bySeat[seats[i]!]!;
  };

  const evaluateClashes = (board: Packed): void => {
    const { asked, ways, count } = found;
    known.fill(0);
    for (let way = 0; way < ways; way++) {
      if (spread(way)) continue;
      let left = 0;
      let lost = 0;
      for (let n = 0; n < count; n++) {
        isTaken[n] = onRow[n] === 1 ? 1 : 0;
        if (onRow[n]! > 1) lost += 1;
        if (isTaken[n] === 0 && board[ROW_SIZE + rows[n]!]! > (onRow[n]! > 1 ? 1 : 0)) left += 1;
      }
      againCount = 0;
      let settled = 0;
      let place = 0;
      for (let i = 0; i < asked; i++) {
        const isAlone = onRow[chosen[i]!] === 1;
        if (isAlone) settled += chosen[i]! * steps[i]!;
        else again[againCount++] = i;
        place = 9 * place + (isAlone ? chosen[i]! + 1 : 0);
        taken[seats[i]!] = isAlone ? rows[chosen[i]!]! : NOTHING;
      }
      if (left <= 1 || left < againCount) {
        outlook.chances(taken, lost, bySeat);
        for (let i = 0; i < asked; i++) chances[ways * i + way] = bySeat[seats[i]!]!;
        continue;
      }
      if (known[place] === 0) {
        known[place] = 1;
        afterClash(settled, lost, place);
      }
      for (let i = 0; i < asked; i++) chances[ways * i + way] = after[4 * place + i]!;
    }
  };

  return board => {
    found.asked = 0;
    for (let seat = 0; seat < board[PLAYERS]!; seat++) {
      taken[seat] = NOTHING;
      if ((board[WAITING]! >> seat) & 1) seats[found.asked++] = seat;
    }
    found.count = legalRows(board, rows);
    steps[0] = 1;
    for (let i = 0; i < found.asked; i++) steps[i + 1] = steps[i]! * found.count;
    found.ways = steps[found.asked]!;
    outlook.look(board, clashes !== null);
    evaluateAlone();
    likings();
    evaluateClashes(board);
    clashes?.(found, board);
    return found;
  };
};
