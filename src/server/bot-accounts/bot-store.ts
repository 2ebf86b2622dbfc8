import type { Seat } from '../../game/shared/seats.ts';
import { BOTS_OF_MEMBER } from '../../wire/bot-api.ts';
import { lockMember } from '../members/lock-member.ts';
import { takeName } from '../members/taken-names.ts';
import type { TableStep, Tables } from '../tables.ts';

/** A bot of a member's. */
export type BotAccount = {
  readonly id: string;
  readonly name: string;
  /** The member whose it is. */
  readonly owner: string;
  /** When it was made, in milliseconds since 1970. */
  readonly since: number;
};
/** What is left to be known of any bot, also of one that is withdrawn. */
export type KnownBot = Pick<BotAccount, 'id' | 'name'> & { readonly ownerName: string | null };
export type BotSeat = { readonly match: string; readonly game: string; readonly seat: Seat };

const ACCOUNT = 'id, name, owner, made_at AS since';

/** Bots in the tables beside the matches. Of a token a hash is stored. */
export const botStore = (tables: Tables) => {
  const one = async <Row extends object>(text: string, ...values: (string | number)[]): Promise<Row | null> =>
    (await tables.rows<Row>(text, ...values))[0] ?? null;
  return {
    /** @returns false where somebody is called so, or its owner has too many, or is none any more */
    add: async ({ id, name, owner, since }: BotAccount, skeleton: string, tokenHash: string) => {
      await tables.write(lockMember(owner), takeName(id, skeleton, HAS_ROOM, owner, BOTS_OF_MEMBER), [
        ADD,
        id,
        owner,
        name,
        skeleton,
        tokenHash,
        since,
      ]);
      return (await one('SELECT id FROM bot_account WHERE id = $1', id)) !== null;
    },
    of: (owner: string) => tables.rows<BotAccount>(OF_OWNER, owner),
    byToken: (tokenHash: string) =>
      one<BotAccount>(`SELECT ${ACCOUNT} FROM bot_account WHERE token_hash = $1`, tokenHash),
    /** Null where there is no such bot any more. */
    byID: (id: string) =>
      one<BotAccount>(`SELECT ${ACCOUNT} FROM bot_account WHERE id = $1 AND withdrawn_at IS NULL`, id),
    known: (id: string) => one<KnownBot>(`${KNOWN} WHERE bot_account.id = $1`, id),
    /** Whichever is called so, or nearly so, now. */
    bySkeleton: (skeleton: string) => one<KnownBot>(`${KNOWN} WHERE bot_account.skeleton = $1`, skeleton),
    /** @returns false where it is not theirs */
    setToken: (owner: string, id: string, tokenHash: string) =>
      tables.write([
        'UPDATE bot_account SET token_hash = $3 WHERE id = $2 AND owner = $1 AND withdrawn_at IS NULL',
        ...[owner, id, tokenHash],
      ]),
    /** @returns false where it is not theirs */
    withdraw: (owner: string, id: string, at: number) =>
      tables.write([WITHDRAW, owner, id, at], [FREE_NAME, owner, id]),
    /** One stream of it is told what happens: the one that was opened last, at whichever server. */
    listen: (id: string, stream: string) =>
      tables.write(['UPDATE bot_account SET stream = $2 WHERE id = $1', id, stream]),
    streamOf: async (id: string) =>
      (await one<{ stream: string | null }>('SELECT stream FROM bot_account WHERE id = $1', id))?.stream ??
      null,
    /** Those that are withdrawn and still have seats. */
    leaving: () => tables.rows<{ bot: string; match: string; seat: Seat }>(LEAVING),
    /** A bot of the house plays on for one that is withdrawn: there is nothing more to be done. */
    hasLeft: (bot: string, match: string, at: number) =>
      tables.write(['UPDATE bot_seat SET over_at = $3 WHERE bot = $1 AND match_id = $2', bot, match, at]),
    /** Its seats at tables that wait and in matches that are not over. */
    inPlay: (bot: string) => tables.rows<BotSeat>(IN_PLAY, bot),
    /** Matches of its that are over, with a next one at the table that waits for players. */
    playedAgain: (bot: string) => tables.rows<Pick<BotSeat, 'match'>>(PLAYED_AGAIN, bot),
  };
};
export type BotStore = ReturnType<typeof botStore>;

/** Who is a member no more has no bots. */
export const withdrawBotsOf = (owner: string): readonly TableStep[] => [
  ['DELETE FROM taken_name WHERE holder IN (SELECT id FROM bot_account WHERE owner = $1)', owner],
  [
    `UPDATE bot_account SET owner = NULL, skeleton = NULL, token_hash = NULL, withdrawn_at = coalesce(withdrawn_at, made_at)
     WHERE owner = $1`,
    owner,
  ],
];

const HAS_ROOM = '(SELECT count(*) FROM bot_account WHERE owner = $3 AND withdrawn_at IS NULL) < $4';
/** Where it has its name. */
const ADD = `INSERT INTO bot_account (id, owner, name, skeleton, token_hash, made_at)
  SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), skeleton, CAST($5 AS TEXT), $6 FROM taken_name
  WHERE skeleton = $4 AND holder = $1`;
const FREE_NAME = `DELETE FROM taken_name WHERE holder = $2
  AND EXISTS (SELECT 1 FROM bot_account WHERE id = $2 AND owner = $1)`;
const OF_OWNER = `SELECT ${ACCOUNT} FROM bot_account WHERE owner = $1 AND withdrawn_at IS NULL ORDER BY made_at, id`;
const KNOWN = `SELECT bot_account.id, bot_account.name, member.name AS "ownerName"
  FROM bot_account LEFT JOIN member ON member.id = bot_account.owner`;
/** Its name may be another's from now on. */
const WITHDRAW = `UPDATE bot_account SET withdrawn_at = $3, token_hash = NULL, skeleton = NULL
  WHERE owner = $1 AND id = $2 AND withdrawn_at IS NULL`;
const LEAVING = `SELECT bot, match_id AS match, seat FROM bot_seat JOIN bot_account ON bot_account.id = bot
  WHERE over_at IS NULL AND withdrawn_at IS NOT NULL ORDER BY match_id LIMIT 1000`;
const IN_PLAY =
  'SELECT match_id AS match, game, seat FROM bot_seat WHERE bot = $1 AND over_at IS NULL ORDER BY match_id';
const PLAYED_AGAIN = `SELECT match_id AS match FROM bot_seat JOIN match ON match.id = next_match
  WHERE bot = $1 AND next_match IS NOT NULL AND stage = 'open' ORDER BY match_id`;
