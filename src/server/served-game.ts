import { randomBytes } from 'node:crypto';
import type { AnyMove, Bots, GameModule } from '../game/contract.ts';
import { createGame } from '../game/framework/create-game.ts';
import type { Seat } from '../game/shared/seats.ts';
import { parseSecondsToAct } from '../game/shared/time-limit.ts';
import {
  getFilterPlayerView,
  type MatchData,
  type MatchState,
  type ProcessedGame,
  ProcessGameConfig,
} from './boardgame.ts';

/** What a server is given to run: rules and bots, and, in tests, its own
 * framework side and seconds that no table may choose. */
export type GameToServe = GameModule & {
  readonly bots: Bots;
  readonly createGame?: typeof createGame;
  readonly hurry?: (state: MatchState) => number;
};

/** A game as this server runs it: our rules and bots, and the framework's side of the same rules. */
export type ServedGame = {
  readonly name: string;
  readonly module: GameToServe;
  readonly game: ProcessedGame;
  /** What of a message for everybody one seat, or with null a spectator, may hear. */
  readonly filterFor: ReturnType<typeof getFilterPlayerView>;
};

/** 128 bits of the machine's own chance: nothing that a lobby publishes leads to them. */
const newSeed = () => randomBytes(16).toString('base64url');

export const serveGame = (module: GameToServe): ServedGame => {
  const game = ProcessGameConfig((module.createGame ?? createGame)(module, newSeed));
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
  rules.asked(G).includes(seat) && !rules.seatsToAct(G).includes(seat);

/** How long those to act may take, in seconds, and a name for the moment from which that counts. */
export type TimeLimit = { readonly seconds: number; readonly from: string };

/** The time a table gives to act, or null for as long as they like. It counts anew when something else is asked. */
export const timeLimitOf = (
  { module }: ServedGame,
  { setupData }: MatchData,
  state: MatchState,
): TimeLimit | null => {
  const { meta, rules } = module;
  const { G, _stateID } = state;
  const chosen = parseSecondsToAct(setupData);
  if (chosen === null || chosen === 0 || rules.outcome(G) !== null) return null;
  const seconds = module.hurry?.(state) ?? chosen;
  if (meta.turns === 'one') return { seconds, from: `state ${_stateID}` };
  return { seconds, from: JSON.stringify(rules.asked(G).map(seat => rules.legalMoves(G, seat)[0])) };
};

export const refusalOf = ({ module }: ServedGame, state: MatchState, seat: Seat, move: AnyMove) =>
  module.rules.refusalOf(state.G, seat, move);
