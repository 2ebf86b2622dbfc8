import type { OutOfTime } from '../../game/shared/table-clock.ts';
import type { TournamentKind, TournamentStage } from '../../wire/tournaments.ts';

/** What whoever made it has chosen. */
export type Choices = {
  readonly kind: TournamentKind;
  /** At a table; more than two only in `swiss`. */
  readonly seats: number;
  /** Of `swiss`; null: as many as are needed for one to come out on top. */
  readonly rounds: number | null;
  readonly clock: string;
  readonly outOfTime: OutOfTime;
  readonly rated: boolean;
  /** Bots that others have made may join. */
  readonly bots: boolean;
  /** The division of a league whose season this is. */
  readonly league?: { readonly id: string; readonly season: number; readonly division: number };
};

export type Entrant = {
  /** The id of a member, or of a bot of a member's. */
  readonly member: string;
  /** Plays no more rounds. */
  readonly hasLeft: boolean;
  /** They have not left of their own accord: they were not there at the end of a match. */
  readonly isAway?: true;
};

/** What a seat made of a table: points of the tournament (1 is a win; equals share), and what the match said. */
export type SeatResult = {
  readonly points: number;
  readonly rank: number;
  readonly score: number | null;
  /** Nobody was there at its end: what is told of the match was played by a bot. */
  readonly isAway?: true;
};

/** Why there is no match behind a result: alone at the table, the other has left, or the match was never ended. */
export type Decided = 'free' | 'absent' | 'unfinished';

/** A table as it is drawn: with a result already where nobody has to play for it. */
export type Drawn = {
  /** Entrants, by seat. */
  readonly seats: readonly string[];
  readonly result: readonly SeatResult[] | null;
  readonly decided?: Decided;
};
export type PlayedTable = Drawn & {
  /** From 1 on. */
  readonly round: number;
  /** Null where there is nothing to be played. */
  readonly matchID: string | null;
};

export type Tournament = {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** Null: they are a member no more. */
  readonly host: string | null;
  readonly stage: TournamentStage;
  readonly choices: Choices;
  /** Moments are in milliseconds since 1970. */
  readonly madeAt: number;
  readonly startsAt: number | null;
  /** That is being played, or was played last; 0: it has not begun. */
  readonly round: number;
  /** As far as that is known: from its beginning on. */
  readonly ofRounds: number | null;
  /** When the next round begins, once all tables of this one are over. */
  readonly nextAt: number | null;
  /** Nobody as long as it is not over. */
  readonly winners: readonly string[];
  /** Raised by everything that changes. */
  readonly changes: number;
};

/** All of it, as it is read at once. */
export type WholeTournament = Tournament & {
  /** In the order in which they came. */
  readonly entrants: readonly Entrant[];
  /** By round, then as they were drawn. */
  readonly tables: readonly PlayedTable[];
};

/** The points of each seat of a table from the ranks they came in as: for each of the others one that was beaten, half of one that was equalled. */
export const pointsOf = (ranks: readonly number[]): readonly number[] =>
  ranks.map((rank, seat) => {
    const others = ranks.filter((_, other) => other !== seat);
    const won = others.map(other => (rank < other ? 1 : rank === other ? 0.5 : 0) as number);
    return won.length === 0 ? 1 : won.reduce((a, b) => a + b, 0) / won.length;
  });
