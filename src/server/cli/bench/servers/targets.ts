import { temporaryDirectory } from '../children.ts';
import type { Target } from '../load/table.ts';
import type { Bench } from '../server/plan.ts';
import { type Running, start } from './start.ts';

/** A server that runs, and how to be rid of it. */
export type Started = {
  readonly target: Target;
  readonly running: Running;
  /** The same server again on what it has stored; the one before must be gone. */
  readonly restart: () => Promise<Running>;
  readonly stop: () => Promise<void>;
};

/** Raises the limits of one connection as far as the environment can: every visitor here plays faster than a person. */
const FAST = { MESSAGES_PER_SECOND: '100000', BOT_DELAY_MS: '0', LOG_LEVEL: 'error' };

const OF_THE_HOUSE = { answers: true, lobby: true } as const;

export const shippedOnSqlite = async (
  { programs }: Pick<Bench, 'programs'>,
  more: Readonly<Record<string, string>> = {},
): Promise<Started> => {
  const directory = temporaryDirectory();
  const env = { ...FAST, DATA_DIR: directory.path, ...more };
  let running = await start(programs.server, { env });
  return {
    get running() {
      return running;
    },
    target: { name: 'SQLite', ports: [running.port], pids: () => [running.pid], ...OF_THE_HOUSE },
    restart: async () => {
      running = await start(programs.server, { env: { ...env, PORT: String(running.port) } });
      return running;
    },
    stop: async () => {
      await running.kill();
      directory.remove();
    },
  };
};

/** Null where PostgreSQL is not installed. */
export const shippedOnPostgres = async (_bench: Bench): Promise<Started | null> => null;

/** boardgame.io's own server, everything in memory. */
export const startStock = ({ programs, module }: Bench): Promise<Started> =>
  inMemory("the framework's own", programs.stock, [module.meta.id], { answers: false, lobby: true });

/** The rules on a bare WebSocket. */
export const startBare = ({ programs, module, plan }: Bench): Promise<Started> =>
  inMemory('bare ws', programs.bare, [module.meta.id, String(plan.seats)], { answers: false, lobby: false });

const inMemory = async (
  name: string,
  program: string,
  words: readonly string[],
  how: Pick<Target, 'answers' | 'lobby'>,
): Promise<Started> => {
  const running = await start(program, { words });
  return {
    running,
    target: { name, ports: [running.port], pids: () => [running.pid], ...how },
    restart: () => start(program, { words }),
    stop: running.kill,
  };
};
