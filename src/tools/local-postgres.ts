import { type ChildProcess, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { spawnGuarded } from './children.ts';

/** A PostgreSQL server of this process's own, which does not outlive it, or the one of `TEST_DATABASE_URL`. */
export type PostgresCluster = {
  /** A new, empty database, as an address for `DATABASE_URL`; or the one of this name, if there is one. */
  readonly createDatabase: (name?: string) => Promise<string>;
  /** Ends every connection to a database but the one that asks. Resolves to how many there were. */
  readonly cutConnections: (url: string) => Promise<number>;
  /** Null where the server is somebody else's, which no test may stop. */
  readonly process: {
    /** The process that all others of the server come from, as it is now. */
    readonly pid: () => number;
    readonly stop: () => Promise<void>;
    readonly start: () => Promise<void>;
  } | null;
  readonly close: () => Promise<void>;
};

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Debian keeps the server's programs off the path, in a directory for each version. */
const DEBIAN = '/usr/lib/postgresql';

/** The directory of PostgreSQL's programs, or null where there are none. */
export const postgresPrograms = (): string | null => {
  const versions = isExecutable(DEBIAN) ? readdirSync(DEBIAN).map(Number).filter(Number.isInteger) : [];
  const directories = [
    ...versions.toSorted((a, b) => b - a).map(version => join(DEBIAN, String(version), 'bin')),
    ...(process.env.PATH ?? '').split(':').filter(directory => directory !== ''),
  ];
  return (
    directories.find(path => ['initdb', 'postgres'].every(program => isExecutable(join(path, program)))) ??
    null
  );
};

/** The user PostgreSQL runs as: it refuses to run as root. */
const unprivileged = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

export const hasPostgres = (): boolean =>
  process.env.TEST_DATABASE_URL !== undefined || postgresPrograms() !== null;

/**
 * @param durable whether it waits for the disk, as one does that keeps what matters; none of a test's does
 * @param data where it keeps its files, which stay; by default they are gone with it
 * @throws where `hasPostgres` is false
 */
export const startCluster = async ({
  durable = false,
  data: keptIn,
}: {
  readonly durable?: boolean;
  readonly data?: string;
} = {}): Promise<PostgresCluster> => {
  const given = process.env.TEST_DATABASE_URL;
  if (given !== undefined) return clusterAt(given, null, async () => {});
  const bin = postgresPrograms();
  if (bin === null) throw new Error('no PostgreSQL is installed');
  const user = unprivileged();
  const directory = mkdtempSync(join(tmpdir(), 'postgres-'));
  const data = keptIn ?? join(directory, 'data');
  mkdirSync(data, { recursive: true, mode: 0o700 });
  for (const own of user.uid === undefined ? [] : [directory, data]) chownSync(own, user.uid!, user.gid!);
  const setUp = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const isNew = !existsSync(join(data, 'PG_VERSION'));
  if (isNew) execFileSync(join(bin, 'initdb'), setUp, { ...user, cwd: directory, stdio: 'pipe' });
  // Reached through its directory alone, which is its owner's: no port that somebody else might have, or look into.
  const options = ['-D', data, '-k', directory, '-c', 'listen_addresses='];
  // What its processes share lies in its directory too: elsewhere it would stay when they are killed.
  options.push('-c', 'dynamic_shared_memory_type=mmap');
  if (!durable) options.push('-c', 'fsync=off');
  let server: ChildProcess;
  const admin = `postgres:///postgres?host=${encodeURIComponent(directory)}&user=postgres`;
  const start = async () => {
    server = spawnGuarded(join(bin, 'postgres'), options, {
      ...user,
      cwd: directory,
      stdio: 'ignore',
      detached: true,
    });
    await untilAnswered(admin);
  };
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    // Its "fast" way: connections are cut, what they were doing is undone.
    server.kill('SIGINT');
    await exited;
  };
  await start();
  return clusterAt(admin, { pid: () => server.pid!, start, stop }, async () => {
    await stop();
    rmSync(directory, { recursive: true, force: true });
  });
};

const clusterAt = (
  admin: string,
  process: PostgresCluster['process'],
  close: () => Promise<void>,
): PostgresCluster => {
  const created: string[] = [];
  return {
    process,
    createDatabase: async (name = `matches_${randomBytes(6).toString('hex')}`) => {
      const isThere = await ask(admin, 'SELECT FROM pg_database WHERE datname = $1', [name]);
      if (isThere.length === 0) {
        await ask(admin, `CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
        created.push(name);
      }
      const url = new URL(admin);
      url.pathname = `/${name}`;
      return url.href;
    },
    cutConnections: async url => {
      const cut = await ask(
        admin,
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1',
        [new URL(url).pathname.slice(1)],
      );
      return cut.length;
    },
    close: async () => {
      for (const name of process === null ? created : [])
        await ask(admin, `DROP DATABASE ${name} WITH (FORCE)`);
      await close();
    },
  };
};

/** The rows of one statement, over a connection of its own. */
export const ask = async (
  url: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<readonly Record<string, unknown>[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement, [...values])).rows;
  } finally {
    await client.end();
  }
};

const untilAnswered = async (url: string, patience = 60_000): Promise<void> => {
  const end = Date.now() + patience;
  for (;;) {
    try {
      await ask(url, 'SELECT 1');
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  }
};
