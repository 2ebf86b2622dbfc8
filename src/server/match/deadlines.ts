import type { BotAfter } from '../../game/shared/bots/bot-after.ts';
import { botPaceOf } from '../../game/shared/bots/bot-pace.ts';
import type { Seat } from '../../game/shared/seats.ts';
import { paceOf } from '../../game/shared/table-clock.ts';
import type { MatchData } from '../boardgame.ts';
import { pauseOfChosen } from './chosen.ts';
import { isAnySeatKept } from './kept-seats.ts';
import { isAnyNotified, noticesDue } from './notifying.ts';
import { botAfterOf, clockAt, outOfTimeAt } from './options.ts';
import { botAt, isForBots, isOver, playerAt } from './seats.ts';
import { refusalOfPieces, type ServedGame, seatsToAct } from './served-game.ts';
import { type Deadlines, NO_DEADLINES, type StoredMatch } from './stored-match.ts';

/** What the answer to a command depends on beside the match: the moment, who is there, and the server's pace. */
export type Now = {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Seats whose owner has a page open. */
  readonly present: ReadonlySet<Seat>;
  /** Those of them whose page is in sight: not in a tab or behind a screen that nobody sees. */
  readonly looking: ReadonlySet<Seat>;
  /** Milliseconds a bot usually waits before it acts, so that people can follow: longer over what weighs more. */
  readonly botDelay: number;
  /** Milliseconds an absent player's turn is waited for while others sit at a table that has not chosen how long. */
  readonly standInAfter: number;
  /** Milliseconds that a page may take to be there: as somebody has sat down, or when the server is back. */
  readonly goneAfter: number;
  /** Milliseconds of a second that a table has chosen. */
  readonly clockSecond: number;
};

/** Who is waited for. */
export type Waiting = {
  readonly match: StoredMatch;
  readonly toAct: readonly Seat[];
  /** The deadlines that were set. */
  readonly before: Deadlines;
  /** The seat whose move it was, or null where nobody moved. */
  readonly acted: Seat | null;
  readonly now: Now;
};

/** A bot of somebody's that has not moved for so long, among bots alone, has broken off. Before its match is removed as untouched. */
export const BOTS_AWAY_AFTER_MS = 1_800_000;

/**
 * What the server has to wait for. A deadline that was set for a decision stands until that decision is made: others'
 * moves, visitors and restarts change nothing about it.
 * @param before the deadlines that were set
 * @param acted the seat whose move it was, or null where nobody moved
 */
export const deadlinesOf = (
  game: ServedGame,
  match: StoredMatch,
  before: Deadlines,
  acted: Seat | null,
  now: Now,
): Deadlines => {
  const { state, data, control } = match;
  if (state === null)
    return {
      ...NO_DEADLINES,
      ...(isAnySeatKept(match) && { kept: data.rematch!.until }),
      ...(data.fillAt !== undefined && { fill: data.fillAt }),
    };
  if (isOver(data) || refusalOfPieces(game, match) !== null) return NO_DEADLINES;
  const toAct = seatsToAct(game, state);
  const asking = control.asking?.until;
  const bots = toAct.filter(seat => botIn(match, seat) !== null);
  const wasBots = acted !== null && botIn(match, acted) !== null;
  const botAfter = botAfterOf(data);
  const standInAfter = typeof botAfter === 'number' ? botAfter * now.clockSecond : now.standInAfter;
  const clock = clockAt(data);
  // Bots have no pages. Where no clock counts their time, whoever broke off would have a match that is never over.
  const isAlone = isForBots(data) && clock === null;
  const awayAfter = isAlone ? BOTS_AWAY_AFTER_MS : Math.max(standInAfter, now.goneAfter);
  const canStandIn = game.module.meta.bots.length > 0 && (isAlone || now.present.size > 0);
  const awaited = toAct.filter(seat => canStandIn && botIn(match, seat) === null && !now.present.has(seat));
  // Days are what the table chose to wait: nobody is voted out of them.
  const votable = isAlone || paceOf(data.setupData) === 'days' ? [] : awaited;
  const votes = keep(votable, before.votes ?? {}, acted, now.at + voteAfter(botAfter, now));
  const isQuick = clock !== null && paceOf(data.setupData) === 'live';
  const pause = (usual: number): number => {
    // A bot is not to be late at a table that plays against the clock.
    const seconds = clock?.kind === 'move' && isQuick ? clock.seconds : Number.POSITIVE_INFINITY;
    return Math.min(usual, (seconds * now.clockSecond) / 2);
  };
  const waiting = { match, toAct, before, acted, now };
  const clocks = clocksOf(waiting);
  const chosenIn = asking === undefined ? pauseOfChosen(game, match, toAct, now.botDelay) : null;
  const isChosenDue = acted === null && before.chosen !== undefined;
  return {
    bots:
      bots.length === 0
        ? null
        : !wasBots && before.bots !== null
          ? before.bots
          : isForBots(data)
            ? now.at
            : now.at + Math.round(pause(now.botDelay * botPaceOf(game.module, state.G, bots))),
    absences:
      botAfter === 'never' && !isAlone ? {} : keep(awaited, before.absences, acted, now.at + awayAfter),
    ...(votable.length > 0 && { votes }),
    clocks,
    ...heldOf(waiting),
    ...(chosenIn !== null && {
      chosen: isChosenDue ? before.chosen : now.at + Math.round(pause(chosenIn)),
    }),
    ...(asking !== undefined && { asking }),
    ...(isAnyNotified(match) && { notices: noticesDue(waiting, clocks) }),
  };
};

