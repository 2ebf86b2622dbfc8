import { moverOf } from '../../game/framework/actions.ts';
import { undoEntry } from '../../game/framework/log-events.ts';
import { FAR_BACK } from '../../game/shared/far-back.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { LogEntry, MatchState } from '../boardgame.ts';
import { changeTo } from './change.ts';
import { type Command, type Decision, refuse, type UndoCommand } from './commands.ts';
import { type Now, runsFrom } from './deadlines.ts';
import { acknowledged, moved, noted } from './moves.ts';
import { incrementOf } from './options.ts';
import { haveShown, sinceLastOf, stateBefore } from './past.ts';
import type { History } from './ports.ts';
import { mayTakeBack } from './rated.ts';
import { hasResigned, isOver, isOwner, peopleAt, playerAt } from './seats.ts';
import { actTogether, type ServedGame } from './served-game.ts';
import type { Asking, EndedAsking, StoredMatch } from './stored-match.ts';

/** How long the others are asked, in milliseconds. */
export const ASKED_MS = 30_000;
/** How often a seat may take a move back in one match: the log grows with each. */
const OFTEN = 40;
/** How many questions a seat may put to the others in one match. */
const QUESTIONS = 20;

/**
 * Takes a seat's last move back: at once where it has shown nothing and nobody has acted since but bots, or where no other person
 * is at the table; else all other people are asked, and have to agree. All who hold a seat are at the table: whoever is away, or
 * stood in for, has not agreed. Chance comes again as it came: all of it was drawn before the first move, so nobody has a second
 * try at it. Whoever agrees knows what the moves have shown, and so do all.
 *
 * Only what was chosen in secret stays as it is once the hands are open: then there is no choosing in secret again.
 */
export const undo = (
  game: ServedGame,
  stored: StoredMatch,
  command: UndoCommand,
  past: History,
  now: Now,
): Decision => {
  const settled = withoutPast(game, stored, command);
  if (settled !== null) return settled;
  const { seat, id } = command;
  const { control } = stored;
  const state = stored.state!;
  const isTogether = actTogether(game);
  const moves = sinceLastOf(past, state, seat);
  if (moves.length === 0) return refuse('not-moved');
  const known = id === null ? stored : acknowledged(stored, seat, id);
  if (isTogether) return takeBack(game, known, seat, past, now);
  if (moves.length > FAR_BACK + 1) return refuse('too-far');
  const hasShown = haveShown(game, moves);
  if (mayAtOnce(stored, seat, moves, hasShown))
    return takeBack(game, known, seat, past, now, hasShown ? 'unasked' : null);
  if (control.asking !== undefined) return refuse('asked');
  const move = moves[0]!._stateID;
  if (movesRefused(control.unanswered?.[seat]).includes(move)) return refuse('refused-before');
  const questions = control.questions?.[seat] ?? 0;
  if (questions >= QUESTIONS) return refuse('asked-enough');
  const asking: Asking = {
    seat,
    stateID: state._stateID,
    move,
    agreed: [],
    until: now.at + ASKED_MS,
    ...(hasShown && { shown: true }),
  };
  const asked = { asking, questions: { ...control.questions, [seat]: questions + 1 } };
  return changeTo({ ...known, control: { ...known.control, ...asked } }, [{ kind: 'asking' }]);
};

/** What comes of it whatever has been played; null where that has to be looked at, which is dear late in a match. */
const withoutPast = (
  game: ServedGame,
  stored: StoredMatch,
  { seat, credentials, stateID, id }: UndoCommand,
): Decision | null => {
  const { state, data, control } = stored;
  if (!isOwner(data, seat, credentials)) return refuse('credentials');
  if (id !== null && control.acknowledged[seat]?.includes(id) === true) {
    return changeTo(stored, [], { acknowledgement: 'repeated' });
  }
  if (state === null) return refuse('not-started');
  if (isOver(data)) return refuse('match-over');
  // What one has seen of a deal that others play is not to be seen twice.
  if (!mayTakeBack(data) || data.deal !== undefined) return refuse('no-undo');
  if (hasResigned(playerAt(data, seat)!)) return refuse('resigned');
  if (stateID !== state._stateID && !actTogether(game)) return refuse('stale');
  return (control.undos?.[seat] ?? 0) >= OFTEN ? refuse('too-often') : null;
};

type Answer = Extract<Command, { kind: 'undo-answer' }>;

/** One no is enough to end it; with the last yes the move is taken back. That of whoever asks withdraws the question. */
export const answerUndo = (
  game: ServedGame,
  stored: StoredMatch,
  answer: Answer,
  past: History,
  now: Now,
): Decision =>
  butForTheLastYes(stored, answer) ??
  takeBack(game, stored, stored.control.asking!.seat, past, now, 'agreed');

