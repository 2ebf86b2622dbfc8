import { baggingOf } from '../auction/bag.ts';
import { TILE_COUNTS, TILES } from './tiles.ts';

/** The bag of 180 tiles, as text. */
export const bagging = baggingOf(TILES, TILE_COUNTS);
export const { mixedBag, raHeavyBag, bagOf, topOf } = bagging;
