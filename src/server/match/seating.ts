import type { Seat } from '../../game/shared/seats.ts';
import type { MatchData } from '../boardgame.ts';
import { changeTo } from './change.ts';
import {
  type Announcement,
  type Command,
  type Decision,
  type Owner,
  refuse,
  type SitCommand,
} from './commands.ts';
import { hashOf } from './credentials.ts';
import type { Now } from './deadlines.ts';
import { isKept, isKeptFor, unkept } from './kept-seats.ts';
import { SEATS_CHANGED, settled, withOwnerBack, withStandIn } from './leavers.ts';
import { distinctName, looksLike } from './look-alikes.ts';
import { isRated } from './rated.ts';
import {
  hasBegun,
  hasStandIn,
  hostOf,
  isForBots,
  isJustChanged,
  isOver,
  isOwner,
  isPerson,
  isTaken,
  peopleAt,
  playerAt,
  withPlayer,
} from './seats.ts';
import { deal, type ServedGame } from './served-game.ts';
import { type StoredMatch, seatsDue } from './stored-match.ts';
import { withTalkBefore } from './talking.ts';

/** Who sits where has changed. */
const SEEN_BY_ALL: readonly Announcement[] = [{ kind: 'players' }, { kind: 'listing' }];
const AT_A_TABLE: readonly Announcement[] = [...SEEN_BY_ALL, { kind: 'table' }];

type Named = Extract<Command, { kind: 'rename' }>;

/** Would somebody at another seat be taken for one of this name? */
const isCalledSo = ({ players }: MatchData, seat: Seat, name: string): boolean =>
  Object.values(players).some(other => other.id !== seat && looksLike(other.name ?? '', name));

export const sitDown = (
  game: ServedGame,
  stored: StoredMatch,
  { seat, credentials, name, former, fillBy, member, botAccount, isPlaced }: SitCommand,
  { at }: Now,
): Decision => {
  const { data } = stored;
  if (hasBegun(data)) return refuse('begun');
  const player = playerAt(data, seat);
  if (player === undefined) return refuse('no-such-seat');
  if (isTaken(player)) return refuse('seat-taken');
  if (credentials === null) return refuse('credentials');
  if (data.tournament !== undefined && isPlaced !== true) return refuse('seat-kept');
  if (isKept(stored, seat, at) && !isKeptFor(stored, seat, former)) return refuse('seat-kept');
  if (isRated(data) && member === undefined) return refuse('members-only');
  const others = Object.values(data.players).filter(({ id }) => id !== seat);
  if (member !== undefined && others.some(other => other.member === member.id)) return refuse('already-here');
  // Its owner may sit at another table of the deal, or have several bots, and would know what comes.
  if (botAccount !== undefined && data.deal !== undefined) return refuse('by-deal');
  if (botAccount !== undefined && others.some(other => other.botAccount === botAccount.id))
    return refuse('already-here');
  const blockedBy = member?.blockedBy ?? botAccount?.blockedBy ?? [];
  const isBlocked = (by: string | undefined) => by !== undefined && blockedBy.includes(by);
  if (others.some(other => isBlocked(other.member))) return refuse('blocked');
  const taken = withPlayer(data, {
    id: player.id,
    // Two strangers of one name sit side by side, and everybody can tell them apart, in the record too.
    name: distinctName(
      name,
      others.map(other => other.name ?? ''),
    ),
    credentials: hashOf(credentials),
    ...(member !== undefined && { member: member.id }),
    ...(botAccount !== undefined && { botAccount: botAccount.id }),
  });
  const host = hostOf(data) ?? seat;
  // A table that nobody fills with bots is not hurried by whoever comes; one that is goes by whoever waits least.
  const isHurried = fillBy !== undefined && data.fillAt !== undefined && fillBy < data.fillAt;
  const next = { ...taken, host, updatedAt: at, ...(isHurried && { fillAt: fillBy }) };
  const seated = unkept(
    withTalkBefore({ ...stored, data: next }, seat, isKeptFor(stored, seat, former)),
    seat,
  );
  // Whoever comes may have seen the table as it was before.
  if (hasBegun(seated.data) && isJustChanged(seated.data, at)) return refuse('just-changed');
  return hasBegun(seated.data) ? begin(game, seated) : changeTo(seated, AT_A_TABLE);
};

