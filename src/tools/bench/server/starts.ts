import { once } from 'node:events';
import { temporaryDirectory } from '../../children.ts';
import { line, median } from '../figures.ts';
import { HALF_SAID, silentAfter } from '../load/hanging.ts';
import { type Running, start } from '../servers/start.ts';
import { cpuSecondsOf } from '../usage.ts';
import { fill } from './fill.ts';
import { pause } from './load.ts';
import type { Bench } from './plan.ts';

/** What a start has still to do after its first answer it does in this time. Milliseconds. */
const AFTERWARDS = 3000;
/** Connections that hang when it is told to end. */
const HANGING = 40;

type Start = {
  readonly wall: number;
  readonly cpu: number;
  readonly cpuAfterwards: number;
  /** Milliseconds from `SIGTERM` until the process is gone. */
  readonly ending: number;
};

/** What a start costs, and how long an end takes whatever hangs on connections, alone and with very many matches in play, to all of which something is to be done at once. */
export const starts = async (bench: Bench): Promise<void> => {
  const { plan, say } = bench;
  say(
    `starts: of an empty folder, and of one with ${plan.inPlay} matches in play; ${plan.rounds} of each, turn about`,
  );
  const [empty, full] = [temporaryDirectory(), temporaryDirectory()];
  try {
    await fill(bench, full.path, { many: plan.inPlay, stage: 'running' });
    const folders = [
      { name: 'empty', path: empty.path, seen: [] as Start[] },
      { name: 'full', path: full.path, seen: [] as Start[] },
    ];
    // The first start makes the tables, or has them looked at.
    for (const { path } of folders) await look(bench, path);
    for (let round = 0; round < plan.rounds; round++)
      for (const { path, seen } of folders) seen.push(await look(bench, path));
    for (const { name, seen } of folders) {
      const middle = (key: keyof Start) => median(seen.map(each => each[key]));
      const cpu = `${middle('cpu').toFixed(2)} s of CPU, ${middle('cpuAfterwards').toFixed(2)} s within ${AFTERWARDS / 1000} s`;
      const ended = `ended after ${Math.round(middle('ending'))} ms beside ${HANGING} connections that hang`;
      say(line(name, `ready after ${Math.round(middle('wall'))} ms and ${cpu}; ${ended}`));
    }
  } finally {
    empty.remove();
    full.remove();
  }
};

const look = async ({ programs }: Bench, path: string): Promise<Start> => {
  const server = await start(programs.server, { env: { DATA_DIR: path, LOG_LEVEL: 'error' } });
  const cpu = cpuSecondsOf(server.pid);
  await pause(AFTERWARDS);
  const cpuAfterwards = cpuSecondsOf(server.pid);
  const hanging = await Promise.all(
    Array.from({ length: HANGING }, (_, n) => silentAfter(server.port, HALF_SAID[n % HALF_SAID.length]!)),
  );
  const ending = await endInOrder(server);
  for (const socket of hanging) socket.destroy();
  return { wall: server.readyAfter, cpu, cpuAfterwards, ending };
};

/** @throws where it does not end with 0 */
const endInOrder = async ({ process }: Running): Promise<number> => {
  const began = performance.now();
  const exited = once(process, 'exit');
  process.kill('SIGTERM');
  const [code] = await exited;
  if (code !== 0) throw new Error(`a server that was told to end has ended with ${code}`);
  return performance.now() - began;
};
