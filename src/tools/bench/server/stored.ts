import { temporaryDirectory } from '../../children.ts';
import { line, median, spread } from '../figures.ts';
import { request } from '../load/requests.ts';
import { type Started, shippedOnSqlite } from '../servers/targets.ts';
import { fill } from './fill.ts';
import { closeLoad, faultsOf, type Load, openLoad } from './load.ts';
import type { Bench } from './plan.ts';
import { saturateInTurn } from './saturate.ts';

/** How often the lobby's list is asked for. */
const LISTS = 20;

/** What a move, a start and the lobby's list cost beside very many matches that are over. */
export const stored = async (bench: Bench): Promise<void> => {
  const { plan, say, module } = bench;
  say(`stored: the same server empty, and with ${plan.stored} matches that are over`);
  const directory = temporaryDirectory();
  const started: Started[] = [];
  const loads: Load[] = [];
  try {
    await fill(bench, directory.path, { many: plan.stored, stage: 'finished' });
    const full = { DATA_DIR: directory.path };
    for (const [name, env] of [
      ['empty', {}],
      ['full', full],
    ] as const) {
      const server = await shippedOnSqlite(bench, env);
      started.push(server);
      const lists: number[] = [];
      for (let n = 0; n < LISTS; n++) {
        const began = performance.now();
        await request(server.running().port, { path: `/games/${module.meta.id}` });
        lists.push(performance.now() - began);
      }
      const inOrder = server.running().readyAfter;
      await server.running().kill();
      const killed = (await server.restart()).readyAfter;
      const ready = `ready after ${Math.round(inOrder)} ms, after a kill -9 ${Math.round(killed)} ms`;
      say(line(name, `${ready}, the lobby's list ${spread(lists)}`));
      loads.push(await openLoad({ ...server.target, name }, { ...plan, module }));
    }
    const rounds = await saturateInTurn(loads, plan);
    for (const [n, load] of loads.entries()) {
      const cpu = median(rounds[n]!.map(({ serverCpu }) => serverCpu));
      const speed = median(rounds[n]!.map(({ movesPerSecond }) => movesPerSecond));
      say(
        line(
          load.target.name,
          `CPU a move ${cpu.toFixed(2)} ms, ${Math.round(speed)} moves/s${faultsOf(load)}`,
        ),
      );
    }
  } finally {
    for (const load of loads) closeLoad(load);
    for (const server of started) await server.stop();
    directory.remove();
  }
};
