import type { Tables } from '../tables.ts';
import type { Member } from './member-store.ts';
import { parsedOr } from './parsed.ts';

/**
 * All that is kept of a member, by the table it stands in; of what signs somebody in only that it is there. Each statement is given
 * the member's id.
 */
export const KEPT: Readonly<Record<string, string>> = {
  member: 'SELECT id, name, since, settings FROM member WHERE id = $1',
  session: 'SELECT device, since, used_at AS "usedAt" FROM session WHERE member = $1 ORDER BY since',
  passkey: 'SELECT id, label, since, used_at AS "usedAt" FROM passkey WHERE member = $1 ORDER BY since',
  recovery_code: 'SELECT count(*) AS "left" FROM recovery_code WHERE member = $1',
  device_link: 'SELECT until FROM device_link WHERE member = $1',
  address: 'SELECT address, since FROM address WHERE member = $1',
  address_link: 'SELECT address, until FROM address_link WHERE member = $1',
  notice_wishes: 'SELECT wishes FROM notice_wishes WHERE member = $1',
  played: 'SELECT ended, data FROM played WHERE member = $1 ORDER BY ended',
  holiday: 'SELECT from_at AS "from", until_at AS "until" FROM holiday WHERE member = $1 ORDER BY from_at',
  member_seat: `SELECT match_id AS "matchID", game, seat, over_at AS "overAt" FROM member_seat
    WHERE member = $1 ORDER BY match_id`,
  block: `SELECT blocked, member.name, block.since FROM block LEFT JOIN member ON member.id = blocked
    WHERE block.member = $1 ORDER BY block.since`,
  result: `SELECT finished.match AS "matchID", game, pace, rated, ended_at AS "endedAt", seat, rank, score, mu, sigma
    FROM result JOIN finished ON finished.number = result.number WHERE member = $1 ORDER BY result.number`,
  daily_try: `SELECT match AS "matchID", game, day, uncounted, began_at AS "beganAt", ended_at AS "endedAt", rank, points
    FROM daily_try WHERE member = $1 ORDER BY day, game`,
  duplicate_seat: `SELECT duplicate, match AS "matchID", seat FROM duplicate_seat WHERE member = $1
    ORDER BY duplicate`,
  member_total: 'SELECT game, matches, won FROM member_total WHERE member = $1 ORDER BY game',
  tournament_entrant: `SELECT tournament_entrant.tournament, tournament.name, joined_at AS "joinedAt", has_left AS "hasLeft" FROM tournament_entrant
    JOIN tournament ON tournament.id = tournament_entrant.tournament WHERE member = $1 ORDER BY joined_at, tournament`,
  league_member: `SELECT league_member.league, league.name, joined_at AS "joinedAt", division, has_left AS "hasLeft" FROM league_member
    JOIN league ON league.id = league_member.league WHERE member = $1 ORDER BY joined_at, league`,
  bot_account: `SELECT id, name, made_at AS since, withdrawn_at AS "withdrawnAt" FROM bot_account
    WHERE owner = $1 ORDER BY made_at`,
  rating: 'SELECT game, pace, mu, sigma, matches FROM rating WHERE member = $1 ORDER BY game, pace',
};

/** Text that holds JSON, in whichever table. */
const DOCUMENTS: ReadonlySet<string> = new Set(['settings', 'wishes', 'data']);

/** One file with everything that is kept of a member. */
export const ownData = async (tables: Tables, member: Member): Promise<Readonly<Record<string, unknown>>> => {
  const parts = await Promise.all(
    Object.entries(KEPT).map(async ([table, statement]) => {
      const rows = await tables.rows<Record<string, unknown>>(statement, member.id);
      return [table, rows.map(readable)] as const;
    }),
  );
  return Object.fromEntries(parts);
};

const readable = (row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      // One that is damaged is theirs as it is.
      DOCUMENTS.has(column) && typeof value === 'string' ? parsedOr<unknown>(value, value) : value,
    ]),
  );
