import type { Seat } from '../../game/shared/seats.ts';
import type { LogEntry, MatchData, MatchState } from '../boardgame.ts';
import type { ServedGame } from '../served-game.ts';

/** What the framework says in answer to a sync. */
export type SyncInfo = {
  readonly state: MatchState;
  readonly initialState: MatchState;
  readonly log: readonly LogEntry[];
  readonly filteredMetadata: unknown;
};

/** A state with what a move added to the log, as one seat may know it: the arguments of the event `update`. */
export const updateFor = (
  served: ServedGame,
  matchID: string,
  seat: Seat | null,
  state: MatchState,
): readonly unknown[] => {
  const { args } = served.filterFor(playerIDOf(seat), { type: 'update', args: [matchID, state] });
  const [, seen, log] = args as [string, MatchState, LogEntry[]];
  return [matchID, trimState(seen), trimLog(log)];
};

/** Everything one seat may know of a match: the arguments of the event `sync`. */
export const syncFor = (
  served: ServedGame,
  matchID: string,
  seat: Seat | null,
  info: SyncInfo,
): readonly unknown[] => {
  // The framework filters the state, and sends what the match began with (bag, hands, seed) as it is.
  const initial = served.filterFor(playerIDOf(seat), { type: 'update', args: [matchID, info.initialState] });
  const [, initialState] = initial.args as unknown as [string, MatchState];
  const shown = { ...info.state, deltalog: [...info.log] };
  const [, state, log] = updateFor(served, matchID, seat, shown) as [string, MatchState, LogEntry[]];
  return [
    matchID,
    { state, log, initialState: trimState(initialState), filteredMetadata: info.filteredMetadata },
  ];
};

/** Who sits where, for everybody: the second argument of the event `matchData`. */
export const playersOf = (match: MatchData): readonly unknown[] =>
  Object.values(match.players).map(({ credentials: _, ...player }) => player);

/**
 * Plugins keep their secrets (the framework's dice their seed) in `plugins`, and no client needs any of it.
 * Undo is off, and the framework's own bookkeeping is left out where it says nothing.
 */
const trimState = ({ G, ctx, _stateID }: MatchState) => ({
  G,
  ctx: ctx.activePlayers === null ? withoutBookkeeping(ctx) : ctx,
  plugins: {},
  _undo: [],
  _redo: [],
  _stateID,
});

const withoutBookkeeping = (ctx: MatchState['ctx']) =>
  Object.fromEntries(Object.entries(ctx).filter(([key]) => !key.startsWith('_')));

/** Only the moves, with the public events they caused: turns and phases follow from the state. */
const trimLog = (log: readonly LogEntry[] = []) =>
  log.filter(isMove).map(({ action, _stateID, turn, phase, metadata }) => ({
    action: {
      type: action.type,
      payload: {
        type: action.payload.type,
        args: action.payload.args,
        playerID: action.payload.playerID,
      },
    },
    _stateID,
    turn,
    phase,
    ...(metadata === undefined ? {} : { metadata }),
  }));

export const isMove = (entry: LogEntry): boolean => entry.action.type === 'MAKE_MOVE';

const playerIDOf = (seat: Seat | null) => (seat === null ? null : String(seat));
