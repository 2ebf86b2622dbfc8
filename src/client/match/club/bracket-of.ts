import type { Tournament, TournamentTable } from './tournaments.ts';

/** Somebody at a table of a knockout; null: it is not known yet who it will be. */
export type BracketSeat = {
  readonly member: string;
  readonly score: number | null;
  /** Null as long as it is played. */
  readonly goesOn: boolean | null;
} | null;
export type BracketTable = {
  readonly matchID: string | null;
  readonly isRunning: boolean;
  /** Who is alone there has the round free. */
  readonly isFree: boolean;
  readonly seats: readonly BracketSeat[];
};

/**
 * The tables of a knockout, round by round up to the last match: who wins at the first table of a round meets who wins at the
 * second, and so on.
 */
export const bracketOf = (
  rounds: Tournament['rounds'],
  ofRounds: number | null,
): readonly (readonly BracketTable[])[] => {
  const known = rounds.map(({ tables }) => tables.map(tableOf));
  const all = Math.max(known.length, ofRounds ?? 0);
  for (let round = known.length; round < all; round++) {
    const before = known[round - 1] ?? [];
    known.push(
      Array.from({ length: Math.ceil(before.length / 2) }, (_, table) => ({
        ...{ matchID: null, isRunning: false, isFree: false },
        seats: [0, 1].map(seat => comes(before[2 * table + seat])),
      })),
    );
  }
  return known;
};

const tableOf = ({ matchID, seats, result, decided }: TournamentTable): BracketTable => {
  const best = result === null ? -1 : Math.max(...result.map(({ points }) => points));
  // Of equals whoever sat last goes on.
  const winner = best <= 0 ? -1 : (result?.findLastIndex(({ points }) => points === best) ?? -1);
  const isFree = decided === 'free';
  const shown = Math.max(seats.length, isFree ? 1 : 2);
  return {
    matchID,
    isRunning: matchID !== null && result === null,
    isFree,
    seats: Array.from({ length: shown }, (_, seat) => {
      const member = seats[seat];
      if (member === undefined) return null;
      const goesOn = result === null ? null : seat === winner;
      return { member, score: result?.[seat]?.score ?? null, goesOn };
    }),
  };
};

/** Who comes from a table of the round before, where that is known. */
const comes = (table: BracketTable | undefined): BracketSeat => {
  const winner = table?.seats.find(seat => seat?.goesOn === true);
  return winner == null ? null : { member: winner.member, score: null, goesOn: null };
};
