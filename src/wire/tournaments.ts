import { z } from 'zod';
import { CLOCK_FORMS, OUT_OF_TIME, parseClock } from '../game/shared/table-clock.ts';
import { botID } from './bot-api.ts';
import { memberID, memberName } from './members.ts';
import { listOf, matchID } from './parts.ts';

/** Tournaments and leagues: what their routes take and answer. */

const moment = z.number().min(0).meta({ title: 'Moment' });

const TOURNAMENT_ID = /^[A-Za-z0-9]{8,16}$/;
const tournamentID = z.string().regex(TOURNAMENT_ID).meta({ title: 'TournamentID' });

/**
 * `knockout`: who loses is out. `swiss`: so many rounds, in each of which those sit together who stand alike and have not met.
 * `round-robin`: everybody meets everybody.
 */
const TOURNAMENT_KINDS = ['knockout', 'swiss', 'round-robin'] as const;
export type TournamentKind = (typeof TOURNAMENT_KINDS)[number];

/** `open`: one may still join. `running`, `over`; `cancelled` before it began. */
const TOURNAMENT_STAGES = ['open', 'running', 'over', 'cancelled'] as const;
export type TournamentStage = (typeof TOURNAMENT_STAGES)[number];

export const MOST_ENTRANTS = 128;
/** Everybody meets everybody: with more it would never end. */
export const MOST_IN_ROUND_ROBIN = 16;
const MOST_ROUNDS = 9;

const clock = z
  .string('must be text')
  .refine(text => typeof parseClock({ clock: text }) === 'string', `must be ${CLOCK_FORMS}`);

/** What whoever makes a tournament chooses. Without a clock nobody could be sure that a round ends. */
const chosen = {
  game: z.string().max(32),
  name: memberName,
  kind: z.enum(TOURNAMENT_KINDS, `must be one of ${TOURNAMENT_KINDS.join(', ')}`),
  /** At a table; more than two only in `swiss`. */
  seats: z.int('must be a whole number').min(2, 'must be at least 2').max(5, 'must be at most 5'),
  /** Of `swiss`; null: as many as are needed for one to come out on top. */
  rounds: z
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(MOST_ROUNDS, `must be at most ${MOST_ROUNDS}`)
    .nullable(),
  clock,
  outOfTime: z.enum(OUT_OF_TIME, `must be one of ${OUT_OF_TIME.join(', ')}`),
  rated: z.boolean('must be true or false'),
  /** Bots that others have made may join. */
  bots: z.boolean('must be true or false'),
};
export const newTournamentBody = z.strictObject({
  ...chosen,
  /** When it begins by itself, in milliseconds since 1970; null: when its host says so. */
  startsAt: z.int('must be a whole number').min(0).nullable(),
});
/** A member, or a bot of a member's. */
const entrantID = z.union([memberID, botID]).meta({ title: 'EntrantID' });
export const entrantBody = z.strictObject({ member: entrantID });

const summary = z
  .strictObject({
    ...chosen,
    id: tournamentID,
    name: z.string(),
    stage: z.enum(TOURNAMENT_STAGES),
    host: z.strictObject({ id: memberID, name: z.string() }).nullable(),
    startsAt: moment.nullable(),
    madeAt: moment,
    /** How many are in. */
    entrants: z.number(),
    /** Of how many the one is that is being played, or was played last; 0: it has not begun. */
    round: z.number(),
    ofRounds: z.number().nullable(),
    /** The division of a league whose season this is. */
    league: z
      .strictObject({ id: tournamentID, name: z.string(), season: z.number(), division: z.number() })
      .nullable(),
    /** Who won, where it is over. Null: they are a member no more. */
    winners: listOf(z.string().nullable()),
    /** Whoever asks is in. */
    isIn: z.boolean(),
  })
  .meta({ title: 'TournamentSummary' });
export const tournaments = z.strictObject({ tournaments: listOf(summary) });
export const madeTournament = z.strictObject({ id: tournamentID });

