import type { AnyMove } from '../contract.ts';

export const sameMove = (a: AnyMove, b: AnyMove): boolean =>
  a.length === b.length && a.every((part, i) => part === b[i]);
