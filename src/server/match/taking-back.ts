import type { UndoMetadata } from '../../game/framework/log-events.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { LogEntry, MatchState } from '../boardgame.ts';
import { stateBefore } from './back.ts';
import { changeTo } from './change.ts';
import { type Command, type Decision, refuse, type UndoCommand } from './commands.ts';
import { botIn, type Now } from './deadlines.ts';
import { acknowledged, moved } from './moves.ts';
import { isOver, isOwner } from './seats.ts';
import { actTogether, type ServedGame } from './served-game.ts';
import type { Back, Control, StoredMatch } from './stored-match.ts';

/** How long the others are asked, in milliseconds. */
export const ASKED_MS = 30_000;
/** How often a seat may take a move back in one match: the log grows with each. */
const OFTEN = 40;

/**
 * Takes a seat's last move back: at once where nobody has acted since but bots; else whoever has a page or none is asked, and
 * all have to agree. What any move has shown stays shown, so nothing before such a move is taken back by anybody.
 */
export const undo = (
  game: ServedGame,
  stored: StoredMatch,
  { seat, credentials, stateID, id }: UndoCommand,
  now: Now,
): Decision => {
  const { state, data, control } = stored;
  if (!isOwner(data, seat, credentials)) return refuse('credentials');
  if (id !== null && control.acknowledged[seat]?.includes(id) === true) {
    return changeTo(stored, [], { acknowledgement: 'repeated' });
  }
  if (state === null) return refuse('not-started');
  if (isOver(data)) return refuse('match-over');
  const isTogether = actTogether(game);
  if (stateID !== state._stateID && !isTogether) return refuse('stale');
  const back = backOf(control, seat);
  if (back.length === 0) return refuse(state._stateID === 0 ? 'not-moved' : 'revealed');
  if ((control.undos?.[seat] ?? 0) >= OFTEN) return refuse('too-often');
  const noted = id === null ? stored : acknowledged(stored, seat, id);
  if (isTogether || mayAtOnce(stored, seat, back)) return takeBack(game, noted, seat, back, now);
  if (control.asking !== undefined) return refuse('asked');
  const asking = { seat, stateID: state._stateID, agreed: [], until: now.at + ASKED_MS };
  return changeTo({ ...noted, control: { ...noted.control, asking } }, [{ kind: 'asking' }]);
};

type Answer = Extract<Command, { kind: 'undo-answer' }>;

/** One no is enough to end it; with the last yes the move is taken back. */
export const answerUndo = (
  game: ServedGame,
  stored: StoredMatch,
  { seat, credentials, stateID, agree }: Answer,
  now: Now,
): Decision => {
  const { data, control } = stored;
  if (!isOwner(data, seat, credentials)) return refuse('credentials');
  const { asking } = control;
  if (asking === undefined || asking.stateID !== stateID || asking.seat === seat) return refuse('not-asked');
  if (!agree) return withoutAsking(stored);
  if (asking.agreed.includes(seat)) return changeTo(stored, [], { acknowledgement: 'repeated' });
  const agreed = [...asking.agreed, seat];
  if (othersAt(stored, asking.seat).every(other => agreed.includes(other))) {
    return takeBack(game, stored, asking.seat, backOf(control, asking.seat), now);
  }
  return changeTo({ ...stored, control: { ...control, asking: { ...asking, agreed } } }, [
    { kind: 'asking' },
  ]);
};

export const lapseUndo = (stored: StoredMatch, { at }: Now): Decision => {
  const { asking } = stored.control;
  return asking === undefined || asking.until > at ? changeTo(stored, []) : withoutAsking(stored);
};

const withoutAsking = (stored: StoredMatch): Decision => {
  const { asking: _, ...control } = stored.control;
  return changeTo({ ...stored, control }, [{ kind: 'asking' }]);
};

/** The last move of a seat and what others have done since; empty where it cannot be taken back. */
const backOf = ({ back = [] }: Control, seat: Seat): readonly Back[] => {
  const last = back.findLastIndex(each => each.seat === seat);
  return last < 0 ? [] : back.slice(last);
};

const mayAtOnce = (stored: StoredMatch, seat: Seat, [, ...since]: readonly Back[]): boolean =>
  since.every(other => botIn(stored, other.seat) !== null) || othersAt(stored, seat).length === 0;

/** The people besides one who play their own seats. */
const othersAt = (stored: StoredMatch, seat: Seat): readonly Seat[] =>
  Object.keys(stored.data.players)
    .map(Number)
    .filter(other => other !== seat && botIn(stored, other) === null);

const takeBack = (
  game: ServedGame,
  stored: StoredMatch,
  seat: Seat,
  back: readonly Back[],
  now: Now,
): Decision => {
  const { asking: _, ...control } = stored.control;
  const [own] = back as readonly [Back, ...Back[]];
  const undone = actTogether(game) ? [own] : back;
  const state = actTogether(game)
    ? withoutChoice(game, stored.state!, seat)
    : stateBefore(stored.state!, undone);
  if (state === null) return refuse('revealed');
  const left = own.left === undefined ? {} : { [seat]: now.at + own.left };
  const clocks = actTogether(game) ? { ...control.deadlines.clocks, ...left } : left;
  const next: StoredMatch = {
    ...stored,
    state,
    data: { ...stored.data, updatedAt: now.at },
    control: {
      ...control,
      back: (control.back ?? []).filter(each => !undone.includes(each)),
      undos: { ...control.undos, [seat]: (control.undos?.[seat] ?? 0) + 1 },
      deadlines: { ...control.deadlines, clocks },
    },
  };
  return moved(next, [entryOf(stored.state!, seat, undone)]);
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
const entryOf = ({ ctx, _stateID }: MatchState, seat: Seat, undone: readonly Back[]): LogEntry => ({
  action: { type: 'UNDO', payload: { type: 'undo', args: [], playerID: String(seat) } } as never,
  _stateID,
  turn: ctx.turn,
  phase: ctx.phase,
  metadata: { undone: undone.map(({ stateID }) => stateID) } satisfies UndoMetadata,
});
