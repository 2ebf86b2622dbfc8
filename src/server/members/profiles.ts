import type { PrivatePart } from '../../wire/people.ts';
import type { AnswerOf } from '../../wire/routes.ts';
import type { Tables } from '../tables.ts';
import type { Member } from './member-store.ts';
import { isPrivate, privateParts, settingsIn } from './settings.ts';

export type Profile = AnswerOf<'GET /members/:name'>;
type Ratings = NonNullable<Profile['ratings']>;

/** How many of the last matches are shown, how many are looked at for whom they were played with, and how many of those are shown. */
const SHOWN = 20;
const LOOKED_AT = 500;
const RIVALS = 12;
/** Of so many it is looked up who they are: some are members no more, and some keep to themselves with whom they play. */
const NAMED = 60;

/**
 * What others may know of a member, from the results that were counted: of matches that are over, and told when they were.
 * @param isOwn the member asks, who is shown everything
 * @param ratingsOf what they are rated
 */
export const profileOf = async (
  tables: Tables,
  member: Member,
  isOwn: boolean,
  ratingsOf: (member: string) => Promise<Ratings>,
): Promise<Profile> => {
  const { id, name, since } = member;
  const hidden = privateParts(member.settings);
  const may = <Part>(part: PrivatePart, read: () => Promise<Part>): Promise<Part | undefined> =>
    isOwn || !hidden.includes(part) ? read() : Promise.resolve(undefined);
  const [played, results, rivals, ratings] = await Promise.all([
    may('played', () => tables.rows<Played>(PLAYED, id)),
    may('results', () => resultsOf(tables, id, isOwn)),
    may('rivals', () => rivalsOf(tables, id)),
    may('ratings', () => ratingsOf(id)),
  ]);
  return {
    id,
    name,
    since,
    private: hidden,
    ...(played && { played }),
    ...(results && { results }),
    ...(rivals && { rivals }),
    ...(ratings && { ratings }),
  };
};

type Played = NonNullable<Profile['played']>[number];
type Result = NonNullable<Profile['results']>[number];
type Rival = NonNullable<Profile['rivals']>[number];

const resultsOf = async (tables: Tables, member: string, isOwn: boolean): Promise<readonly Result[]> => {
  const rows = await tables.rows<Omit<Result, 'rated'> & { rated: number; isUnlisted: number }>(
    RESULTS,
    member,
    SHOWN,
  );
  return rows.map(({ rated, isUnlisted, matchID, ...row }) => ({
    ...row,
    rated: rated === 1,
    // Whoever was not given the link to a table that is not listed is not given it here.
    matchID: isUnlisted === 1 && !isOwn ? null : matchID,
  }));
};

const rivalsOf = async (tables: Tables, member: string): Promise<readonly Rival[]> => {
  const rows = await tables.rows<Rival & { readonly settings: string }>(
    RIVALS_MET,
    ...[member, LOOKED_AT, 2 * RIVALS, NAMED],
  );
  return rows
    .filter(({ settings }) => !isPrivate(settingsIn(settings), 'rivals'))
    .slice(0, RIVALS)
    .map(({ settings: _, ...rival }) => rival);
};

export const PLAYED =
  'SELECT game, matches, won FROM member_total WHERE member = $1 ORDER BY matches DESC, game';
/** Null where nobody was there at the end, and so nobody is first. @param own a row of `result` */
export const shownRank = (own: string): string =>
  `CASE WHEN EXISTS (SELECT 1 FROM result AS won WHERE won.number = ${own}.number AND won.rank = 1) THEN ${own}.rank END`;

/** A match that is stored no more has no id that leads anywhere. */
export const RESULTS = `SELECT match.id AS "matchID", finished.game, finished.ended_at AS "endedAt", finished.rated,
    ${shownRank('own')} AS rank, own.score, (SELECT count(*) FROM result WHERE result.number = own.number) AS seats,
    CASE WHEN match.unlisted THEN 1 ELSE 0 END AS "isUnlisted"
  FROM (SELECT number, rank, score FROM result WHERE member = $1 ORDER BY number DESC LIMIT $2) AS own
  JOIN finished ON finished.number = own.number LEFT JOIN match ON match.id = finished.match
  ORDER BY own.number DESC`;
const RIVALS_MET = `SELECT member.id, member.name, member.settings, met.matches, met.before, met.behind FROM (
    SELECT other.member, count(*) AS matches, count(CASE WHEN own.rank < other.rank THEN 1 END) AS before,
      count(CASE WHEN own.rank > other.rank THEN 1 END) AS behind
    FROM (SELECT number, seat, rank FROM result WHERE member = $1 ORDER BY number DESC LIMIT $2) AS own
    JOIN result AS other ON other.number = own.number AND other.seat <> own.seat
    WHERE other.member IS NOT NULL GROUP BY other.member ORDER BY matches DESC, other.member LIMIT $4
  ) AS met JOIN member ON member.id = met.member ORDER BY met.matches DESC, member.name LIMIT $3`;
