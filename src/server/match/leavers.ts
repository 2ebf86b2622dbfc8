import type { IncidentKind } from '../../game/shared/incidents.ts';
import type { Seat } from '../../game/shared/seats.ts';
import { changeTo } from './change.ts';
import { type Announcement, type Command, type Decision, refuse } from './commands.ts';
import { botIn, type Now } from './deadlines.ts';
import { withIncident } from './incidents.ts';
import { standInLevelOf } from './options.ts';
import {
  hasBegun,
  isKeptWarm,
  isOver,
  isOwner,
  peopleAt,
  playerAt,
  standIn,
  takeBack,
  withPlayer,
} from './seats.ts';
import { type ServedGame, seatsToAct } from './served-game.ts';
import type { StoredMatch } from './stored-match.ts';

/** Who plays a seat has changed. */
export const SEATS_CHANGED: readonly Announcement[] = [
  { kind: 'players' },
  { kind: 'listing' },
  { kind: 'table' },
];

/** The match with a bot in the place of a person, if the game has any. */
export const withStandIn = (
  { module: { meta } }: ServedGame,
  match: StoredMatch,
  seat: Seat,
  why: IncidentKind,
  by?: readonly Seat[],
): StoredMatch => {
  const bot = standInLevelOf(meta, match.data);
  const player = playerAt(match.data, seat);
  if (bot === null || player === undefined) return match;
  const data = withPlayer(withoutVotes(match, seat).data, standIn(player, bot));
  return withIncident({ ...match, data }, why, seat, by);
};

/** The match with its owner in the place of a bot that stood in; as it was where none did. */
export const withOwnerBack = (match: StoredMatch, seat: Seat): StoredMatch => {
  const player = playerAt(match.data, seat);
  const here = withoutVotes(match, seat);
  if (player === undefined || !isKeptWarm(player)) return here;
  return withIncident({ ...here, data: withPlayer(here.data, takeBack(player)) }, 'back', seat);
};

type Vote = Extract<Command, { kind: 'vote' }>;

/**
 * Somebody who is here would go on without somebody who is not: once the table has waited as long as it chose to. A vote is
 * about one absence on one turn; with the return of whoever is away, or with the end of that turn, it is forgotten.
 */
export const vote = (
  game: ServedGame,
  stored: StoredMatch,
  { seat, credentials, against }: Vote,
  now: Now,
): Decision => {
  const { data, control } = stored;
  if (playerAt(data, against) === undefined) return refuse('no-such-seat');
  if (!isOwner(data, seat, credentials)) return refuse('credentials');
  if (!hasBegun(data)) return refuse('not-started');
  if (isOver(data)) return refuse('match-over');
  if (against === seat || now.present.has(against) || botIn(stored, against) !== null)
    return refuse('not-away');
  if (botIn(stored, seat) !== null) return refuse('resigned');
  if (!now.present.has(seat)) return refuse('not-here');
  if (!seatsToAct(game, stored.state!).includes(against)) return refuse('not-awaited');
  const from = control.deadlines.votes?.[against];
  if (from === undefined || now.at < from) return refuse('too-early');
  const before = data.votes?.[against] ?? [];
  if (before.includes(seat)) return changeTo(stored, []);
  const voted = { ...stored, data: { ...data, votes: { ...data.votes, [against]: [...before, seat] } } };
  const carried = settled(game, voted, now, []);
  return changeTo(
    ...(carried[0] === voted
      ? ([withIncident(voted, 'vote', against, [seat]), [{ kind: 'table' }]] as const)
      : carried),
  );
};

/**
 * A bot plays for whom all who are here would go on without: two of them at least, or the only other person at the table.
 * Where more hold seats one alone decides nothing, however many are away.
 */
export const settled = (
  game: ServedGame,
  match: StoredMatch,
  { present }: Now,
  announcements: readonly Announcement[],
): readonly [StoredMatch, readonly Announcement[]] => {
  let next = match;
  for (const [absent, voters] of Object.entries(match.data.votes ?? {})) {
    const seat = Number(absent);
    if (present.has(seat)) continue;
    const others = peopleAt(match.data).filter(each => each !== seat);
    const here = others.filter(each => present.has(each) && botIn(match, each) === null);
    const areEnough = here.length > 1 || (here.length === 1 && others.length === 1);
    if (areEnough && here.every(each => voters.includes(each))) {
      next = withStandIn(game, next, seat, 'voted', here);
    }
  }
  return next === match ? [match, announcements] : [next, SEATS_CHANGED];
};

/** The match without votes about an absence, or a turn, that has ended. */
export const withoutPastVotes = (match: StoredMatch): StoredMatch => {
  const { votes = {} } = match.control.deadlines;
  const ended = Object.keys(match.data.votes ?? {}).filter(seat => !Object.hasOwn(votes, seat));
  return ended.map(Number).reduce(withoutVotes, match);
};

/** What was said about going on without somebody is forgotten once they are here, or a bot is. */
const withoutVotes = (match: StoredMatch, seat: Seat): StoredMatch => {
  const { votes, ...data } = match.data;
  if (votes === undefined || !Object.hasOwn(votes, seat)) return match;
  const { [seat]: _, ...others } = votes;
  return { ...match, data: { ...data, ...(Object.keys(others).length > 0 && { votes: others }) } };
};
