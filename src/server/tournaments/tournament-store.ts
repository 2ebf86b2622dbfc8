import { lockMember } from '../members/lock-member.ts';
import type { TableStep, Tables } from '../tables.ts';
import { winnersOf } from './standings.ts';
import type {
  Decided,
  Drawn,
  Entrant,
  PlayedTable,
  SeatResult,
  Tournament,
  WholeTournament,
} from './tournament.ts';

type Row = Omit<Tournament, 'choices' | 'winners'> & {
  readonly choices: string;
  readonly winners: string | null;
};
type EntrantRow = { readonly member: string; readonly hasLeft: number };
type TableRow = Omit<PlayedTable, 'seats' | 'result' | 'decided'> & {
  readonly seats: string;
  readonly result: string | null;
  readonly decided: Decided | null;
};

const TOURNAMENT = `id, game, name, host, stage, choices, made_at AS "madeAt", starts_at AS "startsAt", round,
  of_rounds AS "ofRounds", next_at AS "nextAt", winners, changes`;
const tournamentOf = (row: Row): Tournament => ({
  ...row,
  choices: JSON.parse(row.choices),
  winners: JSON.parse(row.winners ?? '[]'),
});
/** Was it ended by an older server, which did not say who has won? */
const isWithoutWinners = ({ stage, winners }: Row): boolean => stage === 'over' && winners === null;
const tableOf = ({ seats, result, decided, ...row }: TableRow): PlayedTable => ({
  ...row,
  seats: JSON.parse(seats),
  result: result === null ? null : JSON.parse(result),
  ...(decided !== null && { decided }),
});

/** What changes of a tournament when it goes on. */
export type Step = Partial<Pick<Tournament, 'stage' | 'round' | 'ofRounds' | 'nextAt' | 'winners'>> & {
  readonly dueAt: number | null;
};

/** What `is_removed` says of somebody whom the host has taken out. */
const NEVER_PLAYED = 1;
const PLAYED_BEFORE = 2;

/** What `has_left` says of who plays no more rounds: of their own accord, or as they were not there at the end of a match. */
const LEFT = 1;
const AWAY = 2;

/** So many of a member's may be open or running. */
const MOST_OF_MEMBER = 5;

type Made = Omit<Tournament, 'stage' | 'round' | 'winners'>;

const make = ({ id, game, name, host, choices, madeAt, startsAt }: Made, dueAt: number): TableStep => [
  `INSERT INTO tournament (id, game, name, host, stage, choices, made_at, starts_at, round, due_at, changes)
   SELECT $1, $2, $3, $4, 'open', $5, $6, $7, 0, $8, 0
   WHERE (SELECT COUNT(*) FROM tournament WHERE host = $4 AND stage IN ('open', 'running')) < ${MOST_OF_MEMBER}
   ON CONFLICT DO NOTHING`,
  ...[id, game, name, host, JSON.stringify(choices), madeAt, startsAt, dueAt],
];
/** Whoever has been in before is in again, unless they were removed. Done once where it is repeated. */
const enter = (id: string, member: string, at: number): TableStep => [
  `INSERT INTO tournament_entrant (tournament, member, joined_at) SELECT id, $2, $3 FROM tournament WHERE id = $1
   ON CONFLICT (tournament, member) DO UPDATE SET has_left = 0 WHERE tournament_entrant.is_removed = 0`,
  ...[id, member, at],
];

const OLD_CANCELLED = `SELECT id FROM tournament WHERE stage = 'cancelled' AND made_at < $1
  AND NOT EXISTS (SELECT 1 FROM league_season WHERE tournament = id)
  AND NOT EXISTS (SELECT 1 FROM tournament_table WHERE tournament = id) ORDER BY made_at LIMIT 100`;

