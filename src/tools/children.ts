import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Waits until the pipe it reads is closed, which is when the process at the other end is gone, however that came about.
 * Told a word before, it does nothing.
 */
const GUARD =
  'trap "" INT TERM; read -r word && exit; [ "$1" = - ] || kill -s KILL "$1"; sleep 0.3; [ "$2" = - ] || rm -rf -- "$2"';

/** Has a process killed, or a directory removed, when this process ends without having done so. @returns lets go of it */
const guard = (pid: number | null, directory: string | null): (() => void) => {
  const words = [pid === null ? '-' : String(pid), directory ?? '-'];
  const child = spawn('/bin/sh', ['-c', GUARD, 'guard', ...words], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  child.unref();
  (child.stdin as unknown as { unref: () => void }).unref();
  // It may be gone already.
  child.stdin.on('error', () => {});
  return () => void child.stdin.end('done\n');
};

/** Starts a process that does not outlive this one. */
export const spawnGuarded = (
  command: string,
  words: readonly string[],
  options: SpawnOptions,
): ChildProcess => {
  // By its temporary directory whoever ends an interrupted run knows what belongs to it, also where its guard was killed.
  const env = { TMPDIR: tmpdir(), ...(options.env ?? process.env) };
  const child = spawn(command, [...words], { ...options, env });
  if (child.pid !== undefined) child.once('exit', guard(child.pid, null));
  return child;
};

/** Ends a process without a word of warning, and resolves when it is gone. */
export const kill = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
};

export type Directory = { readonly path: string; readonly remove: () => void };

/** A new directory that does not outlive this process. @param parent by default the system's place for such */
export const temporaryDirectory = (parent = tmpdir()): Directory => {
  const path = mkdtempSync(join(parent, 'bench-'));
  const letGo = guard(null, path);
  return {
    path,
    remove: () => {
      rmSync(path, { recursive: true, force: true });
      letGo();
    },
  };
};
