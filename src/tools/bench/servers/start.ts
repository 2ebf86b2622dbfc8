import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { type Directory, kill, spawnGuarded, temporaryDirectory } from '../../children.ts';
import { freePort } from '../../free-port.ts';
import { SERVER_FLAGS } from '../../server-flags.ts';
import { untilAnswered } from '../load/requests.ts';

const PROJECT = fileURLToPath(new URL('../../../../', import.meta.url));

/** The programs that are measured, built as the server is built for players. */
export type Programs = {
  readonly server: string;
  readonly stock: string;
  readonly bare: string;
  readonly remove: () => void;
};

/** Builds them into a directory of this run, among the project's files as they look for its packages from there. */
export const buildPrograms = async (): Promise<Programs> => {
  mkdirSync(join(PROJECT, 'dist'), { recursive: true });
  const directory: Directory = temporaryDirectory(join(PROJECT, 'dist'));
  const config = {
    root: PROJECT,
    configFile: join(PROJECT, 'vite.server.config.ts'),
    logLevel: 'warn' as const,
  };
  await build({ ...config, build: { outDir: join(directory.path, 'server') } });
  const input = Object.fromEntries(
    ['stock', 'bare'].map(name => [name, fileURLToPath(new URL(`./${name}.ts`, import.meta.url))]),
  );
  const outDir = join(directory.path, 'beside');
  await build({
    ...config,
    configFile: false,
    publicDir: false,
    build: { ssr: true, outDir, target: 'node20', rollupOptions: { input } },
    ssr: { noExternal: ['boardgame.io'] },
  });
  return {
    server: join(directory.path, 'server', 'main.js'),
    stock: join(outDir, 'stock.js'),
    bare: join(outDir, 'bare.js'),
    remove: directory.remove,
  };
};

export type Running = {
  readonly port: number;
  readonly process: ChildProcess;
  readonly pid: number;
  /** Milliseconds from its start to its first answer. */
  readonly readyAfter: number;
  readonly kill: () => Promise<void>;
};

/** Runs one of them, all under the same flags, and resolves when it answers. */
export const start = async (
  program: string,
  { words = [], env = {} }: { words?: readonly string[]; env?: Record<string, string> },
): Promise<Running> => {
  const port = Number(env.PORT ?? (await freePort()));
  const began = performance.now();
  const child = spawnGuarded(process.execPath, [...SERVER_FLAGS, program, ...words], {
    cwd: PROJECT,
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr!.on('data', part => {
    said += part;
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`a server ended before it answered: ${said}`);
  });
  ended.catch(() => {});
  await Promise.race([untilAnswered(port, '/healthz'), ended]);
  return {
    port,
    process: child,
    pid: child.pid!,
    readyAfter: performance.now() - began,
    kill: () => kill(child),
  };
};