/** Everybody sits: only now is anything dealt, so that nobody could choose a seat by what it was dealt. */
export const begin = (game: ServedGame, match: StoredMatch): Decision => {
  const { match: dealt, state: initialState } = deal(game, match);
  const begun: StoredMatch = { ...dealt, control: { ...dealt.control, untouched: true } };
  return changeTo(begun, [{ kind: 'begun' }, ...SEEN_BY_ALL], { initialState });
};

export const rename = (stored: StoredMatch, { seat, credentials, name }: Named): Decision => {
  const player = playerAt(stored.data, seat);
  if (player === undefined) return refuse('no-such-seat');
  if (!isOwner(stored.data, seat, credentials)) return refuse('credentials');
  // What has been played stays whose it was.
  if (isOver(stored.data)) return refuse('match-over');
  if (isCalledSo(stored.data, seat, name)) return refuse('name-taken');
  return changeTo({ ...stored, data: withPlayer(stored.data, { ...player, name }) }, SEEN_BY_ALL);
};

/**
 * Before the match begins the seat is free again, and a table that nobody but bots sits at is removed. Afterwards
 * the seat stays its owner's and a bot stands in.
 */
export const leave = (
  game: ServedGame,
  stored: StoredMatch,
  { seat, credentials, ifAlone }: Owner & { readonly ifAlone?: true },
  { at }: Now,
): Decision => {
  const { data } = stored;
  const player = playerAt(data, seat);
  if (player === undefined) return refuse('no-such-seat');
  if (!isOwner(data, seat, credentials)) return refuse('credentials');
  if (ifAlone && (hasBegun(data) || peopleAt(data).length > 1)) return refuse('seat-taken');
  if (isOver(data)) return changeTo(stored, []);
  const announcements: readonly Announcement[] = [{ kind: 'vacated', seat }, ...AT_A_TABLE];
  if (hasBegun(data)) {
    // A bot plays there already, and it is known why.
    if (hasStandIn(player)) return changeTo(stored, announcements);
    return changeTo(withStandIn(game, stored, seat, 'left'), announcements);
  }
  // The others are being seated at this moment.
  if (data.tournament !== undefined) return refuse('seat-kept');
  const left = { ...withPlayer(data, { id: player.id }), updatedAt: at };
  const isAnybodyLeft = Object.values(left.players).some(isPerson);
  // A table of a given deal waits for whoever comes next.
  if (!isAnybodyLeft && !data.heldBack)
    return changeTo(null, [...announcements, { kind: 'gone', why: 'deserted' }]);
  return changeTo({ ...stored, data: left }, announcements);
};

export const comeBack = (stored: StoredMatch, { seat, credentials }: Owner): Decision => {
  if (!isOwner(stored.data, seat, credentials)) return refuse('credentials');
  const next = withOwnerBack(stored, seat);
  return changeTo(next, next === stored ? [] : SEATS_CHANGED);
};

/**
 * Whoever is here plays their own seat: a bot that began to stand in as they came gets up again. Who has gone does not
 * count any more where the others would go on without somebody.
 */
export const seePresent = (game: ServedGame, stored: StoredMatch, now: Now): Decision => {
  let here = stored;
  for (const seat of now.present) here = withOwnerBack(here, seat);
  // Who is there at the moment is no news for the lobby; who plays is.
  const announcements = here === stored ? [{ kind: 'players' } as const] : SEATS_CHANGED;
  return changeTo(...settled(game, here, now, announcements));
};

/** A bot plays for each person whose absence has lasted too long, and still lasts. */
export const standInForAbsent = (game: ServedGame, stored: StoredMatch, now: Now): Decision => {
  let match = stored;
  for (const seat of seatsDue(stored.control.deadlines.absences, now.at)) {
    const player = playerAt(match.data, seat);
    if (player === undefined || !isPerson(player)) continue;
    if (now.present.has(seat) || (now.present.size === 0 && !isForBots(match.data))) continue;
    match = withStandIn(game, match, seat, 'away');
  }
  return changeTo(match, match === stored ? [] : SEATS_CHANGED);
};
