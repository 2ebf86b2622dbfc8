import { isMove, moveOf, moverOf } from '../../game/framework/actions.ts';
import { eventsOfEntry, standingEntries } from '../../game/framework/log-events.ts';
import { isRefused } from '../../game/framework/step.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { LogEntry, MatchState } from '../boardgame.ts';
import { patchBetween } from '../patch.ts';
import type { History } from './ports.ts';
import type { ServedGame } from './served-game.ts';
import type { StoredMatch } from './stored-match.ts';

/** The moves that stand and led to a state, in order. */
const movesTo = (
  { log }: Pick<History, 'log'>,
  { _stateID: reached }: Pick<MatchState, '_stateID'>,
): readonly LogEntry[] => standingEntries(log.filter(({ _stateID }) => _stateID < reached)).filter(isMove);

/** The last move of a seat that stands, and what all have done since; empty where it has made none. */
export const sinceLastOf = (past: History, state: MatchState, seat: Seat): readonly LogEntry[] => {
  const moves = movesTo(past, state);
  const last = moves.findLastIndex(move => moverOf(move) === seat);
  return last < 0 ? [] : moves.slice(last);
};

/** Has one of these moves shown anybody what was hidden from them? */
export const haveShown = ({ module: { rules } }: ServedGame, moves: readonly LogEntry[]): boolean =>
  moves.some(move => eventsOfEntry(move).some(event => rules.reveals(event)));

/**
 * How a match looked to a seat, or with null to everybody, when it had reached a state: played out from what it began with. Null
 * where the rules as they are now do not lead there.
 */
export const viewIn = (
  { module: { rules }, stepper }: ServedGame,
  past: History,
  stateID: number,
  viewer: Seat | null,
): unknown => {
  if (past.initialState === null) return null;
  const state = rules.copy(stepper.open(past.initialState).G);
  for (const move of movesTo(past, { _stateID: stateID })) {
    const made = moveOf(move);
    const seat = moverOf(move);
    // With another choice, where all choose together, the one before is taken back.
    if (!rules.seatsToAct(state).includes(seat)) rules.withdraw?.(state, seat);
    if (rules.refusalOf(state, seat, made) !== null) return null;
    rules.apply(state, seat, made);
  }
  return rules.view(state, viewer);
};

/**
 * The state as it was before a move, under the next number: played out from what the match began with, chance and all. Nothing
 * need be kept for that with every move, and hardly any is ever taken back. Null where the rules as they are now do not
 * lead to what is stored: others were in force when it was begun.
 */
export const stateBefore = (
  { stepper }: ServedGame,
  { state: now }: StoredMatch & { readonly state: MatchState },
  past: History,
  first: LogEntry,
): MatchState | null => {
  let state = past.initialState && stepper.open(past.initialState);
  let before: MatchState | null = null;
  for (const move of movesTo(past, now)) {
    if (state === null) return null;
    if (move._stateID === first._stateID) before = state;
    const stepped = stepper.step(state, moverOf(move), moveOf(move));
    state = isRefused(stepped) ? null : stepped.state;
  }
  if (state === null || before === null || patchBetween({ G: state.G }, { G: now.G }).length > 0) return null;
  return { ...now, G: before.G, ctx: before.ctx, _stateID: now._stateID + 1 };
};
