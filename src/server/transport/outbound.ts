import type { Seat } from '../../game/shared/seats.ts';
import type { LogEntry, MatchState } from '../boardgame.ts';
import type { History } from '../match/ports.ts';
import { publicPlayers } from '../match/seats.ts';
import type { ServedGame } from '../match/served-game.ts';
import type { StoredMatch } from '../match/stored-match.ts';

/** A state with what moves added to the log, as one seat may know it: the arguments of the event `update`. */
export const updateFor = (
  game: ServedGame,
  matchID: string,
  seat: Seat | null,
  state: MatchState,
  log: readonly LogEntry[],
): readonly unknown[] => {
  const shown = { ...state, deltalog: [...log] };
  const { args } = game.filterFor(playerIDOf(seat), { type: 'update', args: [matchID, shown] });
  const [, seen, seenLog] = args as [string, MatchState, LogEntry[]];
  return [matchID, trimState(seen), trimLog(seenLog)];
};

/** Everything one seat may know of a match that has begun: the arguments of the event `sync`. */
export const syncFor = (
  game: ServedGame,
  { id, state, data }: StoredMatch & { readonly state: MatchState },
  { initialState, log }: History,
  seat: Seat | null,
  present: ReadonlySet<Seat>,
): readonly unknown[] => {
  // boardgame.io filters the state, and sends what the match began with (bag, hands, seed) as it is.
  const [, initial] = updateFor(game, id, seat, initialState ?? state, []);
  const [, now, seenLog] = updateFor(game, id, seat, state, log);
  const filteredMetadata = publicPlayers(data, present);
  return [id, { state: now, log: seenLog, initialState: initial, filteredMetadata }];
};

/** The time that is left to those who are to act: the arguments of the event `clock`. */
export const clockFor = ({ id, control }: StoredMatch, now: number): readonly unknown[] => [
  id,
  Object.entries(control.deadlines.clocks).map(([seat, due]) => [Number(seat), Math.max(0, due - now)]),
];

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

const isMove = (entry: LogEntry): boolean => entry.action.type === 'MAKE_MOVE';

const playerIDOf = (seat: Seat | null) => (seat === null ? null : String(seat));
