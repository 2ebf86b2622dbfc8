import type { Game } from 'boardgame.io';
import { ruleGame, rulePhase } from '../framework/rules-driven.ts';
import { meta } from './meta.ts';
import { priestsOfRa } from './rules.ts';
import type { State } from './table.ts';

/**
 * Priests of Ra as boardgame.io plays it: the phases and moves of the rulebook, in its order. The end of
 * an epoch asks nothing of anybody, so it belongs to the move that brings it about.
 */
export const createPriestsOfRa = (newSeed: () => string): Game<State> => ({
  ...ruleGame(priestsOfRa, meta, newSeed),
  phases: {
    // Draw a tile, or invoke Ra. [T]
    turn: { ...rulePhase(priestsOfRa, 'turn', ['draw', 'invokeRa']), start: true },
    // Choose the side of a drawn tile. [P-01]
    placement: rulePhase(priestsOfRa, 'placement', ['placeTile']),
    // Bid a sun or pass, once round the table. [A]
    auction: rulePhase(priestsOfRa, 'auction', ['bid', 'pass']),
    // The winner's priests turn tiles over. [P-02]
    priests: rulePhase(priestsOfRa, 'priests', ['turnTile', 'doneTurning']),
  },
});
