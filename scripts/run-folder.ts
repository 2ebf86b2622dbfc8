import { spawn } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const NAME = /^ra-tests-(\d+)-/;

/**
 * Waits until the pipe it reads is closed, which is when the run is over, however that came about. Whatever the run has
 * started knows its folder from the environment, or works in it: Redis writes its title over the environment it was given.
 * What is left of it is ended, and the folder removed.
 */
const CARETAKER = `
trap "" HUP INT TERM
read -r word
while
  left=$({
    grep -lszxF "TMPDIR=$1" /proc/[0-9]*/environ
    ls -l /proc/[0-9]*/cwd | grep -F -- "-> $1" | grep -o '/proc/[0-9]*/'
  } | cut -d/ -f3)
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

const MEMORY = '/dev/shm';
/** Bytes: several times what a run ever has there at once. */
const ENOUGH = 2 ** 31;

/**
 * @param mounts as `/proc/mounts` has them
 * @param free bytes that are left, of the folder and of the machine
 * @returns whether the folder that Linux keeps in memory will do for a run of the tests: as large as it is set up for
 * containers it will not, nor where nothing may be run from it
 */
export const isMemoryGoodFor = (mounts: string, free: readonly number[]): boolean => {
  const options = mounts
    .split('\n')
    .map(line => line.split(' '))
    .findLast(([, at]) => at === MEMORY)?.[3]
    ?.split(',');
  return (
    options?.includes('rw') === true && !options.includes('noexec') && free.every(bytes => bytes >= ENOUGH)
  );
};

/**
 * Where temporary folders are when nobody has said it. Databases wait for the disk with all that they acknowledge, one
 * after the other however many tests there are at a time; no test can tell whether it was a disk.
 */
export const temporaryFolder = (): string => {
  if (process.env.TMPDIR !== undefined) return tmpdir();
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return isMemoryGoodFor(readFileSync('/proc/mounts', 'utf8'), [bavail * bsize, freemem()])
      ? MEMORY
      : tmpdir();
  } catch {
    // Not on Linux, or not ours.
    return tmpdir();
  }
};

/**
 * Gives a run of the tests one folder for all that it and its processes put into the temporary one, which goes with it,
 * whether it passes, fails, or is interrupted. Those of runs that lost even their caretaker go now.
 * @returns its path, which is the temporary folder of this process from now on
 */
export const runFolder = (): string => {
  const parent = temporaryFolder();
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
