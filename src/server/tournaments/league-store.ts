import type { OutOfTime } from '../../game/shared/table-clock.ts';
import { lockMember } from '../members/lock-member.ts';
import type { TableStep, Tables } from '../tables.ts';
import type { InLeague } from './seasons.ts';

export type LeagueChoices = {
  readonly clock: string;
  readonly outOfTime: OutOfTime;
  readonly rated: boolean;
  /** So many are in a division. */
  readonly size: number;
};
export type League = {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** Null: they are a member no more. */
  readonly host: string | null;
  readonly choices: LeagueChoices;
  readonly madeAt: number;
  /** 0: the first has not begun. */
  readonly season: number;
  /** When the next season begins. Milliseconds since 1970. */
  readonly dueAt: number;
  readonly changes: number;
};
/** The tournament of a division in a season. */
export type Season = { readonly season: number; readonly division: number; readonly tournament: string };
export type WholeLeague = League & {
  /** Who plays, in the order in which they came. */
  readonly members: readonly InLeague[];
  /** The latest first, by division, with the changes of the tournament. */
  readonly seasons: readonly (Season & { readonly changes: number })[];
};

type Row = Omit<League, 'choices'> & { readonly choices: string };
const LEAGUE = `id, game, name, host, choices, made_at AS "madeAt", season, due_at AS "dueAt", changes`;
const leagueOf = (row: Row): League => ({ ...row, choices: JSON.parse(row.choices) });

/** One that everybody has left is none any more, until somebody joins. */
const IS_PLAYED = 'EXISTS (SELECT 1 FROM league_member WHERE league = league.id AND has_left = 0)';

/** So many seasons are shown. */
const SEASONS = 12;

/** So many leagues a member may have made. */
const MOST_OF_MEMBER = 3;

type Made = Omit<League, 'season' | 'changes'>;

const make = ({ id, game, name, host, choices, madeAt, dueAt }: Made): TableStep => [
  `INSERT INTO league (id, game, name, host, choices, made_at, season, due_at, changes)
   SELECT $1, $2, $3, $4, $5, $6, 0, $7, 0
   WHERE (SELECT COUNT(*) FROM league WHERE host = $4 AND ${IS_PLAYED}) < ${MOST_OF_MEMBER} ON CONFLICT DO NOTHING`,
  ...[id, game, name, host, JSON.stringify(choices), madeAt, dueAt],
];
/** Whoever has left comes in anew. */
const enter = (id: string, member: string, at: number): TableStep => [
  `INSERT INTO league_member (league, member, joined_at) SELECT id, $2, $3 FROM league WHERE id = $1
   ON CONFLICT (league, member) DO UPDATE SET has_left = 0, joined_at = excluded.joined_at
   WHERE league_member.has_left <> 0`,
  ...[id, member, at],
];

/** Leagues in the tables beside the matches. */
export const leagueStore = (tables: Tables) => ({
  byID: async (id: string): Promise<WholeLeague | null> => {
    const [row] = await tables.rows<Row>(`SELECT ${LEAGUE} FROM league WHERE id = $1`, id);
    if (row === undefined) return null;
    const [members, seasons] = await Promise.all([
      tables.rows<InLeague>(
        'SELECT member, division FROM league_member WHERE league = $1 AND has_left = 0 ORDER BY joined_at, member',
        id,
      ),
      tables.rows<Season & { readonly changes: number }>(
        `SELECT season, division, tournament, changes
         FROM league_season JOIN tournament ON tournament.id = league_season.tournament
         WHERE league_season.league = $1 AND season > $2 ORDER BY season DESC, division`,
        ...([id, row.season - SEASONS] as const),
      ),
    ]);
    return { ...leagueOf(row), members, seasons };
  },
  /** Another number whenever there is something else to tell of it, or of a season of its. Null: there is no such league. */
  changesOf: async (id: string): Promise<number | null> => {
    const [row] = await tables.rows<{ changes: number }>(
      `SELECT changes + (
         SELECT COALESCE(SUM(tournament.changes), 0) FROM league_season JOIN tournament ON tournament.id = league_season.tournament
         WHERE league_season.league = league.id
       ) AS changes FROM league WHERE id = $1`,
      id,
    );
    return row === undefined ? null : Number(row.changes);
  },
  due: async (now: number): Promise<readonly string[]> =>
    (
      await tables.rows<{ id: string }>('SELECT id FROM league WHERE due_at <= $1 ORDER BY due_at, id', now)
    ).map(({ id }) => id),
  list: async (game: string | null, member: string | null, limit: number) =>
    (
      await tables.rows<Row & { entrants: number; isIn: number }>(
        `SELECT ${LEAGUE},
           (SELECT COUNT(*) FROM league_member WHERE league = league.id AND has_left = 0) AS entrants,
           (SELECT COUNT(*) FROM league_member WHERE league = league.id AND has_left = 0 AND member = $2) AS "isIn"
         FROM league WHERE ($1 = '' OR game = $1) AND ${IS_PLAYED} ORDER BY made_at DESC, id LIMIT $3`,
        ...[game ?? '', member ?? '', limit],
      )
    ).map(({ entrants, isIn, ...row }) => ({ ...leagueOf(row), entrants, isIn: isIn > 0 })),
  /** With its host in it. @returns false where they have made as many as one may */
  makeOfMember: async (made: Made & { readonly host: string }): Promise<boolean> => {
    await tables.write(lockMember(made.host), make(made), enter(made.id, made.host, made.madeAt));
    return (await tables.rows('SELECT 1 FROM league WHERE id = $1', made.id)).length > 0;
  },
  touch: ({ id, changes }: League): TableStep => [
    'UPDATE league SET changes = changes + 1 WHERE id = $1 AND changes = $2',
    ...[id, changes],
  ],
  enter,
  leave: (id: string, member: string): TableStep => [
    'UPDATE league_member SET has_left = 1, division = NULL WHERE league = $1 AND member = $2',
    ...[id, member],
  ],
  begin: ({ id, changes, season }: League, dueAt: number, isPlayed: boolean): TableStep => [
    'UPDATE league SET season = $3, due_at = $4, changes = changes + 1 WHERE id = $1 AND changes = $2',
    ...[id, changes, season + Number(isPlayed), dueAt],
  ],
  play: (id: string, member: string, division: number): TableStep => [
    'UPDATE league_member SET division = $3 WHERE league = $1 AND member = $2',
    ...[id, member, division],
  ],
  addSeason: (id: string, { season, division, tournament }: Season): TableStep => [
    'INSERT INTO league_season (league, season, division, tournament) VALUES ($1, $2, $3, $4)',
    ...[id, season, division, tournament],
  ],
  write: tables.write,
});

/** A league names its host, and whoever is or was in it. */
export const touchLeaguesOf = (member: string): TableStep => [
  `UPDATE league SET changes = changes + 1
   WHERE id IN (SELECT id FROM league WHERE host = $1 UNION SELECT league FROM league_member WHERE member = $1)`,
  member,
];

/** Whoever is a member no more plays no more seasons. */
export const leaveLeagues = (member: string): TableStep => [
  'UPDATE league_member SET has_left = 1, division = NULL WHERE member = $1',
  member,
];
