import type { IncidentKind } from '../../game/shared/incidents.ts';
import type { Seat } from '../../game/shared/seats.ts';
import { changeTo } from './change.ts';
import { type Command, type Decision, refuse, type Tell } from './commands.ts';
import { botIn, type Now } from './deadlines.ts';
import { withIncident } from './incidents.ts';
import { botLevelOf } from './options.ts';
import { hasBegun, isKeptWarm, isOver, isOwner, playerAt, standIn, takeBack, withPlayer } from './seats.ts';
import type { ServedGame } from './served-game.ts';
import type { StoredMatch } from './stored-match.ts';

/** Who plays a seat has changed. */
export const SEATS_CHANGED: readonly Tell[] = [{ kind: 'players' }, { kind: 'listing' }, { kind: 'table' }];

/** The match with a bot in the place of a person, of the level that the table chose, if the game has one. */
export const withStandIn = (
  { module: { meta } }: ServedGame,
  match: StoredMatch,
  seat: Seat,
  why: IncidentKind,
): StoredMatch => {
  const bot = botLevelOf(meta, match.data);
  const player = playerAt(match.data, seat);
  if (bot === null || player === undefined) return match;
  const data = withPlayer(withoutVotes(match, seat).data, standIn(player, bot));
  return withIncident({ ...match, data }, why, seat);
};

/** The match with its owner in the place of a bot that stood in; as it was where none did. */
export const withOwnerBack = (match: StoredMatch, seat: Seat): StoredMatch => {
  const player = playerAt(match.data, seat);
  const here = withoutVotes(match, seat);
  if (player === undefined || !isKeptWarm(player)) return here;
  return withIncident({ ...here, data: withPlayer(here.data, takeBack(player)) }, 'back', seat);
};

type Vote = Extract<Command, { kind: 'vote' }>;

/** Somebody who is here would go on without somebody who is not. */
export const vote = (
  game: ServedGame,
  stored: StoredMatch,
  { seat, credentials, against }: Vote,
  now: Now,
): Decision => {
  const { data } = stored;
  const absent = playerAt(data, against);
  if (absent === undefined) return refuse('no-such-seat');
  if (!isOwner(data, seat, credentials)) return refuse('credentials');
  if (!hasBegun(data)) return refuse('not-started');
  if (isOver(data)) return refuse('match-over');
  if (against === seat || now.present.has(against) || botIn(stored, against) !== null)
    return refuse('not-away');
  if (botIn(stored, seat) !== null) return refuse('resigned');
  const before = data.votes?.[against] ?? [];
  if (before.includes(seat)) return changeTo(stored, []);
  const voted = { ...stored, data: { ...data, votes: { ...data.votes, [against]: [...before, seat] } } };
  return changeTo(
    ...settled(game, voted, { ...now, present: new Set([...now.present, seat]) }, [{ kind: 'table' }]),
  );
};

/** A bot plays for whom most of those who are here would go on without. */
export const settled = (
  game: ServedGame,
  match: StoredMatch,
  { present }: Now,
  tell: readonly Tell[],
): readonly [StoredMatch, readonly Tell[]] => {
  let next = match;
  for (const [absent, voters] of Object.entries(match.data.votes ?? {})) {
    const seat = Number(absent);
    if (present.has(seat)) continue;
    const asked = [...present].filter(each => botIn(match, each) === null);
    const isCarried = voters.filter(voter => asked.includes(voter)).length * 2 > asked.length;
    if (isCarried) next = withStandIn(game, next, seat, 'voted');
  }
  return next === match ? [match, tell] : [next, SEATS_CHANGED];
};

/** What was said about going on without somebody is forgotten once they are here, or a bot is. */
const withoutVotes = (match: StoredMatch, seat: Seat): StoredMatch => {
  const { votes, ...data } = match.data;
  if (votes === undefined || !Object.hasOwn(votes, seat)) return match;
  const { [seat]: _, ...others } = votes;
  return { ...match, data: { ...data, ...(Object.keys(others).length > 0 && { votes: others }) } };
};
