import type { Game } from 'boardgame.io';
import { ruleGame, rulePhase } from '../framework/rules-driven.ts';
import { meta } from './meta.ts';
import { kheops } from './rules.ts';
import type { State } from './table.ts';

/** Kheops as boardgame.io plays it: the phases of a turn in the rulebook's order. Drawing asks nothing, so it belongs to laying. */
export const createKheops = (newSeed: () => string): Game<State> => ({
  ...ruleGame(kheops, meta, newSeed),
  phases: {
    // Place a pawn. [K-11, K-20]
    pawn: { ...rulePhase(kheops, 'pawn', ['placePawn']), start: true },
    // Use the power of the tile. [K-12 to K-15]
    power: rulePhase(kheops, 'power', ['rotate', 'swap', 'movePawn']),
    // Lay a tile, and draw another. [K-30]
    tile: rulePhase(kheops, 'tile', ['layTile']),
  },
});
