import { line, median } from '../figures.ts';
import { addressNumber } from '../load/addresses.ts';
import { layMatch } from '../load/lay-match.ts';
import { Page } from '../load/page.ts';
import { shippedOnSqlite } from '../servers/targets.ts';
import { inTurns, pause } from './house.ts';
import type { Bench } from './plan.ts';

/** Matches laid at the same time. */
const AT_ONCE = 20;
/** For what was cut to be heard of by both sides. Milliseconds. */
const SETTLE = 3000;

/** How long it takes all pages to be told their matches again, in the client's own rhythm of dialling anew. */
export const back = async (bench: Bench): Promise<void> => {
  const { plan, say, module } = bench;
  const { seats, rounds } = plan;
  const game = module.meta.id;
  say(
    `back: ${plan.pages} pages at ${Math.ceil(plan.pages / seats)} matches under way, ${rounds} times each`,
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
    const killed = await measured(rounds, pages, async () => {
      await server.running().kill();
      ready.push((await server.restart()).readyAfter);
    });
    say(
      line(
        'after kill -9 and a new start',
        `${inSeconds(killed)}; the server was ready after ${inSeconds(ready)}`,
      ),
    );
    const cut = await measured(rounds, pages, async () => {
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
  rounds: number,
  pages: readonly Page[],
  strike: () => Promise<void>,
): Promise<number[]> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await pause(SETTLE);
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
