import { isMove } from '../../game/framework/actions.ts';
import { makersIn, undoneIn } from '../../game/framework/log-events.ts';
import { hasEvents, packEvents } from '../../game/framework/packed-events.ts';
import { shownState } from '../../game/framework/shown-state.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { Payload, ShownEntry, ShownState, TableNews } from '../../wire/to-page.ts';
import type { LogEntry, MatchState } from '../boardgame.ts';
import { botIn } from '../match/deadlines.ts';
import { clockAt } from '../match/options.ts';
import { hostOf } from '../match/seats.ts';
import type { ServedGame } from '../match/served-game.ts';
import type { StoredMatch } from '../match/stored-match.ts';

/** A state with what moves added to the log, as one seat may know it: the arguments of the event `update`. */
export const updateFor = (
  game: ServedGame,
  matchID: string,
  seat: Seat | null,
  state: MatchState,
  log: readonly LogEntry[],
): Payload<'update'> => {
  const { ctx, _stateID } = state;
  const G = game.game.playerView!({ G: state.G, ctx, playerID: playerIDOf(seat) });
  return [matchID, shownState({ G, ctx, _stateID }), logFor(seat, log)];
};

/**
 * What a match began with, for everybody: boardgame.io sends it as it is, bag, hands and seed, and its client keeps it to
 * set a match back, which no page can. Ours wants to know no more of it than the events of the set-up.
 */
export const openingOf = ({ module }: ServedGame, { G }: MatchState): ShownState =>
  shownState({ G: { opening: module.rules.opening(G) }, ctx: {}, _stateID: 0 });

/** By seat, how long it is until then. Milliseconds. */
const leftUntil = (moments: Readonly<Record<Seat, number>>, now: number) =>
  Object.entries(moments).map(([seat, due]) => [Number(seat), Math.max(0, due - now)] as const);

/** The time that is left to those who are to act, and what is in the banks of others: the arguments of the event `clock`. */
export const clockFor = (match: StoredMatch, now: number): Payload<'clock'> => {
  const { id, data, control } = match;
  const { clocks } = control.deadlines;
  const left = leftUntil(clocks, now);
  const clock = clockAt(data);
  if (clock?.kind !== 'bank') return [id, left];
  const still = Object.keys(data.players)
    .map(Number)
    .filter(seat => clocks[seat] === undefined && botIn(match, seat) === null);
  return [id, left, still.map(seat => [seat, control.left?.[seat] ?? clock.bank * 1000] as const)];
};

export const NO_NEWS: TableNews = { host: null, incidents: [], away: [], votes: {} };

/** What else a table is told, or null where there is nothing but the match: the second argument of the event `table`. */
export const tableFor = ({ data, state, control }: StoredMatch, now: number): TableNews | null => {
  const { incidents = [], votes = {} } = data;
  const away = leftUntil(control.deadlines.absences, now);
  const votable = leftUntil(control.deadlines.votes ?? {}, now);
  const isAnything = [incidents, away, votable, Object.keys(votes)].some(({ length }) => length > 0);
  if (state !== null && !isAnything) return null;
  return {
    host: state === null ? hostOf(data) : null,
    incidents,
    away,
    ...(votable.length > 0 && { votable }),
    votes,
  };
};

/**
 * Who asks to take a move back, or null, and then why not everybody agreed to what was asked last, where that is so: the arguments
 * of the event `asking`.
 */
export const askingFor = ({ id, control }: StoredMatch, now: number): Payload<'asking'> => {
  const { asking } = control;
  if (asking === undefined) {
    const ended = Object.entries(control.unanswered ?? {}).sort(([, a], [, b]) => b.stateID - a.stateID)[0];
    if (ended === undefined) return [id, null];
    const [seat, { stateID, refusedBy, withdrawn, missing }] = ended;
    return [
      id,
      null,
      {
        ...{ seat: Number(seat), stateID },
        ...(refusedBy !== undefined && { refusedBy }),
        ...(withdrawn && { withdrawn }),
        missing,
      },
    ];
  }
  const { seat, stateID, agreed, until, shown } = asking;
  return [id, { seat, stateID, agreed, left: Math.max(0, until - now), ...(shown && { shown }) }];
};

/** What a seat has chosen before its turn, or null where there is nothing of it: the arguments of the event `beforehand`. */
export const beforehandFor = (
  { id, control }: StoredMatch,
  seat: Seat | null,
): Payload<'beforehand'> | null => {
  const own = seat === null ? undefined : control.beforehand?.[seat];
  if (own === undefined) return null;
  const { choices, made, withdrawn } = own;
  if (choices.length === 0 && made.length === 0 && withdrawn === undefined) return null;
  const kept = choices.map(({ choice }) => choice);
  return withdrawn === undefined ? [id, kept, made] : [id, kept, made, withdrawn];
};

/**
 * The moves of a log as one seat may know them, with the public events they caused: turns and phases follow from the
 * state. What a seat has chosen while all choose is for its own pages.
 */
export const logFor = (seat: Seat | null, log: readonly LogEntry[]): readonly ShownEntry[] =>
  log.filter(isTold).map(({ action: { type, payload }, redact, _stateID, turn, phase, metadata }) => ({
    action: {
      type,
      payload: {
        type: payload.type,
        args: redact === true && payload.playerID !== playerIDOf(seat) ? null : payload.args,
        playerID: payload.playerID,
      },
    },
    _stateID,
    turn,
    phase,
    ...(undoneIn(metadata) !== null ? { metadata } : {}),
    ...(hasEvents(metadata) ? { metadata: { ...packEvents(metadata), ...makersTold(metadata) } } : {}),
  }));

const makersTold = (metadata: unknown): object => {
  const madeFor = makersIn(metadata);
  return madeFor.length > 0 ? { madeFor } : {};
};

/** Of what the framework logs a page is told moves, and that they were taken back. */
const isTold = (entry: LogEntry): entry is LogEntry & Pick<ShownEntry, 'action'> =>
  isMove(entry) || undoneIn(entry.metadata) !== null;

const playerIDOf = (seat: Seat | null) => (seat === null ? null : String(seat));
