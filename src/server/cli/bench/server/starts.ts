import { temporaryDirectory } from '../../children.ts';
import { line, median } from '../figures.ts';
import { type Running, start } from '../servers/start.ts';
import { cpuSecondsOf } from '../usage.ts';
import { fill } from './fill.ts';
import { pause } from './house.ts';
import type { Bench } from './plan.ts';

/** What a start has still to do after its first answer it does in this time. Milliseconds. */
const AFTERWARDS = 3000;

type Start = { readonly wall: number; readonly cpu: number; readonly cpuAfterwards: number };

/** What a start costs, alone and with very many matches in play, to all of which something is to be done at once. */
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
      say(line(name, `ready after ${Math.round(middle('wall'))} ms and ${cpu}`));
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
  await endInOrder(server);
  return { wall: server.readyAfter, cpu, cpuAfterwards };
};

const endInOrder = ({ process }: Running): Promise<void> =>
  new Promise(resolve => {
    process.once('exit', () => resolve());
    process.kill('SIGTERM');
  });
