import type { RatedPace } from '../../wire/ratings.ts';
import { shownRank } from '../members/profiles.ts';
import { isPrivate, settingsIn } from '../members/settings.ts';
import type { TableStep, Tables } from '../tables.ts';
import { PROVISIONAL, pointsOf, type Strength, spreadOf } from './scale.ts';

/** Where somebody stands in a list: the number of the place, and by what they come there. */
export type Place = { readonly place: number; readonly least: number; readonly member: string };

type Which = { readonly game: string; readonly pace: RatedPace; readonly list: 'ranked' | 'provisional' };

/** As it is shown. */
export type ShownRating = {
  readonly points: number;
  readonly spread: number;
  readonly matches: number;
  readonly provisional?: true;
};
export type Ranked = ShownRating & {
  readonly place: number;
  readonly member: string;
  readonly name: string;
  /** They keep it to themselves. */
  readonly isPrivate: boolean;
};
export type LeaderPage = { readonly rows: readonly Ranked[]; readonly next: Place | null };

type Row = Strength & { readonly least: number; readonly matches: number };

const shown = ({ matches, ...strength }: Pick<Row, 'mu' | 'sigma' | 'matches'>): ShownRating => ({
  points: pointsOf(strength),
  spread: spreadOf(strength),
  matches,
  ...(matches < PROVISIONAL && { provisional: true as const }),
});

/** The members of a game and pace, the best first: those behind a place, and so many at most. */
export const leadersOf = async (
  tables: Tables,
  { game, pace, list }: Which,
  limit: number,
  after: Place = FIRST,
): Promise<LeaderPage> => {
  const rows = await tables.rows<
    Row & { readonly member: string; readonly name: string; readonly settings: string }
  >(LEADERS[list], ...[game, pace, after.least, after.member, limit]);
  const ranked = rows.map(({ member, name, settings, ...row }, i) => ({
    ...shown(row),
    place: after.place + i + 1,
    member,
    name,
    isPrivate: isPrivate(settingsIn(settings), 'ratings'),
  }));
  const last = rows.at(-1);
  const isMore = rows.length === limit && last !== undefined;
  return {
    rows: ranked,
    next: isMore ? { place: after.place + limit, least: last.least, member: last.member } : null,
  };
};

/** Before the first. */
const FIRST: Place = { place: 0, least: Number.MAX_VALUE, member: '' };

/** How many stand in each list. */
export const countsOf = async (
  tables: Tables,
  { game, pace }: Omit<Which, 'list'>,
): Promise<Readonly<Record<Which['list'], number>>> => {
  const [[ranked], [provisional]] = await Promise.all([
    tables.rows<{ n: number }>(COUNT.ranked, game, pace),
    tables.rows<{ n: number }>(COUNT.provisional, game, pace),
  ]);
  return { ranked: ranked!.n, provisional: provisional!.n };
};

/** Where a member stands, in whichever list; null without a rated match. */
export const placeOf = async (
  tables: Tables,
  { game, pace }: Omit<Which, 'list'>,
  member: string,
): Promise<(ShownRating & { readonly place: number }) | null> => {
  const [own] = await tables.rows<Row>(OWN, member, game, pace);
  if (own === undefined) return null;
  const list = own.matches < PROVISIONAL ? 'provisional' : 'ranked';
  const [before] = await tables.rows<{ n: number }>(BEFORE[list], game, pace, own.least, member);
  return { ...shown(own), place: before!.n + 1 };
};

/** Every rating of a member. */
export const ratingsOf = async (
  tables: Tables,
  member: string,
): Promise<readonly (ShownRating & { readonly game: string; readonly pace: RatedPace })[]> => {
  const rows = await tables.rows<Row & { readonly game: string; readonly pace: RatedPace }>(ALL, member);
  return rows.map(({ game, pace, ...row }) => ({ game, pace, ...shown(row) }));
};

/** A rated match of a member, and the rating after it. */
export type RatedMatch = {
  readonly number: number;
  readonly match: string;
  readonly endedAt: number;
  readonly rank: number | null;
  readonly points: number;
  readonly spread: number;
};

/** How a rating came to be what it is: its last matches, the first of them first. */
export const historyOf = async (
  tables: Tables,
  { game, pace }: Omit<Which, 'list'>,
  member: string,
  limit: number,
): Promise<readonly RatedMatch[]> => {
  const rows = await tables.rows<Strength & Omit<RatedMatch, 'points' | 'spread'>>(
    HISTORY,
    ...[member, game, pace, limit],
  );
  return rows
    .map(({ mu, sigma, ...rest }) => ({
      ...rest,
      points: pointsOf({ mu, sigma }),
      spread: spreadOf({ mu, sigma }),
    }))
    .reverse();
};

