import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { hasPostgres, startCluster } from '../local-postgres.ts';
import { hasRedis, startRedis } from '../local-redis.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What several nodes stand on. */
export type Engines = {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly close: () => Promise<void>;
};

/** What has to be installed, in sentences; none where all is there. */
export const missingEngines = (env: Environment): readonly string[] => [
  ...(env.DATABASE_URL !== undefined || hasPostgres()
    ? []
    : ['PostgreSQL is missing (Debian: apt-get install postgresql), or set DATABASE_URL to one that runs']),
  ...(env.REDIS_URL !== undefined || hasRedis()
    ? []
    : ['Redis is missing (Debian: apt-get install redis-server), or set REDIS_URL to one that runs']),
];

/** Takes those of the environment, and starts what it does not name. */
export const startEngines = async (env: Environment, directory: string | null): Promise<Engines> => {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const each of closers.splice(0).reverse()) await each();
  };
  try {
    const databaseUrl = env.DATABASE_URL ?? (await ownDatabase(directory, closers));
    const redisUrl = env.REDIS_URL ?? (await ownRedis(closers));
    return { databaseUrl, redisUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
};

type Closers = (() => Promise<void>)[];

const ownDatabase = async (directory: string | null, closers: Closers): Promise<string> => {
  if (directory !== null) mkdirSync(directory, { recursive: true });
  const postgres = await startCluster({
    durable: true,
    ...(directory !== null && { data: resolve(directory, 'postgres') }),
  });
  closers.push(() => postgres.close());
  return postgres.createDatabase('matches');
};

const ownRedis = async (closers: Closers): Promise<string> => {
  const redis = await startRedis();
  closers.push(() => redis.close());
  return redis.url;
};
