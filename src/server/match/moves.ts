import type { AnyEvent, AnyMove } from '../../game/contract.ts';
import { isMove } from '../../game/framework/actions.ts';
import { isRefused } from '../../game/framework/step.ts';
import type { MadeFor, Maker } from '../../game/shared/made-for.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { LogEntry } from '../boardgame.ts';
import { changeTo } from './change.ts';
import {
  type Announcement,
  type Change,
  type Decision,
  isRefusal,
  type MoveCommand,
  type Refusal,
  refuse,
  type SeatMove,
} from './commands.ts';
import { sameSecret } from './credentials.ts';
import { botIn, deadlinesOf, type Now, timeLeft } from './deadlines.ts';
import { incrementOf } from './options.ts';
import { hasResigned, hasStandIn, isOver, playerAt } from './seats.ts';
import { actTogether, mayOnlyChange, type ServedGame } from './served-game.ts';
import { type Control, type StoredMatch, seatsDue } from './stored-match.ts';

/** How many acknowledged moves of a seat are remembered: a page has one under way at a time, and a seat a few pages. */
const REMEMBERED = 4;

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
  const made = act(game, stored, seat, move, 'person', now);
  if (isRefusal(made)) return made;
  const touched = byHand(game, made.match, seat);
  const next = id === null ? touched : acknowledged(touched, seat, id);
  if (made.isChange) return changeTo(next, [{ kind: 'state', only: seat }], { acknowledgement: 'changed' });
  return moved(next, made.log);
};

/** Whoever has moved may have let go of what they chose beforehand. */
const byHand = ({ module }: ServedGame, match: StoredMatch, seat: Seat): StoredMatch => {
  const { untouched: _, ...control } = match.control;
  const own = control.beforehand?.[seat];
  if (own === undefined || module.rules.beforehand?.isForOneTurn !== true) return { ...match, control };
  return {
    ...match,
    control: { ...control, beforehand: { ...control.beforehand, [seat]: { choices: [], made: own.made } } },
  };
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
    const made = act(game, match, seat, move, 'bot', now);
    if (isRefusal(made)) {
      refusal = made;
      continue;
    }
    match = made.match;
    log.push(...made.log);
  }
  return match === stored ? refusal : moved(match, log);
};

/** The mildest move for each seat whose time is up. What a move of one brings about has time of its own. */
export const moveForTheLate = (game: ServedGame, stored: StoredMatch, now: Now): Decision => {
  const { rules } = game.module;
  const { clocks } = stored.control.deadlines;
  let match = stored;
  const log: LogEntry[] = [];
  for (const seat of seatsDue(clocks, now.at)) {
    const isStillAsked = match.control.deadlines.clocks[seat] === clocks[seat];
    if (!isStillAsked || match.state === null) continue;
    const { G } = match.state;
    if (rules.legalMoves(G, seat).length === 0) continue;
    const made = act(game, match, seat, rules.mildest(rules.view(G, seat), seat), 'time', now);
    if (isRefusal(made)) continue;
    match = made.match;
    log.push(...made.log);
  }
  return match === stored ? changeTo(stored, []) : moved(match, log);
};

export const moved = (match: StoredMatch, log: readonly LogEntry[]): Change => {
  const announcements: Announcement[] = [{ kind: 'state' }];
  if (isOver(match.data)) announcements.push({ kind: 'listing' });
  return changeTo(match, announcements, { log });
};

export type Made = {
  readonly match: StoredMatch;
  readonly log: readonly LogEntry[];
  readonly isChange: boolean;
};

