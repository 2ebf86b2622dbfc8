import type { Seat } from '../../game/shared/seats.ts';
import type { MemberSitting } from '../match/commands.ts';
import type { MatchStore } from '../match/ports.ts';
import { keyFor, open, seal } from '../match/sealing.ts';

/** A seat of a member's. */
export type MemberSeat = { readonly matchID: string; readonly seat: Seat; readonly game: string };

const SEAT = 'match_id AS "matchID", seat, game';

/**
 * Which seats are which member's. Their rows are written with the matches themselves (`match/member-seats.ts`); here they are
 * asked for. The secret of a seat is sealed under a key that follows from the database's own, and opens for that seat alone.
 */
export class MemberSeats {
  readonly #store: Pick<MatchStore, 'tables' | 'secret'>;
  #key: Promise<Buffer> | null = null;

  constructor(store: Pick<MatchStore, 'tables' | 'secret'>) {
    this.#store = store;
  }

  /** A member who is about to take a seat, with its secret for their other devices. */
  async sitting(member: string, matchID: string, seat: Seat, credentials: string): Promise<MemberSitting> {
    return { id: member, sealed: seal(await this.#sealing(), credentials, about(member, matchID, seat)) };
  }

  /** The secret of a member's seat, or null where it is not theirs. */
  async credentials(member: string, matchID: string, seat: Seat): Promise<string | null> {
    const [row] = await this.#store.tables.rows<{ sealed: string }>(
      'SELECT sealed FROM member_seat WHERE match_id = $1 AND seat = $2 AND member = $3',
      matchID,
      seat,
      member,
    );
    return row === undefined ? null : open(await this.#sealing(), row.sealed, about(member, matchID, seat));
  }

  /** The seats at tables that wait and in matches that are not over. */
  inPlay(member: string): Promise<readonly MemberSeat[]> {
    return this.#store.tables.rows(
      `SELECT ${SEAT} FROM member_seat WHERE member = $1 AND over_at IS NULL`,
      member,
    );
  }

  /** The same with what tells one state of a match from the next. */
  versions(member: string): Promise<readonly { readonly matchID: string; readonly version: number }[]> {
    return this.#store.tables.rows(
      `SELECT match.id AS "matchID", match.version FROM member_seat JOIN match ON match.id = match_id
       WHERE member = $1 AND over_at IS NULL ORDER BY match.id`,
      member,
    );
  }

  /** Those in play, and those of matches that were not over yet at a moment. */
  inPlaySince(member: string, since: number): Promise<readonly MemberSeat[]> {
    return this.#store.tables.rows(
      `SELECT ${SEAT} FROM member_seat WHERE member = $1 AND (over_at IS NULL OR over_at > $2)`,
      member,
      since,
    );
  }

  /** All of them, of matches that are still stored, in the order of the matches' ids from behind one on. */
  batch(
    member: string,
    behind: string,
    limit: number,
  ): Promise<readonly (MemberSeat & { overAt: number | null })[]> {
    return this.#store.tables.rows(
      `SELECT ${SEAT}, over_at AS "overAt" FROM member_seat WHERE member = $1 AND match_id > $2
       ORDER BY match_id LIMIT $3`,
      member,
      behind,
      limit,
    );
  }

  #sealing(): Promise<Buffer> {
    this.#key ??= this.#store.secret().then(secret => keyFor('seats of members', secret));
    // A storage that fails is asked again.
    this.#key.catch(() => {
      this.#key = null;
    });
    return this.#key;
  }
}

const about = (member: string, matchID: string, seat: Seat): string => `${member}/${matchID}/${seat}`;
