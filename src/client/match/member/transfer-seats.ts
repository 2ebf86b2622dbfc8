import { ask } from '../lobby/api.ts';
import { allClaims, noteMembers, type SeatClaim } from '../lobby/credentials.ts';

/** The server takes no more at once; the latest seats come first. */
const AT_ONCE = 60;

/**
 * Has the seats that this device holds as a guest be the member's, on whatever device they are.
 * @returns those that are theirs now; another one can be played from this device all the same
 */
export const transferSeats = async (): Promise<readonly SeatClaim[]> => {
  const claims = allClaims();
  const brought: SeatClaim[] = [];
  for (let from = 0; from < claims.length; from += AT_ONCE) {
    const some = claims.slice(from, from + AT_ONCE);
    const seats = some.map(({ game, matchID, seat, credentials }) => {
      return { game, matchID, playerID: String(seat), credentials };
    });
    const answer = await ask<'POST /account/seats'>('/account/seats', { body: { seats } }).catch(() => null);
    if (answer !== null) brought.push(...some.filter((_, i) => answer.refused[i] === null));
  }
  noteMembers(brought);
  return brought;
};
