import type { CSSProperties } from 'react';

const filesOf = (count: number): number => Math.ceil(count / 2);

/** How many walk on the wall, and how many of them in the longer of two rows, where there is no room for one. */
export const rowsOf = (count: number): CSSProperties =>
  ({ '--asked': count, '--files': filesOf(count) }) as CSSProperties;

/** Where one of them is: in one row, in two that are read as lines are, the shorter under the middle of the other, or every other one higher. */
export const standsAt = (i: number, count: number): CSSProperties => {
  const isBelow = i >= filesOf(count);
  return {
    '--i': i,
    '--row': i % 2,
    '--below': Number(isBelow),
    '--file': isBelow ? i - count / 2 : i,
  } as CSSProperties;
};
