import type { Game } from 'boardgame.io';
import { ruleGame, rulePhase } from '../framework/rules-driven.ts';
import { meta } from './meta.ts';
import { priestsOfRa } from './rules.ts';
import type { State } from './table.ts';

/**
 * Priests of Ra as boardgame.io plays it: the phases and moves of the rulebook, in its order. The end of
 * an epoch asks nothing of anybody, so it belongs to the move that brings it about.
 * @param newSeed asked once for every match that is set up
 */
export const createPriestsOfRa = (newSeed: () => string): Game<State> => ({
  ...ruleGame(priestsOfRa),
  name: meta.id,
  minPlayers: meta.seats.min,
  maxPlayers: meta.seats.max,
  setup: ({ ctx }, setupData: unknown) =>
    priestsOfRa.setup({ players: ctx.numPlayers, options: optionsIn(setupData), seed: newSeed() }),
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

/** The options among the set-up data of a match, which holds other things besides (bot seats, say). */
const optionsIn = (setupData: unknown) => {
  const chosen = Object.entries(typeof setupData === 'object' && setupData !== null ? setupData : {});
  const parsed = meta.parseOptions(
    Object.fromEntries(chosen.filter(([key]) => Object.hasOwn(meta.defaults, key))),
  );
  if ('error' in parsed) throw new TypeError(parsed.error);
  return parsed.options;
};
