/**
 * What members have done, and what is still to be done at their tables for it: holidays, and of whose not all their matches are told
 * yet; with a mark that is another one each time.
 */

export const SQLITE_HOLIDAYS = `
  CREATE TABLE holiday (
    member TEXT NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    from_at INTEGER NOT NULL,
    until_at INTEGER NOT NULL,
    PRIMARY KEY (member, from_at)
  ) STRICT;
  CREATE INDEX holiday_by_end ON holiday (until_at);
`;

export const POSTGRES_HOLIDAYS = `
  CREATE TABLE holiday (
    member text NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    from_at bigint NOT NULL,
    until_at bigint NOT NULL,
    PRIMARY KEY (member, from_at)
  );
  CREATE INDEX holiday_by_end ON holiday (until_at);
`;

export const SQLITE_HOLIDAYS_TO_TELL = `
  CREATE TABLE holiday_to_tell (
    member TEXT PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
    mark TEXT NOT NULL
  ) STRICT;
  INSERT INTO holiday_to_tell SELECT DISTINCT member, 'unknown' FROM holiday;
`;

export const POSTGRES_HOLIDAYS_TO_TELL = `
  CREATE TABLE holiday_to_tell (
    member text PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
    mark text NOT NULL
  );
  INSERT INTO holiday_to_tell SELECT DISTINCT member, 'unknown' FROM holiday;
`;

/** Of whom a device was signed out whose seats have not all got new secrets yet. */
export const SQLITE_SEATS_TO_REKEY = `
  CREATE TABLE seats_to_rekey (
    member TEXT PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
    mark TEXT NOT NULL
  ) STRICT;
`;

export const POSTGRES_SEATS_TO_REKEY = `
  CREATE TABLE seats_to_rekey (
    member text PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
    mark text NOT NULL
  );
`;

/** Of whom not all seats bear the name yet by which they are called now. */
export const SEATS_TO_RENAME = `
  CREATE TABLE seats_to_rename (
    member TEXT PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
    mark TEXT NOT NULL
  );
`;