/** Tournaments in the tables beside the matches. */
export const tournamentStore = (tables: Tables) => {
  const whole = async (row: Row): Promise<WholeTournament> => {
    const [entrants, played] = await Promise.all([
      tables.rows<EntrantRow>(
        `SELECT member, has_left AS "hasLeft" FROM tournament_entrant WHERE tournament = $1 AND is_removed <> ${NEVER_PLAYED}
         ORDER BY joined_at, member`,
        row.id,
      ),
      tables.rows<TableRow>(
        `SELECT round, match_id AS "matchID", seats, result, decided FROM tournament_table WHERE tournament = $1
         ORDER BY round, number`,
        row.id,
      ),
    ]);
    const found = {
      ...tournamentOf(row),
      entrants: entrants.map(
        ({ member, hasLeft }): Entrant => ({
          ...{ member, hasLeft: hasLeft !== 0 },
          ...(hasLeft === AWAY && { isAway: true }),
        }),
      ),
      tables: played.map(tableOf),
    };
    return isWithoutWinners(row) ? { ...found, winners: winnersOf(found) } : found;
  };
  /** With who has won, which is stored for those who read it next. */
  const ended = async (row: Row): Promise<Tournament> => {
    const { entrants: _, tables: __, ...tournament } = await whole(row);
    const stored = tables.write([
      "UPDATE tournament SET winners = $2 WHERE id = $1 AND stage = 'over' AND winners IS NULL",
      ...[row.id, JSON.stringify(tournament.winners)],
    ]);
    // Who reads is answered though nothing can be stored now.
    await stored.catch(() => {});
    return tournament;
  };

  return {
    byID: async (id: string): Promise<WholeTournament | null> => {
      const [row] = await tables.rows<Row>(`SELECT ${TOURNAMENT} FROM tournament WHERE id = $1`, id);
      return row === undefined ? null : whole(row);
    },
    /** By what is known whether anything has changed; null where there is no such tournament. */
    changesOf: async (id: string): Promise<number | null> => {
      const [row] = await tables.rows<{ changes: number }>(
        'SELECT changes FROM tournament WHERE id = $1',
        id,
      );
      return row?.changes ?? null;
    },
    isDecided: async (matchID: string): Promise<boolean> =>
      (
        await tables.rows(
          'SELECT 1 FROM tournament_table WHERE match_id = $1 AND result IS NOT NULL',
          matchID,
        )
      ).length > 0,
    /** That are to be looked at by now. */
    due: async (now: number, limit: number): Promise<readonly string[]> =>
      (
        await tables.rows<{ id: string }>(
          'SELECT id FROM tournament WHERE due_at <= $1 ORDER BY due_at, id LIMIT $2',
          now,
          limit,
        )
      ).map(({ id }) => id),
    /** With how many are in, and whether somebody is; the latest made first. */
    list: async (stage: string, game: string | null, member: string | null, limit: number) => {
      const rows = await tables.rows<Row & { entrants: number; isIn: number }>(
        `SELECT ${TOURNAMENT},
           (SELECT COUNT(*) FROM tournament_entrant WHERE tournament = tournament.id AND is_removed <> ${NEVER_PLAYED}) AS entrants,
           (SELECT COUNT(*) FROM tournament_entrant WHERE tournament = tournament.id AND member = $3 AND has_left = 0) AS "isIn"
         FROM tournament WHERE stage = $1 AND ($2 = '' OR game = $2) ORDER BY made_at DESC, id LIMIT $4`,
        stage,
        game ?? '',
        member ?? '',
        limit,
      );
      return Promise.all(
        rows.map(async ({ entrants, isIn, ...row }) => ({
          ...(isWithoutWinners(row) ? await ended(row) : tournamentOf(row)),
          ...{ entrants, isIn: isIn > 0 },
        })),
      );
    },
    /** Forgets some that were called off, and made before a moment; none that a league names. @returns how many */
    forgetCancelled: async (before: number): Promise<number> => {
      const old = await tables.rows<{ id: string }>(OLD_CANCELLED, before);
      for (const { id } of old)
        await tables.write(
          // First of what is to be done only while it is still so.
          ["UPDATE tournament SET changes = changes + 1 WHERE id = $1 AND stage = 'cancelled'", id],
          ['DELETE FROM tournament_entrant WHERE tournament = $1', id],
          ['DELETE FROM tournament WHERE id = $1', id],
        );
      return old.length;
    },
    make,
    enter,
    /** With its host in it. @returns false where too many of theirs are not over */
    makeOfMember: async (made: Made & { readonly host: string }, dueAt: number): Promise<boolean> => {
      await tables.write(lockMember(made.host), make(made, dueAt), enter(made.id, made.host, made.madeAt));
      return (await tables.rows('SELECT 1 FROM tournament WHERE id = $1', made.id)).length > 0;
    },
    withdraw: (id: string, member: string): TableStep => [
      `UPDATE tournament_entrant SET has_left = ${LEFT} WHERE tournament = $1 AND member = $2`,
      ...[id, member],
    ],
    forget: (id: string, member: string): TableStep => [
      'DELETE FROM tournament_entrant WHERE tournament = $1 AND member = $2',
      ...[id, member],
    ],
    /** They cannot enter again; who has played already is shown as somebody who has left. */
    remove: (id: string, member: string, isBegun: boolean): TableStep => [
      `UPDATE tournament_entrant SET has_left = ${LEFT}, is_removed = $3 WHERE tournament = $1 AND member = $2`,
      ...[id, member, isBegun ? PLAYED_BEFORE : NEVER_PLAYED],
    ],
    /** Changes nothing but that it has changed: first of what is to be done only while nothing else happens. */
    touch: ({ id, changes }: Pick<Tournament, 'id' | 'changes'>): TableStep => [
      'UPDATE tournament SET changes = changes + 1 WHERE id = $1 AND changes = $2',
      ...[id, changes],
    ],
    begin: ({ id, changes }: Tournament, at: number): TableStep => [
      'UPDATE tournament SET starts_at = $3, due_at = $3, changes = changes + 1 WHERE id = $1 AND changes = $2',
      ...[id, changes, at],
    ],
    goOn: (tournament: Tournament, step: Step): TableStep => {
      const next = { ...tournament, ...step };
      return [
        `UPDATE tournament SET stage = $3, round = $4, of_rounds = $5, next_at = $6, due_at = $7, winners = $8, changes = changes + 1
         WHERE id = $1 AND changes = $2`,
        ...[next.id, tournament.changes, next.stage, next.round, next.ofRounds, next.nextAt, step.dueAt],
        // None of one that goes on: an older server that ends it leaves what stands here, and who has won is worked out.
        next.stage === 'over' ? JSON.stringify(next.winners) : null,
      ];
    },
    addTable: (
      id: string,
      round: number,
      number: number,
      { seats, result, decided }: Drawn,
      matchID: string | null,
    ): TableStep => [
      `INSERT INTO tournament_table (tournament, round, number, match_id, seats, result, decided)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      ...[id, round, number, matchID, JSON.stringify(seats)],
      ...[result === null ? null : JSON.stringify(result), decided ?? null],
    ],
    write: tables.write,
  };
};
export type TournamentStore = ReturnType<typeof tournamentStore>;

/** What a match that is over, or gone, says of its table: written with the match itself, and once. */
export const resultSteps = (
  matchID: string,
  result: readonly SeatResult[],
  { decided, gone }: { readonly decided?: Decided; readonly gone: readonly string[] },
): readonly TableStep[] => {
  const OF_MATCH = 'SELECT tournament FROM tournament_table WHERE match_id = $1 AND result IS NULL';
  return [
    // First, as by whoever joins or leaves: two that wait for each other would have one of them fail.
    [`UPDATE tournament SET due_at = 0, changes = changes + 1 WHERE id = (${OF_MATCH})`, matchID],
    // Whoever was not there at the end is drawn no more, until they say that they are back.
    ...gone.map(
      (member): TableStep => [
        `UPDATE tournament_entrant SET has_left = ${AWAY} WHERE member = $2 AND has_left = 0 AND tournament = (${OF_MATCH})`,
        ...[matchID, member],
      ],
    ),
    [
      'UPDATE tournament_table SET result = $2, decided = $3 WHERE match_id = $1 AND result IS NULL',
      ...[matchID, JSON.stringify(result), decided ?? null],
    ],
  ];
};

/** A tournament names its host, whoever is or was in it, and whose the bots in it are. */
export const touchTournamentsOf = (member: string): TableStep => [
  `UPDATE tournament SET changes = changes + 1 WHERE id IN (
     SELECT id FROM tournament WHERE host = $1
     UNION SELECT tournament FROM tournament_entrant WHERE member = $1
     UNION SELECT tournament FROM tournament_entrant JOIN bot_account ON bot_account.id = member WHERE owner = $1
   )`,
  member,
];

/**
 * Whoever is a member no more plays no more rounds, and nobody else could begin what they have opened; what is played stands, and one that
 * is over stays as it was.
 */
export const leaveTournaments = (member: string): readonly TableStep[] => [
  ["UPDATE tournament SET stage = 'cancelled', due_at = NULL WHERE host = $1 AND stage = 'open'", member],
  [
    `UPDATE tournament_entrant SET has_left = ${LEFT} WHERE member = $1
     AND tournament IN (SELECT id FROM tournament WHERE stage IN ('open', 'running'))`,
    member,
  ],
];
