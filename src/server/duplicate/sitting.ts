import { AGAIN } from '../lobby/joining.ts';
import { type Sitters, seatHeld, sitAs } from '../lobby/sitters.ts';
import { isRefusal, type SeatOrigin } from '../match/commands.ts';
import type { Matches } from '../match/matches.ts';
import { hasBegun, isTaken, peopleAt, seatOf } from '../match/seats.ts';
import type { StoredMatch } from '../match/stored-match.ts';

export type Table = { readonly table: number; readonly match: StoredMatch };
export type Sat = {
  readonly table: number;
  readonly matchID: string;
  readonly playerID: string;
  readonly playerCredentials: string;
  readonly playerName: string;
};

/** A table that others have filled, or that was closed as the deal was over. */
const NO_MORE: ReadonlySet<string> = new Set(['begun', 'unknown-match']);

type Wanted = {
  readonly table: number | undefined;
  readonly seat: number | undefined;
  readonly member: { readonly id: string } | null;
  readonly name: string;
  readonly from: SeatOrigin;
};

/** The seat that a member has at any of the tables. */
export const seatOfMemberAt = async (
  sitters: Sitters,
  tables: readonly Table[],
  member: string,
): Promise<Sat | null> => {
  for (const { table, match } of tables) {
    const held = await seatHeld(sitters, match, member);
    if (held !== null) return { table, matchID: match.id, ...held };
  }
  return null;
};

/** The seat that a request has taken as it came before. */
export const seatTaken = (
  tables: readonly Table[],
  credentialsAt: ReadonlyMap<string, string>,
): Sat | null => {
  for (const { table, match } of tables) {
    const playerCredentials = credentialsAt.get(match.id);
    const seat = playerCredentials === undefined ? null : seatOf(match.data, playerCredentials);
    if (seat === null || playerCredentials === undefined) continue;
    const playerName = match.data.players[seat]?.name ?? '';
    return { table, matchID: match.id, playerID: String(seat), playerCredentials, playerName };
  }
  return null;
};

/** Tables at which a seat is free, those first that need the fewest more: so that they begin. */
export const waitingTables = (
  tables: readonly Table[],
  wanted: Pick<Wanted, 'table' | 'seat'>,
): readonly Table[] =>
  tables
    .filter(({ table, match: { data } }) => !hasBegun(data) && (wanted.table ?? table) === table)
    .filter(({ match }) => freeSeat(match, wanted.seat) !== null)
    .toSorted((a, b) => peopleAt(b.match.data).length - peopleAt(a.match.data).length);

const freeSeat = ({ data }: StoredMatch, wanted: number | undefined): number | null =>
  Object.values(data.players).find(player => !isTaken(player) && (wanted ?? player.id) === player.id)?.id ??
  null;

/**
 * Takes a seat at the first of these tables that lets them.
 * @returns the seat, or why there is none; null: somebody was quicker everywhere
 */
export const sitAtOneOf = async (
  { sitters, matches }: { readonly sitters: Sitters; readonly matches: Matches },
  tables: readonly Table[],
  { seat: asked, member, name, from }: Wanted,
  credentialsAt: (matchID: string) => Promise<string>,
): Promise<Sat | { readonly refused: string } | null> => {
  let refused: string | null = null;
  for (const { table, match } of tables) {
    const seat = freeSeat(match, asked)!;
    const credentials = await credentialsAt(match.id);
    const done = await sitAs(sitters, matches, match, member, { seat, credentials, name, from });
    if (!isRefusal(done)) {
      const playerName = done.match?.data.players[seat]?.name ?? name;
      return {
        ...{ table, matchID: match.id, playerID: String(seat) },
        ...{ playerCredentials: credentials, playerName },
      };
    }
    if (!AGAIN.has(done.refused) && !NO_MORE.has(done.refused)) refused = done.refused;
  }
  return refused === null ? null : { refused };
};
