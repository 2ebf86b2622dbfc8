import type { Seat } from '../../game/shared/seats.ts';
import { choose, makeChosen, withoutUnforeseen } from './beforehand.ts';
import { changeTo } from './change.ts';
import { type Change, type Command, type Decision, isRefusal, refuse } from './commands.ts';
import { deadlinesOf, type Now, sameDeadlines, sameMoments } from './deadlines.ts';
import { release } from './given-deal.ts';
import { setHoliday } from './holidays.ts';
import { actAsHost, fill, seatBotAt } from './hosting.ts';
import { freeKept } from './kept-seats.ts';
import { vote, withoutPastVotes } from './leavers.ts';
import { forgetMember, keepSeat, rekeySeat } from './member-seats.ts';
import { makeBotMoves, makeMove } from './moves.ts';
import { forgetAddress, noteAnswer, noteNotices, notify } from './notifying.ts';
import { offerSeat, takeOffer } from './offers.ts';
import { endTime } from './out-of-time.ts';
import type { History } from './ports.ts';
import { resign } from './resigning.ts';
import { retire } from './retiring.ts';
import { comeBack, leave, rename, seePresent, sitDown, standInForAbsent } from './seating.ts';
import { isOver } from './seats.ts';
import { refusalOfPieces, type ServedGame } from './served-game.ts';
import { nearest, type StoredMatch } from './stored-match.ts';
import { answerUndo, lapseUndo, undo } from './taking-back.ts';
import { chat, react } from './talking.ts';

/**
 * The one function that changes a match: what a command makes of it, or why nothing comes of it. It stores and tells
 * nothing itself. Its answer depends on its arguments alone, but for boardgame.io's reducer and the chance of a deal.
 * @param past what the match began with and its log, where `looksBack` says that the answer depends on it
 */
export const decide = (
  game: ServedGame,
  stored: StoredMatch,
  command: Command,
  now: Now,
  past: History = NO_PAST,
): Decision => {
  const decision = withOtherPieces(game, stored, command) ?? answer(game, stored, command, now, past);
  if (isRefusal(decision) || decision.next === null) return decision;
  return withDeadlines(game, stored, decision, command.kind === 'leave' ? without(now, command.seat) : now);
};

const NO_PAST: History = { initialState: null, log: [] };

/** A match that was dealt from other pieces than there are now is not played on with these: it waits, and nobody is waited for. */
const withOtherPieces = (game: ServedGame, stored: StoredMatch, { kind }: Command): Decision | null => {
  if (isOver(stored.data) || refusalOfPieces(game, stored) === null) return null;
  if (PLAYED_BY_NOBODY.has(kind)) return changeTo({ ...stored }, []);
  return PLAYED_BY_PEOPLE.has(kind) ? refuse('other-pieces') : null;
};

const PLAYED_BY_NOBODY: ReadonlySet<Command['kind']> = new Set([
  'bot-moves',
  'time-up',
  'stand-in',
  'chosen',
]);
const PLAYED_BY_PEOPLE: ReadonlySet<Command['kind']> = new Set([
  'move',
  'undo',
  'undo-answer',
  'resign',
  'vote',
  'choose',
]);

