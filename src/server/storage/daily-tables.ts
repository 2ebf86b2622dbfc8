/**
 * Deals of the day; tries at them, from their beginning on; and from which addresses the tries of a day came: hashes, which go when
 * the day is over. A try of nobody's is a guest's. `held` until its match is like any other.
 */

export const SQLITE_DAILY = `
  CREATE TABLE daily_deal (
    game TEXT NOT NULL,
    day TEXT NOT NULL,
    seed TEXT NOT NULL,
    salt TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (game, day)
  ) STRICT;
  CREATE TABLE daily_try (
    match TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    day TEXT NOT NULL,
    member TEXT REFERENCES member (id) ON DELETE SET NULL,
    uncounted TEXT,
    began_at INTEGER NOT NULL,
    ended_at INTEGER,
    rank INTEGER,
    points REAL,
    held INTEGER NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX daily_try_once ON daily_try (game, day, member) WHERE member IS NOT NULL;
  CREATE INDEX daily_try_by_member ON daily_try (member, day) WHERE member IS NOT NULL;
  CREATE INDEX daily_try_by_place ON daily_try (game, day, rank, points) WHERE uncounted IS NULL;
  CREATE INDEX daily_try_held ON daily_try (day) WHERE held = 1;
  CREATE TABLE daily_address (
    game TEXT NOT NULL,
    day TEXT NOT NULL,
    address TEXT NOT NULL,
    match TEXT NOT NULL,
    PRIMARY KEY (game, day, address)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX daily_address_by_day ON daily_address (day);
`;

/** When a deal was told: it is so for good. */
export const SQLITE_DAILY_TOLD = 'ALTER TABLE daily_deal ADD COLUMN told_at INTEGER';
export const POSTGRES_DAILY_TOLD = 'ALTER TABLE daily_deal ADD COLUMN told_at bigint';

export const POSTGRES_DAILY = `
  CREATE TABLE daily_deal (
    game text NOT NULL,
    day text NOT NULL,
    seed text NOT NULL,
    salt text NOT NULL,
    hash text NOT NULL,
    PRIMARY KEY (game, day)
  );
  CREATE TABLE daily_try (
    match text PRIMARY KEY,
    game text NOT NULL,
    day text NOT NULL,
    member text REFERENCES member (id) ON DELETE SET NULL,
    uncounted text,
    began_at bigint NOT NULL,
    ended_at bigint,
    rank integer,
    points double precision,
    held integer NOT NULL
  );
  CREATE UNIQUE INDEX daily_try_once ON daily_try (game, day, member) WHERE member IS NOT NULL;
  CREATE INDEX daily_try_by_member ON daily_try (member, day) WHERE member IS NOT NULL;
  CREATE INDEX daily_try_by_place ON daily_try (game, day, rank, points) WHERE uncounted IS NULL;
  CREATE INDEX daily_try_held ON daily_try (day) WHERE held = 1;
  CREATE TABLE daily_address (
    game text NOT NULL,
    day text NOT NULL,
    address text NOT NULL,
    match text NOT NULL,
    PRIMARY KEY (game, day, address)
  );
  CREATE INDEX daily_address_by_day ON daily_address (day);
`;
