import type { Game, LogEntry, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import type { AnyEvent, AnyMove, AnyRules, GameModule, Outcome } from '../contract.ts';
import type { Seat } from '../shared/seats.ts';
import { moveAction } from './actions.ts';
import { createGame } from './create-game.ts';
import { eventsOfEntry } from './log-events.ts';
import { broughtOver, withChoiceBack } from './stored-state.ts';

export type ProcessedGame = ReturnType<typeof ProcessGameConfig>;

/** What a move comes to. */
export type Stepped = {
  /** The next state, without the log entries that the framework lays beside it. */
  readonly state: State;
  /** The public events that the move caused. */
  readonly events: readonly AnyEvent[];
  /** Scores and winners when the match is over now, else null. */
  readonly outcome: Outcome | null;
  /** What goes on the log: the move, with its events. */
  readonly entries: readonly LogEntry[];
};

/** Why a move comes to nothing: a code. */
export type Refused = { readonly refused: string };

export const isRefused = (stepped: Stepped | Refused): stepped is Refused => 'refused' in stepped;

/** @throws where a move was refused that should not have been */
export const assertMade = (stepped: Stepped | Refused): Stepped => {
  if (isRefused(stepped)) throw new Error(`a move was refused: ${stepped.refused}`);
  return stepped;
};

/** A game in boardgame.io's own reducer: states in, states out, and nothing is kept in between. */
export type Stepper = {
  readonly game: ProcessedGame;
  /**
   * A new match.
   * @param seed what it is dealt from, where that was drawn before
   * @throws TypeError when the set-up data holds wrong options
   */
  readonly begin: (players: number, setupData: unknown, seed?: string) => State;
  /**
   * What a move of a seat comes to, or why the rules or the framework refuse it. The given state stays as it is. Whoever has chosen,
   * where all choose at the same time, takes that back with another choice.
   */
  readonly step: (state: State, seat: Seat, move: AnyMove) => Stepped | Refused;
  /** Where all choose at the same time: the match without what a seat has chosen in secret, or null where there is nothing. */
  readonly takeBack: <Kept extends State>(state: Kept, seat: Seat) => Kept | null;
  /** A match as an earlier version may have stored it, as this one goes on with it. */
  readonly open: <Kept extends State>(state: Kept) => Kept;
};

/** @param newSeed asked for each match that is set up: for the rules, unless they are given one, and for the framework's own dice */
export const stepperFor = (module: GameModule, newSeed: () => string): Stepper => {
  // The framework sets a match up at once, and has no way to hand it anything that its log would not tell.
  let given: string | undefined;
  const game = createGame(
    module,
    () => given ?? newSeed(),
    () => null,
  );
  const stepper = stepperOf(withPlainHooks(game), newSeed, module.rules.refusalOf);
  return {
    ...stepper,
    step: (state, seat, move) => stepper.step(withChoiceBack(module, state, seat) ?? state, seat, move),
    takeBack: (state, seat) => withChoiceBack(module, state, seat),
    open: state => broughtOver(module, state),
    begin: (players, setupData, seed) => {
      given = seed;
      try {
        return stepper.begin(players, setupData);
      } finally {
        given = undefined;
      }
    },
  };
};

/**
 * The framework sends the state through all plugins for every hook, also those that a game leaves out, and gathers what each plugin
 * offers for every `endIf`: a dozen times a move, most of what its reducer costs. Ours ask for nothing but the state.
 */
const withPlainHooks = (unprocessed: Game): ProcessedGame => {
  const own = Object.values(unprocessed.phases ?? {}).map(({ onBegin, turn }) => ({
    onBegin,
    onTurn: turn?.onBegin,
  }));
  const game = ProcessGameConfig(unprocessed);
  for (const [i, { wrapped, endIf, turn = {} }] of Object.values(game.phases ?? {}).entries()) {
    Object.assign(wrapped ?? {}, { endIf, onEnd: asItIs }, !own[i]?.onBegin && { onBegin: asItIs });
    const ofTurn = { endIf: turn.endIf, onMove: asItIs, onEnd: asItIs };
    Object.assign(turn.wrapped ?? {}, ofTurn, !own[i]?.onTurn && { onBegin: asItIs });
  }
  return game;
};

const asItIs = ({ G }: State) => G;

/**
 * The same for any game of boardgame.io's.
 * @param refusalOf asked before every move: the framework writes what its games refuse on the console, and gives no reason
 */
export const stepperOf = (
  unprocessed: Parameters<typeof ProcessGameConfig>[0],
  newSeed: () => string,
  refusalOf: AnyRules['refusalOf'],
): Stepper => {
  const game = ProcessGameConfig(unprocessed);
  // The framework would seed its own dice with the time of creation, which a lobby tells everybody.
  Object.defineProperty(game, 'seed', { get: newSeed, enumerable: true });
  const reducer = CreateGameReducer({ game });
  return {
    game,
    takeBack: () => null,
    open: state => state,
    begin: (players, setupData) => InitializeGame({ game, numPlayers: players, setupData }),
    step: (state, seat, move) => {
      const refused = refusalOf(state.G, seat, move);
      if (refused !== null) return { refused };
      const { deltalog, ...next } = reducer(withOwnNotes(state), moveAction(seat, move) as never) as State;
      if (next._stateID === state._stateID) return { refused: 'not-now' };
      const entries = deltalog ?? [];
      return {
        state: next as State,
        events: entries.flatMap(eventsOfEntry),
        outcome: (next.ctx.gameover as Outcome | undefined) ?? null,
        entries,
      };
    },
  };
};

/** The framework counts the moves of each seat, and notes what its log plugin is told, in the very objects it is given. */
const withOwnNotes = (state: State): State => {
  const { ctx, plugins } = state;
  const { _activePlayersNumMoves: counts } = ctx;
  return {
    ...state,
    ctx: counts === undefined ? ctx : { ...ctx, _activePlayersNumMoves: { ...counts } },
    plugins: { ...plugins, log: { ...plugins.log, data: { ...plugins.log?.data } } },
  };
};