/** What a match has made of the rating of a member at it. */
export type NewRating = {
  readonly seat: number;
  readonly member: string;
  readonly points: number;
  readonly spread: number;
  /** Of the points; null: it was their first rated match of this game and pace. */
  readonly change: number | null;
  /** They keep it to themselves. */
  readonly isPrivate: boolean;
};

/** Those of all at a match who are members still, by seat: empty where it is not rated; null: it is not counted as yet. */
export const ratingsAfter = async (
  tables: Tables,
  game: string,
  match: string,
): Promise<readonly NewRating[] | null> => {
  const [finished] = await tables.rows<{ number: number; pace: RatedPace; rated: number }>(
    FINISHED,
    match,
    game,
  );
  if (finished === undefined) return null;
  const { number, pace, rated } = finished;
  if (rated !== 1) return [];
  const rows = await tables.rows<
    Strength & { readonly seat: number; readonly member: string; readonly settings: string }
  >(AFTER, number);
  return Promise.all(
    rows.map(async ({ seat, member, settings, ...strength }) => {
      const [earlier] = await tables.rows<Strength>(EARLIER, member, game, pace, number);
      return {
        ...{ seat, member },
        points: pointsOf(strength),
        spread: spreadOf(strength),
        change: earlier === undefined ? null : pointsOf(strength) - pointsOf(earlier),
        isPrivate: isPrivate(settingsIn(settings), 'ratings'),
      };
    }),
  );
};

/** What came of so many of the latest matches of somebody's that were counted, by game, those first that they play most. */
export const lately = (
  tables: Tables,
  member: string,
  most: number,
): Promise<readonly { readonly game: string; readonly matches: number; readonly won: number }[]> =>
  tables.rows(LATELY, member, most);

/** Somebody is a member no more: their results stay, as others' ratings come of them, and they stand in no list. */
export const leaveLists = (member: string): TableStep => [
  'UPDATE rating SET is_former = 1 WHERE member = $1',
  member,
];

/** As the indexes of `rating` have it, word for word. */
const IN = {
  ranked: 'is_former = 0 AND matches >= 10',
  provisional: 'is_former = 0 AND matches < 10',
} as const;

const eachList = (text: (condition: string) => string) => ({
  ranked: text(IN.ranked),
  provisional: text(IN.provisional),
});

/** From the best of a list on, so that it is read along its index: first by the number, then by the id. */
export const LEADERS = eachList(
  list => `SELECT page.member, member.name, member.settings, mu, sigma, least, matches FROM (
    SELECT member, mu, sigma, least, matches FROM rating
    WHERE ${list} AND game = $1 AND pace = $2 AND least <= $3 AND (least < $3 OR member > $4)
    ORDER BY least DESC, member LIMIT $5
  ) AS page JOIN member ON member.id = page.member ORDER BY least DESC, page.member`,
);
export const COUNT = eachList(
  list => `SELECT count(*) AS n FROM rating WHERE ${list} AND game = $1 AND pace = $2`,
);
export const BEFORE = eachList(
  list => `SELECT count(*) AS n FROM rating
    WHERE ${list} AND game = $1 AND pace = $2 AND least >= $3 AND (least > $3 OR member < $4)`,
);
export const OWN =
  'SELECT mu, sigma, least, matches FROM rating WHERE member = $1 AND game = $2 AND pace = $3';
export const ALL =
  'SELECT game, pace, mu, sigma, least, matches FROM rating WHERE member = $1 ORDER BY matches DESC, game, pace';
export const LATELY = `SELECT finished.game, count(*) AS matches, count(CASE WHEN page.rank = 1 THEN 1 END) AS won
  FROM (SELECT number, rank FROM result WHERE member = $1 ORDER BY number DESC LIMIT $2) AS page
  JOIN finished ON finished.number = page.number GROUP BY finished.game ORDER BY matches DESC, finished.game`;
export const HISTORY = `SELECT result.number,
    (SELECT id FROM match WHERE match.id = finished.match AND NOT match.unlisted) AS match, finished.ended_at AS "endedAt",
    ${shownRank('result')} AS rank, mu, sigma
  FROM result JOIN finished ON finished.number = result.number
  WHERE result.member = $1 AND finished.game = $2 AND finished.pace = $3 AND finished.rated = 1
  ORDER BY result.number DESC LIMIT $4`;
export const FINISHED = 'SELECT number, pace, rated FROM finished WHERE match = $1 AND game = $2';
export const AFTER = `SELECT seat, member, mu, sigma, member.settings
  FROM result JOIN member ON member.id = result.member WHERE number = $1 AND mu IS NOT NULL ORDER BY seat`;
/** The last rating of somebody's before a match. */
export const EARLIER = `SELECT mu, sigma
  FROM result JOIN finished ON finished.number = result.number
  WHERE result.member = $1 AND finished.game = $2 AND finished.pace = $3 AND finished.rated = 1
    AND result.number < $4
  ORDER BY result.number DESC LIMIT 1`;
