import { line, median } from '../figures.ts';
import { addressNumber } from '../load/addresses.ts';
import { Page } from '../load/page.ts';
import { shippedOnSqlite } from '../servers/targets.ts';
import { cpuSecondsOf, loopSecondsOf } from '../usage.ts';
import { closeLoad, type Load, openLoad, settled } from './load.ts';
import type { Bench } from './plan.ts';

/** Syncs for each that the plan has visitors come: enough for the system's clock of hundredths of a second. */
const TIMES = 50;

/** What it costs to tell a page a match that is over once more, without the connection that it comes over. */
export const syncs = async (bench: Bench): Promise<void> => {
  const { plan, say, module } = bench;
  const seats = module.meta.seats.max;
  const times = plan.syncs * TIMES;
  const server = await shippedOnSqlite(bench);
  const { port, pid } = server.running();
  const load = await openLoad(server.target, { module, seats, tables: plan.matches });
  try {
    await playedOut(load);
    say(`syncs: ${times} of ${plan.matches} matches that are over, over connections that stand`);
    const lengths = load.tables.map(({ length }) => length);
    const pages = load.tables.map(
      ({ matchID }, n) =>
        new Page({
          port,
          game: module.meta.id,
          from: addressNumber(n),
          matchID,
          seat: null,
          credentials: null,
        }),
    );
    await Promise.all(pages.map(page => page.inSync));
    const ask = async (many: number) => {
      for (let n = 0; n < many; n++) await pages[n % pages.length]!.askAgain();
    };
    // The same once before, as what runs for the first time is slow.
    await ask(Math.ceil(times / 5));
    const [all, loop] = [cpuSecondsOf(pid), loopSecondsOf(pid)];
    await ask(times);
    const each = (seconds: number) => ((1000 * seconds) / times).toFixed(2);
    say(
      line(
        `a sync after ${median(lengths)} moves`,
        `${each(cpuSecondsOf(pid) - all)} ms of CPU, of which the event loop ${each(loopSecondsOf(pid) - loop)}`,
      ),
    );
    for (const page of pages) page.close();
  } finally {
    closeLoad(load);
    await server.stop();
  }
};

const playedOut = async (load: Load): Promise<void> => {
  load.onMade = (_ms, table) => {
    if (!table.isOver) table.move();
  };
  for (const table of load.tables) table.move();
  await settled(load);
};
