import { pino } from 'pino';
import { afterAll, beforeAll, describe } from 'vitest';
import type { MatchStore } from '../../../src/server/match/ports.ts';
import { openPostgresStore } from '../../../src/server/storage/postgres-store.ts';
import { openSqliteStore } from '../../../src/server/storage/sqlite-store.ts';
import { hasPostgres, type PostgresCluster, startCluster } from './postgres-cluster.ts';
import { closeLater, temporaryDirectory } from './running-server.ts';

/** A new database, which may be opened as often as one likes; all is closed when the test is over. */
export type OpenStore = () => Promise<MatchStore>;
export type NewDatabase = () => Promise<OpenStore>;

export const SILENT = pino({ level: 'silent' });

const closedLater = (store: MatchStore): MatchStore => {
  closeLater(() => store.close());
  return store;
};

const sqliteDatabase: NewDatabase = async () => {
  const dataDir = temporaryDirectory();
  // Two stores of one process wait for each other, however busy the machine is.
  return async () => closedLater(openSqliteStore(dataDir, { busyTimeout: 30_000 }));
};

let shared: Promise<PostgresCluster> | undefined;

/** One for all files that this process runs, which it does not outlive: each test has a database of its own there. */
const sharedCluster = (): Promise<PostgresCluster> => {
  shared ??= startCluster();
  return shared;
};

/** @param alone whether they stop the server, which is shared else */
const describePostgres = (
  name: string,
  tests: (cluster: () => PostgresCluster) => void,
  alone: boolean,
): void => {
  // Nothing is started where there is a server of somebody else's, which is to be left as it was.
  const own = alone || process.env.TEST_DATABASE_URL !== undefined;
  const isRun = hasPostgres() || process.env.CI !== undefined;
  const title = isRun ? name : `${name} (skipped: no PostgreSQL; install it, or set TEST_DATABASE_URL)`;
  describe.skipIf(!isRun)(title, () => {
    let cluster: PostgresCluster | undefined;
    beforeAll(async () => {
      cluster = await (own ? startCluster() : sharedCluster());
    }, 120_000);
    if (own) afterAll(() => cluster?.close(), 120_000);
    tests(() => cluster!);
  });
};

/**
 * Tests against PostgreSQL. Where none is installed they are skipped, and say so; but where everything is to be tested
 * (`CI`), they fail.
 */
export const onPostgres = (name: string, tests: (cluster: () => PostgresCluster) => void): void =>
  describePostgres(name, tests, false);

/** The same against a server that is theirs alone, and may be stopped. */
export const onPostgresAlone = (name: string, tests: (cluster: () => PostgresCluster) => void): void =>
  describePostgres(name, tests, true);

/** Each test once on every storage. */
export const onEachStorage = (tests: (newDatabase: NewDatabase) => void): void => {
  describe('SQLite', () => tests(sqliteDatabase));
  onPostgres('PostgreSQL', cluster =>
    tests(async () => {
      const url = await cluster().createDatabase();
      return async () => closedLater(await openPostgresStore(url, { log: SILENT, connections: 4 }));
    }),
  );
};
