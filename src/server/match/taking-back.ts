import type { UndoMetadata } from '../../game/framework/log-events.ts';
import { FAR_BACK } from '../../game/shared/far-back.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { LogEntry, MatchState } from '../boardgame.ts';
import { changeTo } from './change.ts';
import { type Command, type Decision, refuse, type UndoCommand } from './commands.ts';
import { botIn, type Now } from './deadlines.ts';
import { acknowledged, moved } from './moves.ts';
import { haveShown, moverOf, sinceLastOf, stateBefore } from './past.ts';
import type { History } from './ports.ts';
import { hasResigned, isOver, isOwner, playerAt } from './seats.ts';
import { actTogether, type ServedGame } from './served-game.ts';
import type { StoredMatch } from './stored-match.ts';

/** How long the others are asked, in milliseconds. */
export const ASKED_MS = 30_000;
/** How often a seat may take a move back in one match: the log grows with each. */
const OFTEN = 40;

/**
 * Takes a seat's last move back: at once where it has shown nothing and nobody has acted since but bots, or where no other person
 * is at the table; else all other people are asked, and have to agree. Chance comes again as it came: all of it was drawn before
 * the first move, so nobody has a second try at it. Whoever agrees knows what the moves have shown, and so do all.
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
  const noted = id === null ? stored : acknowledged(stored, seat, id);
  if (isTogether) return takeBack(game, noted, seat, past, now);
  if (moves.length > FAR_BACK + 1) return refuse('too-far');
  const hasShown = haveShown(game, moves);
  if (mayAtOnce(stored, seat, moves, hasShown)) return takeBack(game, noted, seat, past, now, hasShown);
  if (control.asking !== undefined) return refuse('asked');
  const until = now.at + ASKED_MS;
  const asking = {
    seat,
    stateID: state._stateID,
    agreed: [],
    until,
    ...(hasShown && { shown: true as const }),
  };
  return changeTo({ ...noted, control: { ...noted.control, asking } }, [{ kind: 'asking' }]);
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
  if (hasResigned(playerAt(data, seat)!)) return refuse('resigned');
  if (stateID !== state._stateID && !actTogether(game)) return refuse('stale');
  return (control.undos?.[seat] ?? 0) >= OFTEN ? refuse('too-often') : null;
};

type Answer = Extract<Command, { kind: 'undo-answer' }>;

/** One no is enough to end it; with the last yes the move is taken back. */
export const answerUndo = (
  game: ServedGame,
  stored: StoredMatch,
  answer: Answer,
  past: History,
  now: Now,
): Decision =>
  butForTheLastYes(stored, answer) ?? takeBack(game, stored, stored.control.asking!.seat, past, now);

/** Null where it is the last yes. */
const butForTheLastYes = (
  stored: StoredMatch,
  { seat, credentials, stateID, agree }: Answer,
): Decision | null => {
  const { data, control } = stored;
  if (!isOwner(data, seat, credentials)) return refuse('credentials');
  const { asking } = control;
  if (asking === undefined || asking.stateID !== stateID || asking.seat === seat) return refuse('not-asked');
  if (!agree) return withoutAsking(stored);
  if (asking.agreed.includes(seat)) return changeTo(stored, [], { acknowledgement: 'repeated' });
  const agreed = [...asking.agreed, seat];
  if (othersAt(stored, asking.seat).every(other => agreed.includes(other))) return null;
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
  return asking === undefined || asking.until > at ? changeTo(stored, []) : withoutAsking(stored);
};

const withoutAsking = (stored: StoredMatch): Decision => {
  const { asking: _, ...control } = stored.control;
  return changeTo({ ...stored, control }, [{ kind: 'asking' }]);
};

const mayAtOnce = (
  stored: StoredMatch,
  seat: Seat,
  [, ...since]: readonly LogEntry[],
  hasShown: boolean,
): boolean =>
  othersAt(stored, seat).length === 0 ||
  (!hasShown && since.every(move => botIn(stored, moverOf(move)) !== null));

/** The people besides one who play their own seats. */
const othersAt = (stored: StoredMatch, seat: Seat): readonly Seat[] =>
  Object.keys(stored.data.players)
    .map(Number)
    .filter(other => other !== seat && botIn(stored, other) === null);

const takeBack = (
  game: ServedGame,
  stored: StoredMatch,
  seat: Seat,
  past: History,
  now: Now,
  /** What was hidden had been shown, and nobody was asked. */
  unasked = false,
): Decision => {
  const before = { ...stored, state: stored.state! };
  const { asking: _, ...control } = stored.control;
  const isTogether = actTogether(game);
  const moves = sinceLastOf(past, before.state, seat);
  const [own] = moves as readonly [LogEntry, ...LogEntry[]];
  const state = isTogether ? withoutChoice(game, before.state, seat) : stateBefore(game, before, past, own);
  if (state === null) return refuse(isTogether ? 'revealed' : 'other-rules');
  const left = control.left?.[seat];
  const clock = left === undefined ? {} : { [seat]: now.at + left };
  const clocks = isTogether ? { ...control.deadlines.clocks, ...clock } : clock;
  const next: StoredMatch = {
    ...stored,
    state,
    data: { ...stored.data, updatedAt: now.at },
    control: {
      ...control,
      undos: { ...control.undos, [seat]: (control.undos?.[seat] ?? 0) + 1 },
      deadlines: { ...control.deadlines, clocks },
    },
  };
  return moved(next, [entryOf(before.state, seat, isTogether ? [own] : moves, unasked)]);
};

/** Where several act together: the state as it would be if a seat had not chosen yet, whatever others have. */
const withoutChoice = (
  { module: { rules } }: ServedGame,
  state: MatchState,
  seat: Seat,
): MatchState | null => {
  const G = rules.copy(state.G);
  return rules.withdraw?.(G, seat) === true ? { ...state, G, _stateID: state._stateID + 1 } : null;
};

/** As boardgame.io's own undo stands in its log, with the moves that it takes back. */
const entryOf = (
  { ctx, _stateID }: MatchState,
  seat: Seat,
  undone: readonly LogEntry[],
  unasked: boolean,
): LogEntry => ({
  action: { type: 'UNDO', payload: { type: 'undo', args: [], playerID: String(seat) } } as never,
  _stateID,
  turn: ctx.turn,
  phase: ctx.phase,
  metadata: {
    undone: undone.map(move => move._stateID),
    ...(unasked && { unasked }),
  } satisfies UndoMetadata,
});
