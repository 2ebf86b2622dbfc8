import { describe } from 'vitest';
import type { Config } from '../../../src/server/config.ts';
import { startServer, type TestServer } from './running-server.ts';
import { onPostgres } from './storages.ts';

/** Servers with one storage of a test's own. */
export type NewServer = (config?: Partial<Config>) => Promise<TestServer>;

/** Each test once with a server on every storage. */
export const onEachServer = (tests: (newServer: NewServer) => void): void => {
  describe('SQLite', () => tests(config => startServer(config)));
  onPostgres('PostgreSQL', cluster =>
    tests(async config => startServer({ ...config, databaseUrl: await cluster().createDatabase() })),
  );
};
