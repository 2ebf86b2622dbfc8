import type { MatchData } from '../boardgame.ts';
import { changeTo } from './change.ts';
import { type Command, type Decision, type Owner, refuse, type SitCommand, type Tell } from './commands.ts';
import { hashOf } from './credentials.ts';
import { type Now, seatsDue } from './deadlines.ts';
import { isKept, isKeptFor, unkept } from './kept-seats.ts';
import {
  hasBegun,
  hasStandIn,
  isOver,
  isOwner,
  isPerson,
  isTaken,
  playerAt,
  standIn,
  takeBack,
  withPlayer,
} from './seats.ts';
import { deal, type ServedGame } from './served-game.ts';
import type { StoredMatch } from './stored-match.ts';

/** Who sits where has changed. */
const SEEN_BY_ALL: readonly Tell[] = [{ kind: 'players' }, { kind: 'listing' }];

type Named = Extract<Command, { kind: 'rename' }>;

export const sitDown = (
  game: ServedGame,
  stored: StoredMatch,
  { seat, credentials, name, former }: SitCommand,
  { at }: Now,
): Decision => {
  const { data } = stored;
  if (hasBegun(data)) return refuse('begun');
  const player = playerAt(data, seat);
  if (player === undefined) return refuse('no-such-seat');
  if (isTaken(player)) return refuse('seat-taken');
  if (credentials === null) return refuse('credentials');
  if (isKept(stored, seat, at) && !isKeptFor(stored, seat, former)) return refuse('seat-kept');
  const taken = withPlayer(data, { id: player.id, name, credentials: hashOf(credentials) });
  const seated = unkept({ ...stored, data: { ...taken, updatedAt: at } }, seat);
  return hasBegun(seated.data) ? begin(game, seated) : changeTo(seated, SEEN_BY_ALL);
};

/** Everybody sits: only now is anything dealt, so that nobody could choose a seat by what it was dealt. */
export const begin = (game: ServedGame, match: StoredMatch): Decision => {
  const { match: dealt, state: initialState } = deal(game, match);
  return changeTo(dealt, [{ kind: 'begun' }, ...SEEN_BY_ALL], { initialState });
};

export const rename = (stored: StoredMatch, { seat, credentials, name }: Named): Decision => {
  const player = playerAt(stored.data, seat);
  if (player === undefined) return refuse('no-such-seat');
  if (!isOwner(stored.data, seat, credentials)) return refuse('credentials');
  return changeTo({ ...stored, data: withPlayer(stored.data, { ...player, name }) }, SEEN_BY_ALL);
};

/**
 * Before the match begins the seat is free again, and a table that nobody but bots sits at is removed. Afterwards
 * the seat stays its owner's and a bot stands in.
 */
export const leave = (
  { module: { meta } }: ServedGame,
  stored: StoredMatch,
  { seat, credentials }: Owner,
  { at }: Now,
): Decision => {
  const { data } = stored;
  const player = playerAt(data, seat);
  if (player === undefined) return refuse('no-such-seat');
  if (!isOwner(data, seat, credentials)) return refuse('credentials');
  if (isOver(data)) return changeTo(stored, []);
  const tell: readonly Tell[] = [{ kind: 'vacated', seat }, ...SEEN_BY_ALL];
  if (hasBegun(data)) {
    const [bot] = meta.bots;
    if (bot === undefined) return changeTo(stored, tell);
    return changeTo({ ...stored, data: withPlayer(data, standIn(player, bot)) }, tell);
  }
  const left = { ...withPlayer(data, { id: player.id }), updatedAt: at };
  const isAnybodyLeft = Object.values(left.players).some(isPerson);
  if (!isAnybodyLeft) return changeTo(null, [...tell, { kind: 'gone' }]);
  return changeTo({ ...stored, data: left }, tell);
};

export const comeBack = (stored: StoredMatch, { seat, credentials }: Owner): Decision => {
  const player = playerAt(stored.data, seat);
  if (player === undefined || !isOwner(stored.data, seat, credentials)) return refuse('credentials');
  if (!hasStandIn(player)) return changeTo(stored, []);
  return changeTo({ ...stored, data: withPlayer(stored.data, takeBack(player)) }, SEEN_BY_ALL);
};

/** Whoever is here plays their own seat: a bot that began to stand in as they came gets up again. */
export const seePresent = (stored: StoredMatch, { present }: Now): Decision => {
  let { data } = stored;
  for (const seat of present) {
    const player = playerAt(data, seat);
    if (player !== undefined && hasStandIn(player)) data = withPlayer(data, takeBack(player));
  }
  // Who is there at the moment is no news for the lobby; who plays is.
  if (data === stored.data) return changeTo(stored, [{ kind: 'players' }]);
  return changeTo({ ...stored, data }, SEEN_BY_ALL);
};

/** A bot plays for each person whose absence has lasted too long, and still lasts. */
export const standInForAbsent = (
  { module: { meta } }: ServedGame,
  stored: StoredMatch,
  now: Now,
): Decision => {
  const [bot] = meta.bots;
  let data: MatchData = stored.data;
  for (const seat of seatsDue(stored.control.deadlines.absences, now.at)) {
    const player = playerAt(data, seat);
    if (player === undefined || bot === undefined) continue;
    if (!isPerson(player) || now.present.has(seat) || now.present.size === 0) continue;
    data = withPlayer(data, standIn(player, bot));
  }
  return data === stored.data ? changeTo(stored, []) : changeTo({ ...stored, data }, SEEN_BY_ALL);
};
