import { temporaryDirectory } from '../../children.ts';
import { hasPostgres, startCluster } from '../../local-postgres.ts';
import { startRedis } from '../../local-redis.ts';
import type { Target } from '../load/table.ts';
import type { Bench } from '../server/plan.ts';
import { familyOf } from '../usage.ts';
import { type Running, start } from './start.ts';

/** A server that runs, and how to be rid of it. */
export type Started = {
  readonly target: Target;
  /** As it runs now. */
  readonly running: () => Running;
  /** The same server again, on what it has stored; the one before must be gone. */
  readonly restart: () => Promise<Running>;
  /** Ends it, and removes what it has stored. */
  readonly stop: () => Promise<void>;
};

/** Raises the limits of one visitor as far as the environment can: here they play faster than any person. */
const FAST = {
  MESSAGES_PER_SECOND: '100000',
  MATCHES_PER_ADDRESS: '1000000',
  BOT_DELAY_MS: '0',
  LOG_LEVEL: 'error',
};

type Environment = Readonly<Record<string, string>>;

export const shippedOnSqlite = async (
  { programs }: Pick<Bench, 'programs'>,
  more: Environment = {},
): Promise<Started> => {
  const directory = temporaryDirectory();
  const server = await run(programs.server, { env: { ...FAST, DATA_DIR: directory.path, ...more } });
  return {
    ...server,
    target: { name: 'SQLite', ...server.target, answers: true, lobby: true },
    stop: async () => {
      await server.stop();
      directory.remove();
    },
  };
};

/** A database of its own, on a PostgreSQL that waits for the disk. Null where PostgreSQL is not installed. */
export const shippedOnPostgres = async ({ programs }: Pick<Bench, 'programs'>): Promise<Started | null> => {
  if (!hasPostgres()) return null;
  const cluster = await startCluster({ durable: true });
  const env = { ...FAST, DATABASE_URL: await cluster.createDatabase() };
  const server = await run(programs.server, { env });
  const { process } = cluster;
  return {
    ...server,
    target: {
      name: 'PostgreSQL',
      ...server.target,
      ...(process && { storage: () => familyOf(process.pid()) }),
      answers: true,
      lobby: true,
    },
    stop: async () => {
      await server.stop();
      await cluster.close();
    },
  };
};

/** Several nodes on a PostgreSQL that waits for the disk and a Redis, all of them this run's own. */
export const shippedOnNodes = async (
  { programs }: Pick<Bench, 'programs'>,
  many: number,
): Promise<Pick<Started, 'target' | 'stop'>> => {
  const cluster = await startCluster({ durable: true });
  const redis = await startRedis();
  const env = { ...FAST, DATABASE_URL: await cluster.createDatabase(), REDIS_URL: redis.url };
  const nodes: Running[] = [];
  for (let n = 0; n < many; n++) nodes.push(await start(programs.server, { env }));
  const { process } = cluster;
  return {
    target: {
      name: many === 1 ? 'one node' : `${many} nodes`,
      ports: nodes.map(({ port }) => port),
      pids: () => nodes.map(({ pid }) => pid),
      storage: () => [...(process ? familyOf(process.pid()) : []), redis.pid()],
      answers: true,
      lobby: true,
    },
    stop: async () => {
      for (const node of nodes) await node.kill();
      await redis.close();
      await cluster.close();
    },
  };
};

/** boardgame.io's own server, everything in memory. */
export const startStock = async ({ programs, module }: Bench): Promise<Started> => {
  const server = await run(programs.stock, { words: [module.meta.id] });
  return {
    ...server,
    target: { name: "the framework's own", ...server.target, answers: false, lobby: true },
  };
};

/** The rules on a bare WebSocket. */
export const startBare = async ({ programs, module, plan }: Bench): Promise<Started> => {
  const server = await run(programs.bare, { words: [module.meta.id, String(plan.seats)] });
  return { ...server, target: { name: 'bare ws', ...server.target, answers: false, lobby: false } };
};

const run = async (program: string, how: { words?: readonly string[]; env?: Environment }) => {
  let running = await start(program, how);
  return {
    running: () => running,
    target: { ports: [running.port], pids: () => [running.pid] },
    restart: async () => {
      running = await start(program, { ...how, env: { ...how.env, PORT: String(running.port) } });
      return running;
    },
    stop: () => running.kill(),
  };
};
