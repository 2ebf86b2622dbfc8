import type { Matches } from '../match/matches.ts';
import type { MemberSeats } from './member-seats.ts';

type Parts = { readonly seats: MemberSeats; readonly matches: Pick<Matches, 'send'> };

/**
 * A member is called otherwise from now on, also where they sit. Where somebody at a table is called so already, and in what has been
 * played, the name stays. Asked again it does what is left.
 */
export const renameSeats = async (
  { seats, matches }: Parts,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> => {
  for (const { matchID, seat } of await seats.inPlay(id)) {
    const credentials = await seats.credentials(id, matchID, seat);
    if (credentials !== null) await matches.send(matchID, { kind: 'rename', seat, credentials, name });
  }
};
