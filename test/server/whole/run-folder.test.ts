import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformWithOxc } from 'vite';
import { expect, it } from 'vitest';
import { isMemoryGoodFor } from '../../../scripts/run-folder.ts';
import { closeLater, eventually, temporaryDirectory } from '../support/running-server.ts';

const SOURCE = fileURLToPath(new URL('../../../scripts/run-folder.ts', import.meta.url));
/** As Node runs it by itself, once for all: to be told how to read TypeScript would be most of what each run takes. */
const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE, { sourcemap: false });
const MODULE = `data:text/javascript,${encodeURIComponent(code)}`;

/** A run that leaves a file, and two processes that would go on for ever, and then does as it is told. */
const RUN = `
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFolder } from ${JSON.stringify(MODULE)};
const parent = tmpdir();
const folder = runFolder();
if (runFolder() !== folder || tmpdir() !== folder) throw new Error('another folder');
mkdtempSync(join(tmpdir(), 'left-'));
const pids = [{}, { cwd: folder, env: {} }].map(how => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore', detached: true, ...how });
  child.unref();
  return child.pid;
});
console.log(JSON.stringify({ folder, pids }));
const ends = { passes: () => process.exit(0), fails: () => process.exit(1), goesOn: () => setInterval(() => {}, 1000) };
ends[process.argv[1]]();
`;

const start = (end: 'passes' | 'fails' | 'goesOn', TMPDIR: string): ChildProcess => {
  const words = ['--input-type=module', '-e', RUN, end];
  const run = spawn(process.execPath, words, {
    env: { ...process.env, TMPDIR },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  closeLater(() => run.kill('SIGKILL'));
  return run;
};

const saidBy = async (run: ChildProcess): Promise<{ readonly folder: string; readonly pids: number[] }> => {
  let text = '';
  run.stdout!.on('data', part => {
    text += part;
  });
  await eventually(() => text).toContain('\n');
  return JSON.parse(text);
};

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.each([
  ['passes', 'passes', null],
  ['fails', 'fails', null],
  ['is interrupted', 'goesOn', 'SIGINT'],
  ['is asked to end', 'goesOn', 'SIGTERM'],
  ['is killed', 'goesOn', 'SIGKILL'],
] as const)('of a run that %s nothing is left', async (_, end, signal) => {
  const parent = temporaryDirectory();
  // What a run has left whose caretaker was ended as well, and what one has that goes on.
  const goesOn = `ra-tests-${process.pid}-other`;
  for (const name of ['ra-tests-999999999-old', goesOn]) mkdirSync(join(parent, name));
  const run = start(end, parent);
  const ended = once(run, 'exit');
  const { folder, pids } = await saidBy(run);
  const inParent = () => readdirSync(parent).filter(name => name.startsWith('ra-tests-'));
  if (end === 'goesOn') expect(inParent().toSorted()).toEqual([goesOn, basename(folder)].toSorted());
  if (signal !== null) run.kill(signal);
  await ended;
  await eventually(inParent).toEqual([goesOn]);
  // Elsewhere nobody can tell which processes are the run's.
  if (process.platform === 'linux') await eventually(() => pids.filter(isRunning)).toEqual([]);
});

const MOUNTS =
  '/dev/vda / ext4 rw,relatime 0 0\ntmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0\ntmpfs /run tmpfs ro,noexec 0 0\n';
it.each([
  ['as most machines have it', MOUNTS, [2 ** 32, 2 ** 33], true],
  ['where nothing may be run', MOUNTS.replace('nodev', 'nodev,noexec'), [2 ** 32, 2 ** 33], false],
  ['where nothing may be written', MOUNTS.replace('rw,nosuid', 'ro,nosuid'), [2 ** 32, 2 ** 33], false],
  ['as small as containers have it', MOUNTS, [2 ** 26, 2 ** 33], false],
  ['of a machine whose memory is taken', MOUNTS, [2 ** 32, 2 ** 30], false],
  ['that there is not', MOUNTS.replace('/dev/shm', '/dev/other'), [2 ** 32, 2 ** 33], false],
])('a run has its folder in the memory’s folder %s or not', (_, mounts, free, isGood) => {
  expect(isMemoryGoodFor(mounts, free)).toBe(isGood);
});
