/**
 * Bots of members: whose they are, what they are called, and the hash of the token that each shows. One that is withdrawn keeps
 * its row, as matches name it. And which seats are which bot's, written with the matches themselves.
 */

export const SQLITE_BOTS = `
  CREATE TABLE bot_account (
    id TEXT PRIMARY KEY,
    owner TEXT,
    name TEXT NOT NULL,
    skeleton TEXT UNIQUE,
    token_hash TEXT UNIQUE,
    made_at INTEGER NOT NULL,
    withdrawn_at INTEGER
  ) STRICT;
  CREATE INDEX bot_account_by_owner ON bot_account (owner) WHERE withdrawn_at IS NULL;
  CREATE TABLE bot_seat (
    match_id TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    bot TEXT NOT NULL,
    game TEXT NOT NULL,
    over_at INTEGER,
    PRIMARY KEY (match_id, seat)
  ) STRICT;
  CREATE INDEX bot_seat_in_play ON bot_seat (bot) WHERE over_at IS NULL;
`;

/** Where nothing is waited for in a match that bots play, it is worked out anew: who has broken off has lost after a while. */
export const BOTS_AWAIT = `
  UPDATE match SET deadline = 0 WHERE deadline IS NULL
  AND id IN (SELECT match_id FROM bot_seat WHERE over_at IS NULL);
`;

/** Which match came next at the table: a bot that was away for it is told as long as somebody may still sit down there. */
export const BOTS_NEXT = `
  ALTER TABLE bot_seat ADD COLUMN next_match TEXT;
  CREATE INDEX bot_seat_with_next ON bot_seat (bot) WHERE next_match IS NOT NULL;
`;

/** By what the stream of a bot that was opened last is known: it is the one that is told anything. */
export const BOTS_STREAM = 'ALTER TABLE bot_account ADD COLUMN stream TEXT';

/** Names that members and their bots have: each is one's. */
export const TAKEN_NAMES = `
  CREATE TABLE taken_name (skeleton TEXT PRIMARY KEY, holder TEXT NOT NULL);
  CREATE INDEX taken_name_by_holder ON taken_name (holder);
  INSERT INTO taken_name SELECT skeleton, id FROM member;
  INSERT INTO taken_name SELECT skeleton, id FROM bot_account WHERE skeleton IS NOT NULL ON CONFLICT DO NOTHING;
`;

export const POSTGRES_BOTS = `
  CREATE TABLE bot_account (
    id text PRIMARY KEY,
    owner text,
    name text NOT NULL,
    skeleton text UNIQUE,
    token_hash text UNIQUE,
    made_at bigint NOT NULL,
    withdrawn_at bigint
  );
  CREATE INDEX bot_account_by_owner ON bot_account (owner) WHERE withdrawn_at IS NULL;
  CREATE TABLE bot_seat (
    match_id text NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat integer NOT NULL,
    bot text NOT NULL,
    game text NOT NULL,
    over_at bigint,
    PRIMARY KEY (match_id, seat)
  );
  CREATE INDEX bot_seat_in_play ON bot_seat (bot) WHERE over_at IS NULL;
`;
