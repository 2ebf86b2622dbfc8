import { randomBytes } from 'node:crypto';
import type { AnyMove } from '../../game/contract.ts';
import { type Stepper, stepperFor } from '../../game/framework/step.ts';
import type { GameModule } from '../../game/index.ts';
import type { Seat } from '../../game/shared/seats.ts';
import { getFilterPlayerView, type MatchState, type ProcessedGame } from '../boardgame.ts';

/** A game as this server runs it: our rules, and boardgame.io's side of the same rules. */
export type ServedGame = {
  readonly name: string;
  readonly module: GameModule;
  readonly game: ProcessedGame;
  readonly stepper: Stepper;
  /** What of a message for everybody one seat, or with null a spectator, may hear. */
  readonly filterFor: ReturnType<typeof getFilterPlayerView>;
};

/** 128 bits of the machine's own chance: nothing that a lobby publishes leads to them. */
const newSeed = () => randomBytes(16).toString('base64url');

/** @param seed asked for each match that is dealt */
export const serveGame = (module: GameModule, seed: () => string = newSeed): ServedGame =>
  servedBy(module, stepperFor(module, seed));

export const servedBy = (module: GameModule, stepper: Stepper): ServedGame => {
  const game = stepper.game as ProcessedGame;
  return { name: module.meta.id, module, game, stepper, filterFor: getFilterPlayerView(game) };
};

/** Seats that may move, as the rules have it; none when the match is over. */
export const seatsToAct = ({ module }: ServedGame, state: MatchState): readonly Seat[] =>
  module.rules.seatsToAct(state.G);

/** Has a seat acted already, and may it only change its mind until the others have acted too? */
export const mayOnlyChange = ({ module: { rules } }: ServedGame, { G }: MatchState, seat: Seat): boolean =>
  rules.asked(G).includes(seat) && !rules.seatsToAct(G).includes(seat);

/**
 * Where several act at the same time, the number of the state moves on under their hands: a move names what it
 * answers to, and the rules refuse one that is late.
 */
export const actTogether = ({ module }: ServedGame): boolean => module.meta.turns === 'together';

/** Why the rules refuse a move, or null. */
export const refusalOf = (
  { module }: ServedGame,
  state: MatchState,
  seat: Seat,
  move: AnyMove,
): string | null => module.rules.refusalOf(state.G, seat, move);