/**
 * By seat that is to act, when its time is up. A clock that runs goes on as it is; whoever is on holiday where a table plays by days
 * is given theirs afterwards. Seconds for each move hold for bots too; a table's clock runs for people.
 */
const clocksOf = ({
  match,
  toAct,
  before,
  acted,
  now: { at, clockSecond },
}: Waiting): Readonly<Record<Seat, number>> => {
  const { data, control } = match;
  const clock = clockAt(data);
  if (clock === null) return {};
  const isForAll = outOfTimeAt(data) === 'mildest';
  const timed = toAct.filter(seat => isForAll || botIn(match, seat) === null);
  return Object.fromEntries(
    timed.map(seat => {
      const known = seat === acted ? undefined : (before.clocks[seat] ?? before.held?.[seat]);
      const own = clock.kind === 'move' ? undefined : control.left?.[seat];
      const given = own ?? (clock.kind === 'move' ? clock.seconds : clock.bank) * clockSecond;
      return [seat, known ?? runsFrom(data, seat, at) + given];
    }),
  );
};

/** Nobody winds their clock up by getting up and sitting down again: it runs on while a bot is about to act for them. */
const heldOf = ({ match, toAct, before, acted, now }: Waiting): Pick<Deadlines, 'held'> => {
  const { clocks, held = {} } = before;
  const running = toAct.flatMap(seat => {
    const due = seat === acted || botIn(match, seat) === null ? undefined : (clocks[seat] ?? held[seat]);
    return due === undefined || due <= now.at ? [] : [[seat, due] as const];
  });
  return running.length === 0 || outOfTimeAt(match.data) === 'mildest'
    ? {}
    : { held: Object.fromEntries(running) };
};

/** From when on a seat's clock runs: from now, or where a table plays by days from the end of its member's holiday. */
export const runsFrom = (data: MatchData, seat: Seat, at: number): number =>
  paceOf(data.setupData) === 'days' ? Math.max(at, playerAt(data, seat)?.holiday ?? 0) : at;

/** Milliseconds that a seat on its turn has left; undefined where none are counted. */
export const timeLeft = ({ data, control }: StoredMatch, seat: Seat, at: number): number | undefined => {
  const due = control.deadlines.clocks[seat] ?? control.deadlines.held?.[seat];
  return due === undefined ? undefined : Math.max(0, due - runsFrom(data, seat, at));
};

/** Seconds that whoever is away on their turn is waited for, before the others may vote, at a table that has not chosen how long. */
const VOTE_AFTER = 600;

/** A vote takes nothing from what the table chose: it is held after that time, or after ten minutes. */
const voteAfter = (botAfter: BotAfter | undefined, { clockSecond, goneAfter }: Now): number =>
  Math.max((typeof botAfter === 'number' ? botAfter : VOTE_AFTER) * clockSecond, goneAfter);

/** By seat the moment that was set, or for whoever has to decide something new the one given. */
const keep = (
  seats: readonly Seat[],
  before: Readonly<Record<Seat, number>>,
  acted: Seat | null,
  otherwise: number,
): Readonly<Record<Seat, number>> =>
  Object.fromEntries(seats.map(seat => [seat, (seat === acted ? undefined : before[seat]) ?? otherwise]));

/** The bot that plays a seat now, or null. */
export const botIn = ({ data }: StoredMatch, seat: Seat): string | null => {
  const player = playerAt(data, seat);
  return player === undefined ? null : botAt(player);
};

export const sameDeadlines = (a: Deadlines, b: Deadlines): boolean =>
  a.bots === b.bots &&
  a.kept === b.kept &&
  a.asking === b.asking &&
  a.fill === b.fill &&
  a.chosen === b.chosen &&
  sameMoments(a.notices ?? {}, b.notices ?? {}) &&
  sameMoments(a.absences, b.absences) &&
  sameMoments(a.votes ?? {}, b.votes ?? {}) &&
  sameMoments(a.clocks, b.clocks) &&
  sameMoments(a.held ?? {}, b.held ?? {});

export const sameMoments = (
  a: Readonly<Record<Seat, number>>,
  b: Readonly<Record<Seat, number>>,
): boolean => {
  const seats = Object.keys(a);
  return seats.length === Object.keys(b).length && seats.every(seat => a[Number(seat)] === b[Number(seat)]);
};
