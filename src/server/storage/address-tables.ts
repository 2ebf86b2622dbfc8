/** Mail addresses of members, the letters that ask whose they are, and what members have played on their devices. */
export const SQLITE_ADDRESSES = `
  CREATE TABLE address (
    member TEXT PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
    address TEXT NOT NULL,
    box TEXT NOT NULL UNIQUE,
    since INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE address_link (
    member TEXT PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
    hash TEXT NOT NULL UNIQUE,
    address TEXT NOT NULL,
    until INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE played (
    member TEXT NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    ended INTEGER NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (member, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX device_link_by_member ON device_link (member);
`;

export const POSTGRES_ADDRESSES = `
  CREATE TABLE address (
    member text PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
    address text NOT NULL,
    box text NOT NULL UNIQUE,
    since bigint NOT NULL
  );
  CREATE TABLE address_link (
    member text PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
    hash text NOT NULL UNIQUE,
    address text NOT NULL,
    until bigint NOT NULL
  );
  CREATE TABLE played (
    member text NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    key text NOT NULL,
    ended bigint NOT NULL,
    data text NOT NULL,
    PRIMARY KEY (member, key)
  );
  CREATE INDEX device_link_by_member ON device_link (member);
`;
