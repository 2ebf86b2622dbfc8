import { randomBytes } from 'node:crypto';
import type { AnyMove, TimeLimit } from '../game/contract.ts';
import type { GameModule } from '../game/index.ts';
import type { Seat } from '../game/shared/seats.ts';
import { getFilterPlayerView, type MatchState, type ProcessedGame, ProcessGameConfig } from './boardgame.ts';

/** A game as this server runs it: our rules and bots, and the framework's side of the same rules. */
export type ServedGame = {
  readonly name: string;
  readonly module: GameModule;
  readonly game: ProcessedGame;
  /** What of a message for everybody one seat, or with null a spectator, may hear. */
  readonly filterFor: ReturnType<typeof getFilterPlayerView>;
};

/** 128 bits of the machine's own chance: nothing that a lobby publishes leads to them. */
const newSeed = () => randomBytes(16).toString('base64url');

export const serveGame = (module: GameModule): ServedGame => {
  const game = ProcessGameConfig(module.createGame(newSeed));
  // The framework would seed its own dice with the time of creation, which the lobby tells everybody. It reads
  // this once for every match that is set up.
  Object.defineProperty(game, 'seed', { get: newSeed, enumerable: true });
  return { name: module.meta.id, module, game, filterFor: getFilterPlayerView(game) };
};

/** Seats that may move, as the rules have it. */
export const seatsToAct = ({ module }: ServedGame, state: MatchState): readonly Seat[] =>
  module.rules.seatsToAct(state.G);

/** Has a seat acted already, and may it only change its mind until the others have acted too? */
export const mayOnlyChange = ({ module: { rules } }: ServedGame, { G }: MatchState, seat: Seat): boolean =>
  rules.asked?.(G).includes(seat) === true && !rules.seatsToAct(G).includes(seat);

/** How long those to act may take, or null for as long as they like. */
export const timeLimitOf = ({ module: { rules } }: ServedGame, { G }: MatchState): TimeLimit | null =>
  rules.timeLimit?.(G) ?? null;

export const refusalOf = ({ module }: ServedGame, state: MatchState, seat: Seat, move: AnyMove) =>
  module.rules.refusalOf(state.G, seat, move);
