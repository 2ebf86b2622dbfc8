import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAME = /^ra-tests-(\d+)-/;

/**
 * Waits until the pipe it reads is closed, which is when the run is over, however that came about. Whatever the run has
 * started knows its folder from the environment; what is left of it is ended, and the folder removed.
 */
const CARETAKER = `
trap "" HUP INT TERM
read -r word
while
  left=$(grep -lszxF "TMPDIR=$1" /proc/[0-9]*/environ | cut -d/ -f3)
  [ -z "$left" ] || kill -KILL $left
  rm -rf -- "$1"
  [ -n "$left" ]
do sleep 0.2; done 2>/dev/null`;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Gives a run of the tests one folder for all that it and its processes put into the temporary one, which goes with it,
 * whether it passes, fails, or is interrupted. Those of runs that lost even their caretaker go now.
 * @returns its path, which is the temporary folder of this process from now on
 */
export const runFolder = (): string => {
  const parent = tmpdir();
  // Asked once more, or by something that a run has started.
  if (NAME.test(parent.split('/').at(-1)!)) return parent;
  for (const name of readdirSync(parent)) {
    const pid = NAME.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(join(parent, name), { recursive: true, force: true });
  }
  const folder = mkdtempSync(join(parent, `ra-tests-${process.pid}-`));
  // PostgreSQL runs as a user of its own, and has a folder in this one.
  chmodSync(folder, 0o711);
  const caretaker = spawn('/bin/sh', ['-c', CARETAKER, 'caretaker', folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  caretaker.unref();
  (caretaker.stdin as unknown as { unref: () => void }).unref();
  process.env.TMPDIR = folder;
  process.once('exit', () => {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Something still writes there, which the caretaker ends first.
    }
  });
  return folder;
};
