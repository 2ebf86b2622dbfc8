/**
 * Tournaments with who is in, and the tables of their rounds; leagues, each season of which is a tournament in every division. `due_at` says when a
 * tournament or league is to be looked at (null: when a match of it ends), `changes` is raised with every write, so that of two servers
 * one goes on with it. The match of a table has its id before it is made: made twice, it is made once.
 */
const tables = (text: string, whole: string, strict: string): string => `
  CREATE TABLE tournament (
    id ${text} PRIMARY KEY,
    game ${text} NOT NULL,
    name ${text} NOT NULL,
    host ${text},
    stage ${text} NOT NULL,
    choices ${text} NOT NULL,
    made_at ${whole} NOT NULL,
    starts_at ${whole},
    round ${whole} NOT NULL,
    of_rounds ${whole},
    next_at ${whole},
    due_at ${whole},
    changes ${whole} NOT NULL
  )${strict};
  CREATE INDEX tournament_by_due ON tournament (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX tournament_by_stage ON tournament (stage, made_at);
  CREATE INDEX tournament_by_host ON tournament (host, stage);
  CREATE TABLE tournament_entrant (
    tournament ${text} NOT NULL REFERENCES tournament (id),
    member ${text} NOT NULL,
    joined_at ${whole} NOT NULL,
    has_left ${whole} NOT NULL DEFAULT 0,
    is_removed ${whole} NOT NULL DEFAULT 0,
    PRIMARY KEY (tournament, member)
  )${strict};
  CREATE INDEX tournament_entrant_by_member ON tournament_entrant (member);
  CREATE TABLE tournament_table (
    tournament ${text} NOT NULL REFERENCES tournament (id),
    round ${whole} NOT NULL,
    number ${whole} NOT NULL,
    match_id ${text} UNIQUE,
    seats ${text} NOT NULL,
    result ${text},
    decided ${text},
    PRIMARY KEY (tournament, round, number)
  )${strict};
  CREATE TABLE league (
    id ${text} PRIMARY KEY,
    game ${text} NOT NULL,
    name ${text} NOT NULL,
    host ${text},
    choices ${text} NOT NULL,
    made_at ${whole} NOT NULL,
    season ${whole} NOT NULL,
    due_at ${whole} NOT NULL,
    changes ${whole} NOT NULL
  )${strict};
  CREATE INDEX league_by_due ON league (due_at);
  CREATE TABLE league_member (
    league ${text} NOT NULL REFERENCES league (id),
    member ${text} NOT NULL,
    joined_at ${whole} NOT NULL,
    division ${whole},
    has_left ${whole} NOT NULL DEFAULT 0,
    PRIMARY KEY (league, member)
  )${strict};
  CREATE INDEX league_member_by_member ON league_member (member);
  CREATE TABLE league_season (
    league ${text} NOT NULL REFERENCES league (id),
    season ${whole} NOT NULL,
    division ${whole} NOT NULL,
    tournament ${text} NOT NULL UNIQUE,
    PRIMARY KEY (league, season, division)
  )${strict};
`;

/** Who has won, as ids in JSON, once it is over; null where that was not stored: it follows from its tables. */
export const TOURNAMENT_WINNERS = 'ALTER TABLE tournament ADD COLUMN winners TEXT;';

/** By which those are found that name a member: as their host, or, also one that is withdrawn, as the owner of a bot. */
export const BY_HOST_AND_OWNER = `
  CREATE INDEX league_by_host ON league (host);
  DROP INDEX bot_account_by_owner;
  CREATE INDEX bot_account_by_owner ON bot_account (owner);
`;

export const SQLITE_TOURNAMENTS = tables('TEXT', 'INTEGER', ' STRICT');
export const POSTGRES_TOURNAMENTS = tables('text', 'bigint', '');