const answer = (
  game: ServedGame,
  stored: StoredMatch,
  command: Command,
  now: Now,
  past: History,
): Decision => {
  switch (command.kind) {
    case 'move':
      return makeMove(game, stored, command, now);
    case 'bot-moves':
      return makeBotMoves(game, stored, command.version, command.moves, now);
    case 'time-up':
      return endTime(game, stored, now);
    case 'sit':
      return sitDown(game, stored, command, now);
    case 'seat-bot':
      return seatBotAt(game, stored, command, now);
    case 'free-kept':
      return freeKept(stored, now);
    case 'fill':
      return fill(game, stored, now);
    case 'rename':
      return rename(stored, command);
    case 'keep-seat':
      return keepSeat(stored, command);
    case 'forget-member':
      return forgetMember(game, stored, command, now);
    case 'rekey':
      return rekeySeat(stored, command);
    case 'leave':
      return leave(game, stored, command, now);
    case 'return':
      return comeBack(stored, command);
    case 'stand-in':
      return standInForAbsent(game, stored, now);
    case 'vote':
      return vote(game, stored, command, now);
    case 'resign':
      return resign(game, stored, command, now);
    case 'host':
      return actAsHost(game, stored, command, now);
    case 'offer-seat':
      return offerSeat(stored, command, now);
    case 'take-offer':
      return takeOffer(stored, command, now);
    case 'rematch':
      return nameRematch(stored, command);
    case 'undo':
      return undo(game, stored, command, past, now);
    case 'undo-answer':
      return answerUndo(game, stored, command, past, now);
    case 'undo-lapse':
      return lapseUndo(stored, now);
    case 'choose':
      return choose(game, stored, command);
    case 'chosen':
      return makeChosen(game, stored, now);
    case 'chat':
      return chat(stored, command);
    case 'notify':
      return notify(stored, command);
    case 'webhook-answer':
      return noteAnswer(stored, command);
    case 'address-gone':
      return forgetAddress(stored, command);
    case 'notice':
      return command.version === stored.version ? noteNotices(stored, command, now) : refuse('outdated');
    case 'react':
      return react(stored, command);
    case 'presence':
      return seePresent(game, stored, now);
    case 'out-of-sight':
      return changeTo(stored, []);
    case 'holiday':
      return setHoliday(stored, command, now);
    case 'retire':
      return retire(stored, command, now);
    case 'release':
      return release(stored);
    case 'reconcile':
      return changeTo({ ...stored }, []);
  }
};

type Rematch = Extract<Command, { kind: 'rematch' }>;
const nameRematch = (stored: StoredMatch, { next, instead }: Rematch): Decision => {
  const { nextMatchID, ...data } = stored.data;
  if (!isOver(stored.data)) return refuse('not-over');
  if ((nextMatchID ?? null) !== instead) return refuse('rematch-set');
  return changeTo({ ...stored, data: { ...data, ...(next !== null && { nextMatchID: next }) } }, [
    { kind: 'players' },
  ]);
};

/** Adds what the server has to wait for after a change, and raises the version of whatever has changed. */
const withDeadlines = (game: ServedGame, stored: StoredMatch, change: Change, now: Now): Change => {
  const next = withoutUnforeseen(game, stored, change.next!);
  const deadlines = deadlinesOf(game, next, next.control.deadlines, null, now);
  const settled = withoutPastVotes(
    sameDeadlines(deadlines, next.control.deadlines)
      ? next
      : { ...next, control: { ...next.control, deadlines } },
  );
  const isNewTime = !sameMoments(deadlines.clocks, stored.control.deadlines.clocks);
  const isNewAbsence =
    !sameMoments(deadlines.absences, stored.control.deadlines.absences) ||
    !sameMoments(deadlines.votes ?? {}, stored.control.deadlines.votes ?? {});
  const isNewChoice = next.control.beforehand !== stored.control.beforehand;
  const isNewAsking = next.control.asking !== stored.control.asking;
  const written = { ...settled, version: stored.version + 1 };
  return {
    ...change,
    next: settled === stored ? stored : written,
    announcements: [
      ...change.announcements,
      ...(isNewTime ? [{ kind: 'clocks' } as const] : []),
      ...(isNewAbsence && !change.announcements.some(({ kind }) => kind === 'table')
        ? [{ kind: 'table' } as const]
        : []),
      ...(isNewChoice ? [{ kind: 'own' } as const] : []),
      ...(isNewAsking && !change.announcements.some(({ kind }) => kind === 'asking')
        ? [{ kind: 'asking' } as const]
        : []),
    ],
    deadline: nearest(deadlines),
  };
};

const without = (now: Now, gone: Seat): Now => {
  const left = (seats: ReadonlySet<Seat>) => new Set([...seats].filter(seat => seat !== gone));
  return { ...now, present: left(now.present), looking: left(now.looking) };
};
