/**
 * One deal at several tables: by whom it was made (a member, or a guest by the hash of a key), whether its host has ended it, and
 * how its tables compare once it is over. A table is over with its match, or when that is no more.
 */

export const SQLITE_DUPLICATES = `
  CREATE TABLE duplicate (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    setup TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    host TEXT,
    host_key TEXT NOT NULL,
    cut_at INTEGER,
    ended_at INTEGER,
    comparison TEXT
  ) STRICT;
  CREATE INDEX duplicate_in_play ON duplicate (id) WHERE ended_at IS NULL;
  CREATE TABLE duplicate_table (
    match TEXT PRIMARY KEY,
    duplicate TEXT NOT NULL REFERENCES duplicate (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    over_at INTEGER,
    UNIQUE (duplicate, number)
  ) STRICT;
`;

export const POSTGRES_DUPLICATES = `
  CREATE TABLE duplicate (
    id text PRIMARY KEY,
    game text NOT NULL,
    players integer NOT NULL,
    setup text NOT NULL,
    made_at bigint NOT NULL,
    host text,
    host_key text NOT NULL,
    cut_at bigint,
    ended_at bigint,
    comparison text
  );
  CREATE INDEX duplicate_in_play ON duplicate (id) WHERE ended_at IS NULL;
  CREATE TABLE duplicate_table (
    match text PRIMARY KEY,
    duplicate text NOT NULL REFERENCES duplicate (id) ON DELETE CASCADE,
    number integer NOT NULL,
    over_at bigint,
    UNIQUE (duplicate, number)
  );
`;

/**
 * Who has taken which seat of a deal: a member one, a browser one, whichever server they ask. `near` is the first other table at
 * which somebody from the same address had sat down. Hashes of browsers and addresses are kept until the deal is compared.
 */
const seats = (text: string, whole: string, strict: string): string => `
  CREATE TABLE duplicate_seat (
    match ${text} NOT NULL REFERENCES duplicate_table (match) ON DELETE CASCADE,
    seat ${whole} NOT NULL,
    duplicate ${text} NOT NULL REFERENCES duplicate (id) ON DELETE CASCADE,
    member ${text},
    browser ${text},
    address ${text},
    near ${whole},
    PRIMARY KEY (match, seat)
  )${strict};
  CREATE UNIQUE INDEX duplicate_seat_of_member ON duplicate_seat (duplicate, member);
  CREATE UNIQUE INDEX duplicate_seat_of_browser ON duplicate_seat (duplicate, browser);
  CREATE INDEX duplicate_by_age ON duplicate (made_at);
`;

export const SQLITE_DUPLICATE_SEATS = seats('TEXT', 'INTEGER', ' STRICT');
export const POSTGRES_DUPLICATE_SEATS = seats('text', 'integer', '');
