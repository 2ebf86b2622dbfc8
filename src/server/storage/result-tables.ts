/**
 * Matches that are over, in the order in which they were counted, and ratings, which follow from them. `uncounted` holds what is
 * not counted yet, `tally` the number of the last one that is, and how often what is to be counted was changed. Of whom a result is stands there as it was: it stays when they
 * are members no more. A rating's `least` is by what it is ranked, in each list by itself: with ten matches, and with fewer.
 */

export const SQLITE_RESULTS = `
  CREATE TABLE uncounted (match TEXT PRIMARY KEY, ended_at INTEGER NOT NULL, what TEXT NOT NULL) STRICT;
  CREATE INDEX uncounted_by_end ON uncounted (ended_at, match);
  CREATE TABLE tally (number INTEGER NOT NULL, changes INTEGER NOT NULL) STRICT;
  INSERT INTO tally VALUES (0, 0);
  CREATE TABLE finished (
    number INTEGER PRIMARY KEY,
    match TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    pace TEXT NOT NULL,
    rated INTEGER NOT NULL,
    ended_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE result (
    number INTEGER NOT NULL REFERENCES finished (number),
    seat INTEGER NOT NULL,
    member TEXT,
    bot TEXT,
    rank INTEGER NOT NULL,
    score REAL,
    mu REAL,
    sigma REAL,
    PRIMARY KEY (number, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX result_by_member ON result (member, number) WHERE member IS NOT NULL;
  CREATE TABLE rating (
    member TEXT NOT NULL,
    game TEXT NOT NULL,
    pace TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    least REAL NOT NULL,
    matches INTEGER NOT NULL,
    is_former INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (member, game, pace)
  ) STRICT;
  CREATE INDEX rating_by_place ON rating (game, pace, least DESC, member) WHERE is_former = 0 AND matches >= 10;
  CREATE INDEX rating_provisional ON rating (game, pace, least DESC, member) WHERE is_former = 0 AND matches < 10;
`;

export const POSTGRES_RESULTS = `
  CREATE TABLE uncounted (match text PRIMARY KEY, ended_at bigint NOT NULL, what text NOT NULL);
  CREATE INDEX uncounted_by_end ON uncounted (ended_at, match);
  CREATE TABLE tally (number bigint NOT NULL, changes bigint NOT NULL);
  INSERT INTO tally VALUES (0, 0);
  CREATE TABLE finished (
    number bigint PRIMARY KEY,
    match text NOT NULL UNIQUE,
    game text NOT NULL,
    pace text NOT NULL,
    rated integer NOT NULL,
    ended_at bigint NOT NULL
  );
  CREATE TABLE result (
    number bigint NOT NULL REFERENCES finished (number),
    seat integer NOT NULL,
    member text,
    bot text,
    rank integer NOT NULL,
    score double precision,
    mu double precision,
    sigma double precision,
    PRIMARY KEY (number, seat)
  );
  CREATE INDEX result_by_member ON result (member, number) WHERE member IS NOT NULL;
  CREATE TABLE rating (
    member text NOT NULL,
    game text NOT NULL,
    pace text NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    least double precision NOT NULL,
    matches integer NOT NULL,
    is_former integer NOT NULL DEFAULT 0,
    PRIMARY KEY (member, game, pace)
  );
  CREATE INDEX rating_by_place ON rating (game, pace, least DESC, member) WHERE is_former = 0 AND matches >= 10;
  CREATE INDEX rating_provisional ON rating (game, pace, least DESC, member) WHERE is_former = 0 AND matches < 10;
`;

/** Of what could not be counted: how often that was tried, when it is tried again, and why it could not, so that what is behind it is counted meanwhile. */
const putAside = (whole: string): string => `
  ALTER TABLE uncounted ADD COLUMN tries ${whole} NOT NULL DEFAULT 0;
  ALTER TABLE uncounted ADD COLUMN due_at ${whole} NOT NULL DEFAULT 0;
  ALTER TABLE uncounted ADD COLUMN fault TEXT;
`;
export const SQLITE_PUT_ASIDE = putAside('INTEGER');
export const POSTGRES_PUT_ASIDE = putAside('bigint');

/** What each member has played by game, and won: the sum of their results. */
export const SQLITE_TOTALS = `
  CREATE TABLE member_total (
    member TEXT NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    matches INTEGER NOT NULL,
    won INTEGER NOT NULL,
    PRIMARY KEY (member, game)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO member_total SELECT member, game, count(*), count(CASE WHEN rank = 1 THEN 1 END)
    FROM result JOIN finished ON finished.number = result.number JOIN member ON member.id = result.member
    GROUP BY member, game;
`;

export const POSTGRES_TOTALS = `
  CREATE TABLE member_total (
    member text NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    game text NOT NULL,
    matches bigint NOT NULL,
    won bigint NOT NULL,
    PRIMARY KEY (member, game)
  );
  INSERT INTO member_total SELECT member, game, count(*), count(CASE WHEN rank = 1 THEN 1 END)
    FROM result JOIN finished ON finished.number = result.number JOIN member ON member.id = result.member
    GROUP BY member, game;
`;
