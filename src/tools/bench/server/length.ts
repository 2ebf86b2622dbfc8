import { line } from '../figures.ts';
import { shippedOnSqlite } from '../servers/targets.ts';
import { cpuSecondsOf } from '../usage.ts';
import { closeLoad, faultsOf, type Load, openLoad, settled } from './load.ts';
import type { Bench } from './plan.ts';

/** Moves of each match between two figures. */
const STRETCH = 40;
/** Share of the plan's tables that play here: enough for a figure, as each plays a whole match. */
const SHARE = 0.25;

/** What a move costs early and late in a match: a server that reads or sends more and more would show it. */
export const length = async (bench: Bench): Promise<void> => {
  const { plan, say } = bench;
  const tables = Math.ceil(plan.tables * SHARE);
  say(`length: CPU a move of ${tables} matches of ${plan.seats} seats, by the number of moves before it`);
  const server = await shippedOnSqlite(bench);
  const load = await openLoad(server.target, { ...plan, tables, module: bench.module });
  try {
    // The same once before, as what runs for the first time is slow.
    await stretch(load, STRETCH / 2);
    for (let from = STRETCH / 2; ; from += STRETCH) {
      const before = cpuSecondsOf(server.running().pid);
      const made = await stretch(load, from + STRETCH);
      // The last matches of all say little.
      if (made < (tables * STRETCH) / 2) break;
      const cpu = cpuSecondsOf(server.running().pid) - before;
      say(
        line(`moves ${from} to ${from + STRETCH}`, `${((1000 * cpu) / made).toFixed(2)} ms${faultsOf(load)}`),
      );
    }
  } finally {
    closeLoad(load);
    await server.stop();
  }
};

/** Every match goes on until it has so many moves, or is over. @returns the moves that were made */
const stretch = async (load: Load, until: number): Promise<number> => {
  let made = 0;
  load.onMade = (_ms, table) => {
    made += 1;
    if (table.length < until && !table.isOver) table.move();
  };
  for (const table of load.tables) if (table.length < until && !table.isOver) table.move();
  await settled(load);
  return made;
};