/** Lets boardgame.io's reducer make a move, where the rules allow it. */
export const act = (
  game: ServedGame,
  match: StoredMatch,
  seat: Seat,
  move: AnyMove,
  mover: 'person' | Maker,
  now: Now,
): Refusal | Made => {
  const { state, data, control } = match;
  if (state === null) return refuse('not-started');
  if (isOver(data)) return refuse('match-over');
  const stepped = game.stepper.step(state, seat, move);
  if (isRefused(stepped)) return refuse(stepped.refused);
  if (mayOnlyChange(game, state, seat)) {
    // Only what is hidden is kept: the number of the state, the log and the count of moves would tell of it.
    const own = { ...control, ...noted(match, seat, null) };
    return {
      match: { ...match, state: { ...state, G: stepped.state.G }, control: own },
      log: [],
      isChange: true,
    };
  }
  const { state: after, outcome } = stepped;
  const next: StoredMatch = {
    ...match,
    state: after,
    data: { ...data, updatedAt: now.at, ...(outcome !== null && { gameover: outcome }) },
  };
  const entries = stepped.entries.filter(isMove);
  const { asking, back: _back, madeFor: _madeFor, ...others } = control;
  const { madeFor = {} } = noted(match, seat, makerOf(match, seat, mover));
  const isShown = isShownBy(game, seat, stepped.events);
  // Whoever plays on has answered; bots and time have nothing to say to a question, and do not wait for it.
  const isStillAsked = asking !== undefined && mover !== 'person' && seat !== asking.seat;
  const hasShown = isStillAsked && stepped.events.some(event => game.module.rules.reveals(event));
  const asked = isStillAsked && { asking: hasShown ? { ...asking, shown: true as const } : asking };
  const unspent = timeLeft(match, seat, now.at);
  const left =
    unspent === undefined
      ? {}
      : { left: { ...control.left, [seat]: unspent + incrementOf(data) * now.clockSecond } };
  const told = control.told === undefined ? {} : { told: { ...control.told, [seat]: 0 } };
  const isSecret = !isShown && game.module.meta.turns === 'together' && Object.keys(madeFor).length > 0;
  const kept: Control = { ...others, ...asked, ...told, ...left, ...(isSecret && { madeFor }) };
  const deadlines = deadlinesOf(game, { ...next, control: kept }, control.deadlines, seat, now);
  return {
    match: { ...next, control: { ...kept, deadlines } },
    log: isShown ? entries.map(entry => withMakers(entry, madeFor)) : entries,
    isChange: false,
  };
};

/**
 * Do these events show what a seat has done? A choice in secret shows nothing until all have chosen; where one acts at a time,
 * whoever is done with turning tiles shows nothing, though an epoch may end by it.
 */
const isShownBy = ({ module }: ServedGame, seat: Seat, events: readonly AnyEvent[]): boolean => {
  const [first] = events as readonly { readonly player?: Seat }[];
  return first !== undefined && (module.meta.turns === 'together' || first.player === seat);
};

/** Who makes a move of a seat in its owner's place; null where its owner does, or a bot that sits there itself. */
const makerOf = ({ data }: StoredMatch, seat: Seat, mover: 'person' | Maker): Maker | null => {
  if (mover === 'person') return null;
  return mover === 'time' || hasStandIn(playerAt(data, seat)!) ? mover : null;
};

/** The choices that nobody has been shown yet, and that were made in others' places, once a seat has chosen. */
export const noted = (
  { control }: StoredMatch,
  seat: Seat,
  maker: Maker | null,
): Pick<Control, 'madeFor'> => {
  if (maker === null && control.madeFor === undefined) return {};
  const { [seat]: _own, ...others } = control.madeFor ?? {};
  return { madeFor: { ...others, ...(maker !== null && { [seat]: maker }) } };
};

/** An entry of the log with the seats whose moves it shows that somebody else made for them. */
const withMakers = (entry: LogEntry, madeFor: Readonly<Record<Seat, Maker>>): LogEntry => {
  const made: readonly MadeFor[] = Object.entries(madeFor).map(([seat, by]) => ({ seat: Number(seat), by }));
  return made.length === 0 ? entry : { ...entry, metadata: { ...entry.metadata, madeFor: made } };
};

export const acknowledged = (match: StoredMatch, seat: Seat, id: string): StoredMatch => {
  const { control } = match;
  const ids = [id, ...(control.acknowledged[seat] ?? [])].slice(0, REMEMBERED);
  const next: Control = { ...control, acknowledged: { ...control.acknowledged, [seat]: ids } };
  return { ...match, control: next };
};
