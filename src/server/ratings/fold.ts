import type { EndedMatch, EndedSeat } from './ended-match.ts';
import { houseBot } from './house-bots.ts';
import { strengthsAfter } from './rate.ts';
import { type Strength, UNKNOWN } from './scale.ts';

/** A member's rating in one game at one pace. */
export type Rating = Strength & {
  /** How many rated matches it is of. */
  readonly matches: number;
};
export const NEW_RATING: Rating = { ...UNKNOWN, matches: 0 };

/** A seat with the strength that it has after the match: a bot's is always the same, and of a match that is not rated there is none. */
export type CountedSeat = EndedSeat & { readonly after: Strength | null };
export type Counted = {
  readonly seats: readonly CountedSeat[];
  /** By member, what has changed. */
  readonly ratings: ReadonlyMap<string, Rating>;
};

/**
 * Counts one match: ratings are this, of one match after the other in the order of their numbers, and of nothing else.
 * @param before the ratings of its members in its game and at its pace
 * @param botOf how strong a bot is
 */
export const count = (
  { game, rated, seats }: Pick<EndedMatch, 'game' | 'rated' | 'seats'>,
  before: ReadonlyMap<string, Rating>,
  botOf: (seat: EndedSeat) => Strength = ({ bot }) => houseBot(game, bot ?? ''),
): Counted => {
  if (!rated) return { seats: seats.map(seat => ({ ...seat, after: null })), ratings: new Map() };
  const ratingOf = (member: string) => before.get(member) ?? NEW_RATING;
  const strengths = seats.map(seat => (seat.member === null ? botOf(seat) : ratingOf(seat.member)));
  const after = strengthsAfter(seats.map(({ rank }, i) => ({ strength: strengths[i]!, rank })));
  return {
    seats: seats.map((seat, i) => ({ ...seat, after: seat.member === null ? strengths[i]! : after[i]! })),
    ratings: new Map(
      seats.flatMap(({ member }, i) =>
        member === null ? [] : [[member, { ...after[i]!, matches: ratingOf(member).matches + 1 }]],
      ),
    ),
  };
};
