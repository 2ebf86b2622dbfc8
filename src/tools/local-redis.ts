import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { kill, spawnGuarded, temporaryDirectory } from './children.ts';
import { freePort } from './free-port.ts';

/** A Redis server of this process's own, which keeps nothing and does not outlive it. */
export type RedisServer = {
  /** An address for `REDIS_URL`. */
  readonly url: string;
  /** Its process, as it is now. */
  readonly pid: () => number;
  /** Ends it without a word of warning. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** It keeps its connections and answers nothing, until it goes on. */
  readonly freeze: () => void;
  readonly goOn: () => void;
  readonly close: () => Promise<void>;
};

const PROGRAM = 'redis-server';

export const hasRedis = (): boolean => spawnSync(PROGRAM, ['--version']).status === 0;

/**
 * @param options further ones, as on its command line
 * @throws where `hasRedis` is false
 */
export const startRedis = async (...options: readonly string[]): Promise<RedisServer> => {
  const directory = temporaryDirectory();
  const port = String(await freePort());
  const words = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...options];
  const url = `redis://127.0.0.1:${port}`;
  let server: ChildProcess;
  const start = async () => {
    server = spawnGuarded(PROGRAM, words, { cwd: directory.path, stdio: 'ignore', detached: true });
    const failed = once(server, 'exit').then(() => Promise.reject(new Error(`${PROGRAM} did not start`)));
    failed.catch(() => {});
    await Promise.race([untilAnswered(url), failed]);
  };
  await start();
  return {
    url,
    pid: () => server.pid!,
    kill: () => kill(server),
    start,
    freeze: () => void server.kill('SIGSTOP'),
    goOn: () => void server.kill('SIGCONT'),
    close: async () => {
      await kill(server);
      directory.remove();
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
