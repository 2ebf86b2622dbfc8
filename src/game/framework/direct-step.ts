import type { Ctx, LogEntry, State } from 'boardgame.io';
import type { AnyMove, GameModule, Outcome } from '../contract.ts';
import type { Seat } from '../shared/seats.ts';
import type { MoveMetadata } from './create-game.ts';
import { DECIDED_BY_MOVE, RULES_DECIDE } from './rules-decide.ts';
import { inStep } from './standing.ts';
import type { Stepped, Stepper } from './step.ts';

/**
 * The same stepper, which makes ordinary moves itself: boardgame.io's reducer takes some ten times as long as the rules do,
 * and is asked about whatever is not plainly a legal move of somebody who may move now. What is made here is, to the last key of
 * the state and of the log, what the reducer would have made of it.
 */
export const directly = (module: GameModule, stepper: Stepper): Stepper => ({
  ...stepper,
  step: (state, seat, move) =>
    isOrdinary(module, state, seat, move) ? made(module, state, seat, move) : stepper.step(state, seat, move),
});

/** Does the framework let this seat make this move in this phase, as the rules do? */
const isOrdinary = ({ meta, rules }: GameModule, { G, ctx, plugins }: State, seat: Seat, move: AnyMove) =>
  ctx.gameover === undefined &&
  meta.phases[ctx.phase]?.includes(move[0]) === true &&
  (meta.turns === 'together'
    ? ctx.activePlayers?.[seat] === ctx.phase
    : ctx.activePlayers === null && ctx.currentPlayer === String(seat)) &&
  PLUGINS.every(name => plugins[name] !== undefined) &&
  rules.refusalOf(G, seat, move) === null;

/** The plugins that keep something: each is there from the first state on. */
const PLUGINS = ['random', 'log', 'events', RULES_DECIDE];

const made = (module: GameModule, state: State, seat: Seat, move: AnyMove): Stepped => {
  const { ctx, plugins, _stateID } = state;
  const { rules, meta } = module;
  const [type, ...args] = move;
  const playerID = String(seat);
  const G = rules.copy(state.G);
  const events = rules.apply(G, seat, move);
  const after = inStep(module, G, withCount(ctx, playerID));
  const entry: LogEntry = {
    action: { type: 'MAKE_MOVE', payload: { type, args, playerID } } as LogEntry['action'],
    _stateID,
    turn: ctx.turn,
    phase: ctx.phase,
    metadata: { events } satisfies MoveMetadata,
    ...(meta.turns === 'together' && { redact: true }),
  };
  return {
    state: {
      ...state,
      G,
      ctx: after,
      plugins: { ...plugins, log: { data: {} }, [RULES_DECIDE]: { data: DECIDED_BY_MOVE } },
      _stateID: _stateID + 1,
    },
    events,
    outcome: (after.gameover as Outcome | undefined) ?? null,
    entries: [entry],
  };
};

/** The framework counts moves: of whoever is in turn, and of each who acts together with others. */
const withCount = (ctx: Ctx, playerID: string): Ctx => {
  const { currentPlayer, activePlayers, numMoves = 0, _activePlayersNumMoves: counts } = ctx;
  return {
    ...ctx,
    numMoves: playerID === currentPlayer ? numMoves + 1 : numMoves,
    ...(activePlayers !== null &&
      counts !== undefined && {
        _activePlayersNumMoves: { ...counts, [playerID]: (counts[playerID] ?? 0) + 1 },
      }),
  };
};
