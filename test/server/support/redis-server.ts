import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { describe } from 'vitest';
import { closeLater } from './running-server.ts';
import { freePort } from './server-process.ts';

/** A Redis server of this process's own, which keeps nothing. */
export type RedisServer = {
  /** An address for `REDIS_URL`. */
  readonly url: string;
  /** Ends it without a word of warning. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** It keeps its connections and answers nothing, until it goes on. */
  readonly freeze: () => void;
  readonly goOn: () => void;
  readonly close: () => Promise<void>;
};

export const hasRedis = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

/** @throws where `hasRedis` is false */
export const startRedis = async (...options: readonly string[]): Promise<RedisServer> => {
  const directory = mkdtempSync(join(tmpdir(), 'redis-'));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const words = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    ...options,
  ];
  let server: ChildProcess;
  const start = async () => {
    server = spawn('redis-server', words, { cwd: directory, stdio: 'ignore' });
    await untilAnswered(url);
  };
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill('SIGKILL');
    await exited;
  };
  process.once('exit', () => server.kill('SIGKILL'));
  await start();
  return {
    url,
    kill,
    start,
    freeze: () => void server.kill('SIGSTOP'),
    goOn: () => void server.kill('SIGCONT'),
    close: async () => {
      await kill();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};

const untilAnswered = async (url: string): Promise<void> => {
  const client = new Redis(url, { retryStrategy: () => 20, maxRetriesPerRequest: null });
  client.on('error', () => {});
  try {
    // One that wants a password answers, too.
    await client.ping().catch(() => {});
  } finally {
    client.disconnect();
  }
};

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
