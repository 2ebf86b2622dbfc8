import { line, spread } from '../figures.ts';
import { addressNumber } from '../load/addresses.ts';
import { Page } from '../load/page.ts';
import { shippedOnSqlite } from '../servers/targets.ts';
import { closeLoad, faultsOf, inTurns, type Load, openLoad, pause, settled } from './load.ts';
import type { Bench } from './plan.ts';

/** Milliseconds between two moves of a match. */
const PACE = 1000;
/** Of the idle sockets, how many share an address, and how many are opened at a time. */
const PER_ADDRESS = 50;
const AT_ONCE = 50;
/** The number of their first address, beyond those of the tables. */
const FIRST_ADDRESS = 20_000;

/** Milliseconds from a move to its answer where each match has one a second, with idle sockets beside. */
export const latency = async (bench: Bench): Promise<void> => {
  const { plan, say } = bench;
  say(`latency: ${plan.tables} matches × 1 move/s, ${plan.seconds * plan.rounds} s each`);
  const server = await shippedOnSqlite(bench);
  const load = await openLoad(server.target, { ...plan, module: bench.module });
  const watched = await openLoad(server.target, {
    ...plan,
    module: bench.module,
    tables: 10,
    first: 10_000,
  });
  const idle: Page[] = [];
  try {
    await paced(load, PACE / 1000);
    for (const many of plan.idle) {
      await watchIdly(server.running().port, bench, { idle, many, watched });
      const { answered } = await paced(load, plan.seconds * plan.rounds);
      say(line(`${many} idle sockets beside`, `${spread(answered)}${faultsOf(load)}`));
    }
  } finally {
    for (const page of idle) page.close();
    for (const each of [load, watched]) closeLoad(each);
    await server.stop();
  }
};

/** Adds spectators of matches in which nothing happens until there are so many. */
export const watchIdly = async (
  port: number,
  { module }: Bench,
  { idle, many, watched }: { readonly idle: Page[]; readonly many: number; readonly watched: Load },
): Promise<void> => {
  const more = Array.from({ length: many - idle.length }, (_, n) => idle.length + n);
  await inTurns(AT_ONCE, more, async n => {
    const { matchID } = watched.tables[n % watched.tables.length]!;
    const from = addressNumber(FIRST_ADDRESS + Math.floor(n / PER_ADDRESS));
    const page = new Page({ port, game: module.meta.id, from, matchID, seat: null, credentials: null });
    idle.push(page);
    await page.inSync;
  });
};

export type Latency = {
  /** Milliseconds of each move, from when it was to be made to its answer: one that the one before held up counts so. */
  readonly answered: readonly number[];
  /** The same until all pages of its table knew of it. */
  readonly known: readonly number[];
};

/** Each match has a move a second, all of them spread over it. */
export const paced = async (load: Load, seconds: number): Promise<Latency> => {
  const answered: number[] = [];
  const known: number[] = [];
  const late = new Map<unknown, number>();
  load.onMade = (ms, table) => {
    answered.push(ms);
    const due = late.get(table);
    late.delete(table);
    if (due !== undefined) table.move(due);
  };
  const timers = load.tables.map((table, n) => {
    table.onKnown = ms => void known.push(ms);
    let next = performance.now() + (n * PACE) / load.tables.length;
    // On a busy machine that may have passed by now, and newer Nodes warn of a time that is less than none.
    const wait = () => setTimeout(go, Math.max(0, next - performance.now()));
    const go = (): void => {
      if (table.isWaiting) late.set(table, late.get(table) ?? next);
      else table.move();
      next += PACE;
      timers[n] = wait();
    };
    return wait();
  });
  await pause(seconds * 1000 + PACE);
  for (const timer of timers) clearTimeout(timer);
  await settled(load);
  for (const table of load.tables) table.onKnown = null;
  return { answered, known };
};
