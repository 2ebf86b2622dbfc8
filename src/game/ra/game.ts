import type { Game } from 'boardgame.io';
import { ruleGame, rulePhase } from '../framework/rules-driven.ts';
import { meta } from './meta.ts';
import { ra } from './rules.ts';
import type { State } from './table.ts';

/**
 * Ra as boardgame.io plays it: the phases and moves of the rulebook, in its order. The end of an epoch, and a
 * disaster without a choice, ask nothing of anybody, so they belong to the move that brings them about.
 */
export const createRa = (newSeed: () => string): Game<State> => ({
  ...ruleGame(ra, meta, newSeed),
  phases: {
    // Draw a tile, invoke Ra, or play gods. [T, R-01]
    turn: { ...rulePhase(ra, 'turn', ['draw', 'invokeRa', 'playGod']), start: true },
    // Play another god, or let it be.
    gods: rulePhase(ra, 'gods', ['playGod', 'doneWithGods']),
    // Bid a sun or pass, once round the table. [A]
    auction: rulePhase(ra, 'auction', ['bid', 'pass']),
    // Choose what a disaster takes.
    disaster: rulePhase(ra, 'disaster', ['discard']),
  },
});
