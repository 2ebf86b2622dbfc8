import type { AnyMove } from '../../game/contract.ts';
import type { Random } from '../../game/shared/random.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { LogEntry, MatchState } from '../boardgame.ts';
import { changeTo } from './change.ts';
import {
  type Change,
  type Decision,
  isRefusal,
  type MoveCommand,
  type Refusal,
  refuse,
  type SeatMove,
  type Tell,
} from './commands.ts';
import { sameSecret } from './credentials.ts';
import { botIn, deadlinesOf, type Now, seatsDue } from './deadlines.ts';
import { withIncident } from './incidents.ts';
import { hasResigned, isOver, playerAt } from './seats.ts';
import { actTogether, mayOnlyChange, refusalOf, type ServedGame } from './served-game.ts';
import type { Control, StoredMatch } from './stored-match.ts';

/** How many acknowledged moves of a seat are remembered: more than a page ever has under way. */
const REMEMBERED = 8;

/** A move of a person. */
export const makeMove = (
  game: ServedGame,
  stored: StoredMatch,
  { seat, credentials, move, stateID, id }: MoveCommand,
  now: Now,
): Decision => {
  if (!sameSecret(credentials, playerAt(stored.data, seat)?.credentials)) return refuse('credentials');
  if (id !== null && stored.control.acknowledged[seat]?.includes(id) === true) {
    return changeTo(stored, [], { acknowledgement: 'repeated' });
  }
  const { state } = stored;
  if (state === null) return refuse('not-started');
  if (hasResigned(playerAt(stored.data, seat)!)) return refuse('resigned');
  if (!game.game.moveNames.includes(move[0])) return refuse('unknown-move');
  if (stateID !== state._stateID && !actTogether(game)) return refuse('stale');
  const made = act(game, stored, seat, move, now);
  if (isRefusal(made)) return made;
  const { untouched: _, ...control } = made.match.control;
  const touched: StoredMatch = { ...made.match, control };
  const next = id === null ? touched : acknowledged(touched, seat, id);
  if (made.isChange) return changeTo(next, [{ kind: 'state', only: seat }], { acknowledgement: 'changed' });
  return moved(next, made.log);
};

/** What the bots chose in sight of one version of the match. */
export const makeBotMoves = (
  game: ServedGame,
  stored: StoredMatch,
  version: number,
  moves: readonly SeatMove[],
  now: Now,
): Decision => {
  if (version !== stored.version) return refuse('outdated');
  let match = stored;
  const log: LogEntry[] = [];
  let refusal: Refusal = refuse('outdated');
  for (const { seat, move } of moves) {
    if (botIn(match, seat) === null) continue;
    const made = act(game, match, seat, move, now);
    if (isRefusal(made)) {
      refusal = made;
      continue;
    }
    match = made.match;
    log.push(...made.log);
  }
  return match === stored ? refusal : moved(match, log);
};

/** Any legal move for each seat whose time is up. What a move of one brings about has time of its own. */
export const moveForTheLate = (game: ServedGame, stored: StoredMatch, random: Random, now: Now): Decision => {
  const { clocks } = stored.control.deadlines;
  let match = stored;
  const log: LogEntry[] = [];
  const late: Seat[] = [];
  for (const seat of seatsDue(clocks, now.at)) {
    const isStillAsked = match.control.deadlines.clocks[seat] === clocks[seat];
    const move = isStillAsked && match.state !== null ? anyMove(game, match.state, seat, random) : null;
    const made = move === null ? null : act(game, match, seat, move, now);
    if (made === null || isRefusal(made)) continue;
    match = made.match;
    log.push(...made.log);
    late.push(seat);
  }
  if (match === stored) return changeTo(stored, []);
  const told = late.reduce((before, seat) => withIncident(before, 'time-up', seat), match);
  const change = moved(told, log);
  return { ...change, tell: [...change.tell, { kind: 'table' }] };
};

/** Any legal move of a seat, or null where it has none. */
const anyMove = (
  { module: { rules } }: ServedGame,
  { G }: MatchState,
  seat: Seat,
  random: Random,
): AnyMove | null => {
  const legal = rules.legalMoves(rules.view(G, seat), seat);
  return legal[random.below(legal.length)] ?? null;
};

export const moved = (match: StoredMatch, log: readonly LogEntry[]): Change => {
  const tell: Tell[] = [{ kind: 'state' }];
  if (isOver(match.data)) tell.push({ kind: 'listing' });
  return changeTo(match, tell, { log });
};

type Made = { readonly match: StoredMatch; readonly log: readonly LogEntry[]; readonly isChange: boolean };

/** Lets boardgame.io's reducer make a move that the rules allow. */
const act = (game: ServedGame, match: StoredMatch, seat: Seat, move: AnyMove, now: Now): Refusal | Made => {
  const { state, data, control } = match;
  if (state === null) return refuse('not-started');
  if (isOver(data)) return refuse('match-over');
  const refusal = refusalOf(game, state, seat, move);
  if (refusal !== null) return refuse(refusal);
  const stepped = game.stepper.step(state, seat, move);
  if (stepped === null) return refuse('not-now');
  if (mayOnlyChange(game, state, seat)) {
    // Only what is hidden is kept: the number of the state, the log and the count of moves would tell of it.
    return { match: { ...match, state: { ...state, G: stepped.state.G } }, log: [], isChange: true };
  }
  const { deltalog: _, ...after } = stepped.state;
  const { gameover } = after.ctx;
  const next: StoredMatch = {
    ...match,
    state: after as MatchState,
    data: { ...data, updatedAt: now.at, ...(gameover !== undefined && { gameover }) },
  };
  // Whatever somebody asks is asked of the state as it was.
  const { asking: _asking, back: _back, ...others } = control;
  const due = control.deadlines.clocks[seat];
  const left = due === undefined ? {} : { left: { ...control.left, [seat]: Math.max(0, due - now.at) } };
  const told = control.told === undefined ? {} : { told: { ...control.told, [seat]: 0 } };
  const kept: Control = { ...others, ...told, ...left };
  const deadlines = deadlinesOf(game, { ...next, control: kept }, control.deadlines, seat, now);
  return {
    match: { ...next, control: { ...kept, deadlines } },
    log: stepped.entries.filter(({ action }) => action.type === 'MAKE_MOVE'),
    isChange: false,
  };
};

export const acknowledged = (match: StoredMatch, seat: Seat, id: string): StoredMatch => {
  const { control } = match;
  const ids = [id, ...(control.acknowledged[seat] ?? [])].slice(0, REMEMBERED);
  const next: Control = { ...control, acknowledged: { ...control.acknowledged, [seat]: ids } };
  return { ...match, control: next };
};
