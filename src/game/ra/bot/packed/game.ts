import type { PackedGame } from '../../../auction/bot/packed/think.ts';
import { apply, settle } from './apply.ts';
import { legalMoves } from './moves.ts';
import { IN_BAG, newPacked, TILE_COUNT } from './table.ts';

/** Ra, as its bots think about it. */
export const packedRa: PackedGame = {
  newTable: newPacked,
  legalMoves,
  apply,
  settle,
  inBag: IN_BAG,
  tiles: TILE_COUNT,
};
