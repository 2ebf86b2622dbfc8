import { type Day, streakOf } from '../../site/day.ts';
import type { AnswerOf } from '../../wire/routes.ts';
import { isPrivate, settingsIn } from '../members/settings.ts';
import type { Tables } from '../tables.ts';
import type { DailyTry } from './tries.ts';

type Place = AnswerOf<'GET /daily/:name/:day'>['places'][number];
type OwnTry = NonNullable<AnswerOf<'GET /daily/:name/:day'>['own']>;

/** So many places are listed, and so many days are looked at for a streak. */
const LISTED = 100;
const LONGEST_STREAK = 1000;

type DayRead = {
  readonly game: string;
  readonly day: Day;
  /** The day is: those who did not come to the end share the last place. */
  readonly isOver: boolean;
};

/**
 * Who came to what, the best first: as which they came in at their table, then by points.
 * @param asking the member who asks
 */
export const placesOf = async (
  tables: Tables,
  { game, day, isOver, asking }: DayRead & { readonly asking: string | null },
): Promise<readonly Place[]> => {
  const rows = await tables.rows<Place & { readonly member: string; readonly settings: string }>(
    PLACES,
    ...[game, day, isOver ? 1 : 0, LISTED],
  );
  return rows.map(({ settings, ...place }) => {
    const isHidden = isPrivate(settingsIn(settings), 'results');
    return isHidden && place.member !== asking ? { ...place, member: null, name: null } : place;
  });
};

/** How many members whose tries count have come to the end, and how many others have begun. */
export const countsOf = async (
  tables: Tables,
  game: string,
  day: Day,
): Promise<{ readonly finished: number; readonly begun: number }> => {
  const [counts] = await tables.rows<{ finished: number; begun: number }>(COUNTS, game, day);
  return counts!;
};

/** A try as its owner is told of it. */
export const tryForOwner = async (
  tables: Tables,
  { game, day, isOver }: DayRead,
  { matchID, uncounted, endedAt, rank, points }: DailyTry,
): Promise<OwnTry> => {
  const isPlaced = uncounted === null && rank !== null;
  const [ahead] = isPlaced ? await tables.rows<{ many: number }>(AHEAD, game, day, rank, points) : [];
  return {
    matchID,
    ...(uncounted !== null && { uncounted }),
    isUnderWay: endedAt === null && !isOver,
    place: ahead === undefined ? null : ahead.many + 1,
    rank,
    points,
  };
};

export const streakOfMember = async (tables: Tables, member: string, today: Day): Promise<number> => {
  const rows = await tables.rows<{ day: Day }>(DAYS, member, LONGEST_STREAK);
  return streakOf(new Set(rows.map(({ day }) => day)), today);
};

const COUNTED = 'game = $1 AND day = $2 AND uncounted IS NULL AND member IS NOT NULL';
/** Who has broken off has no rank, and stands behind all who have one. */
const LAST = 'CASE WHEN rank IS NULL THEN 1 ELSE 0 END';
const PLACES = `SELECT CAST(placed.place AS INTEGER) AS place, placed.member, member.name, member.settings,
    placed.rank, placed.points
  FROM (
    SELECT member, rank, points, RANK() OVER (ORDER BY ${LAST}, rank, points DESC) AS place
    FROM daily_try WHERE ${COUNTED} AND (rank IS NOT NULL OR $3 = 1)
  ) AS placed JOIN member ON member.id = placed.member
  ORDER BY placed.place, member.name LIMIT $4`;
const COUNTS = `SELECT count(rank) AS finished, count(*) - count(rank) AS begun FROM daily_try WHERE ${COUNTED}`;
const AHEAD = `SELECT count(*) AS many FROM daily_try
  WHERE ${COUNTED} AND (rank < $3 OR (rank = $3 AND points > $4))`;
const DAYS = `SELECT DISTINCT day FROM daily_try
  WHERE member = $1 AND rank IS NOT NULL ORDER BY day DESC LIMIT $2`;
