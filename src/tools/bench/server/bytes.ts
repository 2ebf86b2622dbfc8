import { GAME_IDS, loadRules } from '../../../game/index.ts';
import { line, median, quantile } from '../figures.ts';
import { addressNumber } from '../load/addresses.ts';
import { Page } from '../load/page.ts';
import { shippedOnSqlite } from '../servers/targets.ts';
import { cpuSecondsOf } from '../usage.ts';
import { closeLoad, faultsOf, openLoad, settled } from './load.ts';
import type { Bench } from './plan.ts';

/** The number of the first address of those who watch, beyond those of the tables. */
const FIRST_ADDRESS = 20_000;

/** What travels: an update to each page, and the whole match to one that comes at its end. */
export const bytes = async (bench: Bench): Promise<void> => {
  const { plan, say } = bench;
  const server = await shippedOnSqlite(bench);
  const { port, pid } = server.running();
  say(`bytes: ${plan.matches} matches of each game at a full table, random moves`);
  try {
    for (const [n, game] of GAME_IDS.entries()) {
      const module = await loadRules(game);
      const seats = module.meta.seats.max;
      const first = n * 1000;
      const load = await openLoad(server.target, { module, seats, tables: plan.matches, first });
      const sizes: number[] = [];
      const lengths: number[] = [];
      load.onUpdate = size => void sizes.push(size);
      load.onMade = (_ms, table) => {
        if (table.isOver) lengths.push(table.length);
        else table.move();
      };
      for (const table of load.tables) table.move();
      await settled(load);
      const syncs: { plain: number; sent: number }[] = [];
      const pages: Page[] = [];
      const cpu = cpuSecondsOf(pid);
      for (let visitor = 0; visitor < plan.syncs; visitor++) {
        const { matchID } = load.tables[visitor % load.tables.length]!;
        const from = addressNumber(FIRST_ADDRESS + first + visitor);
        const page = new Page({ port, game, from, matchID, seat: null, credentials: null });
        pages.push(page);
        await page.inSync;
        syncs.push({ plain: page.wire!.bytes, sent: page.wire!.sent });
      }
      const each = (1000 * (cpuSecondsOf(pid) - cpu)) / plan.syncs;
      for (const page of pages) page.close();
      say(
        line(
          `${game}, an update`,
          `median ${median(sizes)} bytes, at most ${quantile(sizes, 1)}${faultsOf(load)}`,
        ),
      );
      const [plain, sent] = [syncs.map(sync => sync.plain), syncs.map(sync => sync.sent)];
      say(
        line(
          `${game}, coming at the end`,
          `after ${median(lengths)} moves median ${median(plain)} bytes, ${median(sent)} on the wire; with its connection ${each.toFixed(2)} ms of CPU`,
        ),
      );
      closeLoad(load);
    }
  } finally {
    await server.stop();
  }
};
