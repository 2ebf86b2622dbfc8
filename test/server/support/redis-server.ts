import { describe } from 'vitest';
import { hasRedis, type RedisServer, startRedis } from '../../../src/tools/local-redis.ts';
import { closeLater } from './running-server.ts';

/**
 * Tests that use Redis. Where none is installed they are skipped, and say so; but where everything is to be tested (`CI`),
 * they fail.
 */
export const withRedis = (name: string, tests: () => void): void => {
  const isRun = hasRedis() || process.env.CI !== undefined;
  describe.skipIf(!isRun)(isRun ? name : `${name} (skipped: no redis-server; install it)`, tests);
};

/** A Redis of one test's own, gone when the test is over. */
export const newRedis = async (...options: readonly string[]): Promise<RedisServer> => {
  const redis = await startRedis(...options);
  closeLater(() => redis.close());
  return redis;
};
