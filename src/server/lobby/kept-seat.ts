import type { AnswerOf } from '../../wire/routes.ts';
import { isRefusal } from '../match/commands.ts';
import { seatKeptFor } from '../match/kept-seats.ts';
import type { Matches } from '../match/matches.ts';
import type { StoredMatch } from '../match/stored-match.ts';

/** As the framework answers to whoever has sat down. */
type Joined = AnswerOf<'POST /games/:name/:id/join'>;

/**
 * Takes the seat of a rematch that is kept for whoever has these credentials in the match before. boardgame.io's handler knows
 * of no such thing.
 * @param credentials those that the seat is to have
 * @returns null where none is kept for them (any more); `name-taken` where somebody at the table is called so by now
 */
export const takeKeptSeat = async (
  matches: Matches,
  match: StoredMatch,
  name: string,
  former: string,
  credentials: string,
): Promise<Joined | 'name-taken' | null> => {
  const seat = seatKeptFor(match, former);
  if (seat === null) return null;
  const done = await matches.send(match.id, { kind: 'sit', seat, name, credentials, former }, match);
  if (!isRefusal(done)) return { playerID: String(seat), playerCredentials: credentials };
  return done.refused === 'name-taken' ? done.refused : null;
};
