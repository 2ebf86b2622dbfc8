import type { Logger } from 'pino';
import type { MatchStore } from '../match/ports.ts';
import { lockDirectory } from './directory-lock.ts';
import { openSqliteStore } from './sqlite-store.ts';

/** The directory of the database, or null to keep everything in memory; and the PostgreSQL database that is used instead, or null. */
type Place = { readonly dataDir: string | null; readonly databaseUrl: string | null };

/**
 * Where a server keeps its matches. A directory belongs to one server; a PostgreSQL database may be shared. The driver is
 * loaded where it is used.
 * @param measure hears how many writes were stored together
 */
export const openMatches = async (
  { dataDir, databaseUrl }: Place,
  log: Logger,
  measure: (writes: number) => void,
): Promise<{ readonly store: MatchStore; readonly unlock: () => void }> => {
  if (databaseUrl !== null) {
    const { openPostgresStore } = await import('./postgres-store.ts');
    return { store: await openPostgresStore(databaseUrl, { log, measure }), unlock: () => {} };
  }
  if (dataDir === null) return { store: openSqliteStore(null, { measure }), unlock: () => {} };
  const unlock = lockDirectory(dataDir);
  try {
    return { store: openSqliteStore(dataDir, { measure }), unlock };
  } catch (error) {
    unlock();
    throw error;
  }
};