const entrant = z
  .strictObject({
    id: entrantID,
    /** Null: they are a member no more. */
    name: z.string().nullable(),
    /** Plays no more rounds. */
    hasLeft: z.literal(true).exactOptional(),
    /** They have not left of their own accord: they were not there at the end of a match, and may say that they are back. */
    isAway: z.literal(true).exactOptional(),
    bot: z.literal(true).exactOptional(),
    /** Of a bot: what its member is called. */
    owner: z.string().exactOptional(),
  })
  .meta({ title: 'Entrant' });
const tournamentTable = z
  .strictObject({
    /** Null: whoever is alone here has the round free, and its point. */
    matchID: matchID.nullable(),
    /** By seat. */
    seats: listOf(entrantID),
    /** Null as long as it is played. By seat: the points of the tournament (1 is a win, equals share), the rank and the score of the game. */
    result: listOf(
      z.strictObject({
        points: z.number(),
        rank: z.number(),
        score: z.number().nullable(),
        /** Nobody was there at its end: what is told of the match was played by a bot. */
        isAway: z.literal(true).exactOptional(),
      }),
    ).nullable(),
    /** How its result came about, where it was not played to its end. */
    decided: z.enum(['free', 'absent', 'unfinished']).exactOptional(),
  })
  .meta({ title: 'TournamentTable' });
const standing = z
  .strictObject({
    member: entrantID,
    /**
     * 1 is the first; equals share a place. Null: all have left, and nobody has won. Once it is over nobody has a place either who has played
     * no match, and nobody at all where nobody has won a point in one.
     */
    place: z.number().nullable(),
    /** Where who loses is out: the rounds in which they went on. */
    points: z.number(),
    /** The points of those they met (Buchholz): by it equals are told apart. */
    opponents: z.number(),
    /** The points of those they beat, and half of those they drew with (Sonneborn–Berger). */
    beaten: z.number(),
    played: z.number(),
    /** Where who loses is out: they are. */
    isOut: z.literal(true).exactOptional(),
  })
  .meta({ title: 'Standing' });
export const tournament = summary
  .extend({
    /** Raised by everything that changes. */
    changes: z.number(),
    /** When the next round begins, or it ends by itself. */
    nextAt: moment.nullable(),
    /** The server's time, by which its other moments are to be understood. */
    now: moment,
    members: listOf(entrant),
    rounds: listOf(z.strictObject({ tables: listOf(tournamentTable) })),
    /** The best first. */
    standings: listOf(standing),
    isHost: z.boolean(),
  })
  .meta({ title: 'Tournament' });

/** A league: everybody of a division meets everybody by days within a month; then the best go up, and the last go down. */
export const newLeagueBody = z.strictObject({
  game: chosen.game,
  name: chosen.name,
  clock: chosen.clock,
  outOfTime: chosen.outOfTime,
  rated: chosen.rated,
  /** So many are in a division. */
  size: z.int('must be a whole number').min(4, 'must be at least 4').max(8, 'must be at most 8'),
});
const leagueSummary = z
  .strictObject({
    id: tournamentID,
    name: z.string(),
    game: z.string(),
    clock: z.string(),
    outOfTime: z.enum(OUT_OF_TIME),
    rated: z.boolean(),
    size: z.number(),
    host: z.strictObject({ id: memberID, name: z.string() }).nullable(),
    /** 0: the first has not begun. */
    season: z.number(),
    /** When the next season begins: the first of a month (UTC). */
    nextAt: moment,
    entrants: z.number(),
    isIn: z.boolean(),
  })
  .meta({ title: 'LeagueSummary' });
export const leagues = z.strictObject({ leagues: listOf(leagueSummary) });
export const league = leagueSummary
  .extend({
    /** Another one whenever there is something else to tell of it, or of the tournaments of its seasons. */
    changes: z.number(),
    /** Who is in, by the division in which they play this season; null: from the next season on. */
    members: listOf(entrant.extend({ division: z.number().nullable() })),
    /** The tournaments of its seasons, the latest first, by division. */
    seasons: listOf(
      z.strictObject({
        season: z.number(),
        // `changes` are those of the tournament.
        divisions: listOf(
          z.strictObject({ division: z.number(), tournament: tournamentID, changes: z.number() }),
        ),
      }),
    ),
    isHost: z.boolean(),
  })
  .meta({ title: 'League' });