/** Null where it is the last yes. */
const butForTheLastYes = (
  stored: StoredMatch,
  { seat, credentials, stateID, agree }: Answer,
): Decision | null => {
  const { data, control } = stored;
  if (!isOwner(data, seat, credentials)) return refuse('credentials');
  const { asking } = control;
  if (asking === undefined || asking.stateID !== stateID) return refuse('not-asked');
  const withdraws = seat === asking.seat && !agree;
  if (!withdraws && !mustAgree(stored, asking.seat).includes(seat)) return refuse('not-asked');
  if (!agree) return withoutAsking(stored, asking, seat);
  if (asking.agreed.includes(seat)) return changeTo(stored, [], { acknowledgement: 'repeated' });
  const agreed = [...asking.agreed, seat];
  if (mustAgree(stored, asking.seat).every(other => agreed.includes(other))) return null;
  return changeTo({ ...stored, control: { ...control, asking: { ...asking, agreed } } }, [
    { kind: 'asking' },
  ]);
};

/** Does an answer to this need to know how the match has come to where it is? */
export const looksBack = (game: ServedGame, stored: StoredMatch, command: Command): boolean => {
  if (command.kind === 'undo') return withoutPast(game, stored, command) === null;
  return command.kind === 'undo-answer' && butForTheLastYes(stored, command) === null;
};

export const lapseUndo = (stored: StoredMatch, { at }: Now): Decision => {
  const { asking } = stored.control;
  return asking === undefined || asking.until > at ? changeTo(stored, []) : withoutAsking(stored, asking);
};

/** Nobody asks any more, and it is kept why nothing came of it. */
const withoutAsking = (
  stored: StoredMatch,
  { seat, stateID, move = stateID, agreed }: Asking,
  by?: Seat,
): Decision => {
  const { asking: _, ...control } = stored.control;
  const refused = movesRefused(control.unanswered?.[seat]);
  const refusedBy = by === seat ? undefined : by;
  const ended: EndedAsking = {
    stateID,
    move,
    ...(refusedBy !== undefined && { refusedBy }),
    ...(by === seat && { withdrawn: true }),
    ...(refused.length > 0 && { refused }),
    missing: mustAgree(stored, seat).filter(other => !agreed.includes(other) && other !== refusedBy),
  };
  const unanswered = { ...control.unanswered, [seat]: ended };
  return changeTo({ ...stored, control: { ...control, unanswered } }, [{ kind: 'asking' }]);
};

/** About which moves of a seat's somebody has said no so far. */
const movesRefused = (ended: EndedAsking | undefined): readonly number[] => {
  if (ended === undefined) return [];
  const { move, refusedBy, refused = [] } = ended;
  return refusedBy === undefined ? refused : [...refused, move];
};

const mayAtOnce = (
  stored: StoredMatch,
  seat: Seat,
  [, ...since]: readonly LogEntry[],
  hasShown: boolean,
): boolean => {
  const others = mustAgree(stored, seat);
  return others.length === 0 || (!hasShown && since.every(move => !others.includes(moverOf(move))));
};

/** All people at the table but the one who asks. */
const mustAgree = ({ data }: StoredMatch, asker: Seat): readonly Seat[] =>
  peopleAt(data).filter(seat => seat !== asker);

const takeBack = (
  game: ServedGame,
  stored: StoredMatch,
  seat: Seat,
  past: History,
  now: Now,
  /** Whether all others have agreed, or what was hidden had been shown and there was nobody to ask. */
  how: 'agreed' | 'unasked' | null = null,
): Decision => {
  const before = { ...stored, state: stored.state! };
  const { asking: _, madeFor: __, ...control } = stored.control;
  const isTogether = actTogether(game);
  const moves = sinceLastOf(past, before.state, seat);
  const [own] = moves as readonly [LogEntry, ...LogEntry[]];
  const state = isTogether ? withoutChoice(game, before.state, seat) : stateBefore(game, before, past, own);
  if (state === null) return refuse(isTogether ? 'revealed' : 'other-rules');
  const left = control.left?.[seat];
  // Without what the move added: or time could be made by taking back.
  const clock =
    left === undefined
      ? {}
      : {
          [seat]:
            runsFrom(stored.data, seat, now.at) +
            Math.max(0, left - incrementOf(stored.data) * now.clockSecond),
        };
  const clocks = isTogether ? { ...control.deadlines.clocks, ...clock } : clock;
  const next: StoredMatch = {
    ...stored,
    state,
    data: { ...stored.data, updatedAt: now.at },
    control: {
      ...control,
      ...noted(stored, seat, null),
      undos: { ...control.undos, [seat]: (control.undos?.[seat] ?? 0) + 1 },
      deadlines: { ...control.deadlines, clocks },
    },
  };
  const undone = (isTogether ? [own] : moves).map(move => move._stateID);
  return moved(next, [
    undoEntry(before.state, seat, { undone, ...(how !== null && { [how]: true as const }) }),
  ]);
};

/** Where several act together: the state as it would be if a seat had not chosen yet, whatever others have. */
const withoutChoice = ({ stepper }: ServedGame, state: MatchState, seat: Seat): MatchState | null => {
  const without = stepper.takeBack(state, seat);
  return without && { ...without, _stateID: state._stateID + 1 };
};
