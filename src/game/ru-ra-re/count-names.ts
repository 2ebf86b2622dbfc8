import type { CountNames } from '../contract.ts';
import { CARDS } from './cards.ts';

/** What the bare counts of a table count, in their order. */
export const countNames: CountNames = { gone: CARDS, displays: CARDS };
