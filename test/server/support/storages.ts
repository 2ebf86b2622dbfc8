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

/**
 * Tests against a PostgreSQL server of their own. Where none is installed they are skipped, and say so; but where
 * everything is to be tested (`CI`), they fail.
 */
export const onPostgres = (name: string, tests: (cluster: () => PostgresCluster) => void): void => {
  const isRun = hasPostgres() || process.env.CI !== undefined;
  const title = isRun ? name : `${name} (skipped: no PostgreSQL; install it, or set TEST_DATABASE_URL)`;
  describe.skipIf(!isRun)(title, () => {
    let cluster: PostgresCluster | undefined;
    beforeAll(async () => {
      cluster = await startCluster();
    }, 120_000);
    afterAll(() => cluster?.close(), 120_000);
    tests(() => cluster!);
  });
};

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
