import { line, median } from '../figures.ts';
import { addressNumber } from '../load/addresses.ts';
import { layMatch } from '../load/lay-match.ts';
import { Page } from '../load/page.ts';
import { shippedOnSqlite } from '../servers/targets.ts';
import { inTurns, pause } from './load.ts';
import type { Bench, Plan } from './plan.ts';

/** Matches laid at the same time. */
const AT_ONCE = 20;

/** How long it takes all pages to be told their matches again, in the client's own rhythm of dialling anew. */
export const back = async (bench: Bench): Promise<void> => {
  const { plan, say, module } = bench;
  const { seats } = plan;
  const game = module.meta.id;
  say(
    `back: ${plan.pages} pages at ${Math.ceil(plan.pages / seats)} matches under way, ${plan.rounds} times each`,
  );
  const server = await shippedOnSqlite(bench);
  const { port } = server.running();
  const pages: Page[] = [];
  try {
    const tables = Array.from({ length: Math.ceil(plan.pages / seats) }, (_, n) => n);
    await inTurns(AT_ONCE, tables, async n => {
      const from = addressNumber(n);
      const { matchID, credentials } = await layMatch(port, { game, seats, from });
      for (const [seat, secret] of credentials.entries()) {
        if (pages.length === plan.pages) return;
        const page = new Page({ port, game, from, matchID, seat, credentials: secret });
        pages.push(page);
        await page.inSync;
      }
    });
    const ready: number[] = [];
    const killed = await measured(plan, pages, async () => {
      await server.running().kill();
      ready.push((await server.restart()).readyAfter);
    });
    say(
      line(
        'after kill -9 and a new start',
        `${inSeconds(killed)}; the server was ready after ${inSeconds(ready)}`,
      ),
    );
    const cut = await measured(plan, pages, async () => {
      for (const page of pages) page.cut();
    });
    say(line('after all sockets were cut', inSeconds(cut)));
  } finally {
    for (const page of pages) page.close();
    await server.stop();
  }
};

/** @returns milliseconds of each round, from the blow to the last page that is back */
const measured = async (
  { rounds, settle }: Plan,
  pages: readonly Page[],
  strike: () => Promise<void>,
): Promise<number[]> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await pause(settle);
    const began = performance.now();
    const lost = Promise.all(pages.map(page => page.lost()));
    await Promise.all([strike(), lost]);
    await Promise.all(pages.map(page => page.inSync));
    times.push(performance.now() - began);
  }
  return times;
};

const inSeconds = (times: readonly number[]): string =>
  `${(median(times) / 1000).toFixed(2)} s (at most ${(Math.max(...times) / 1000).toFixed(2)})`;
