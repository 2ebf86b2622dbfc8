import { line, median, quantile } from '../figures.ts';
import { TableOfBots } from '../load/table-of-bots.ts';
import { shippedOnSqlite } from '../servers/targets.ts';
import { cpuSecondsOf, loopSecondsOf, machineLoad } from '../usage.ts';
import { paced } from './latency.ts';
import { closeLoad, faultsOf, inTurns, openLoad, pause } from './load.ts';
import type { Bench } from './plan.ts';

/** The number of the address of the first table of Experts, beyond those of the others. */
const FIRST = 18_000;
/** Tables of four Experts and a person, as bots alone are no match. */
const [SEATS, BOT] = [5, 'expert'];
const AT_ONCE = 10;

/** What people at other tables notice in a window of time, and what it costs the server. */
type Window = {
  readonly half: number;
  readonly p99: number;
  /** Shares of a core, of the whole process and of the event loop alone. */
  readonly cpu: number;
  readonly loop: number;
  readonly decisions: number;
};

/**
 * Tables of Experts at the pace that they have for people: what people at other tables notice. Windows in which the Experts wait
 * and windows in which they think follow each other, and each of these is compared with the one before it.
 */
export const experts = async (bench: Bench): Promise<void> => {
  const { plan, say, module } = bench;
  const { expertTables: many, seconds, windows } = plan;
  say(
    `experts: ${many} tables of ${SEATS - 1} Experts and a person, ${plan.tables} other tables × 1 move/s; ${windows} times ${seconds} s while the Experts wait, then ${seconds} s while they think`,
  );
  const server = await shippedOnSqlite(bench, { BOT_DELAY_MS: '900' });
  const { port, pid } = server.running();
  const load = await openLoad(server.target, { ...plan, module });
  const fault = (what: string) => void load.faults.set(what, (load.faults.get(what) ?? 0) + 1);
  let decisions = 0;
  const decided = () => {
    decisions += 1;
  };
  const tables = Array.from(
    { length: many },
    (_, n) => new TableOfBots({ port, module, number: FIRST + n, seats: SEATS, bot: BOT, decided, fault }),
  );
  const windowOf = async (): Promise<Window> => {
    const spent = () => [cpuSecondsOf(pid), loopSecondsOf(pid), decisions] as const;
    const [began, [cpu, loop, before]] = [performance.now(), spent()];
    const { answered } = await paced(load, seconds);
    const took = (performance.now() - began) / 1000;
    const [cpuAfter, loopAfter, after] = spent();
    return {
      half: median(answered),
      p99: quantile(answered, 0.99),
      cpu: (cpuAfter - cpu) / took,
      loop: (loopAfter - loop) / took,
      decisions: (after - before) / took,
    };
  };
  const play = async (plays: boolean): Promise<void> => {
    for (const table of tables) table.play(plays);
    await pause(plays ? plan.expertsBegin : plan.expertsRest);
  };
  try {
    await inTurns(AT_ONCE, tables, table => table.open());
    // All get into their stride.
    await play(true);
    await paced(load, seconds);
    const pairs: (readonly [waiting: Window, thinking: Window])[] = [];
    for (let n = 0; n < windows; n++) {
      await play(false);
      const waiting = await windowOf();
      await play(true);
      pairs.push([waiting, await windowOf()]);
    }
    say(line('p99 of a person’s move', `${comparisonOf(pairs)}${faultsOf(load)}; ${machineLoad()}`));
  } finally {
    for (const table of tables) table.close();
    closeLoad(load);
    await server.stop();
  }
};

const comparisonOf = (pairs: readonly (readonly [waiting: Window, thinking: Window])[]): string => {
  const ratios = pairs.map(([waiting, thinking]) => thinking.p99 / waiting.p99);
  const middle = (which: 0 | 1, key: keyof Window) => median(pairs.map(pair => pair[which][key]));
  const fromTo = (key: keyof Window, factor = 1) =>
    `${(factor * middle(0, key)).toFixed(1)} to ${(factor * middle(1, key)).toFixed(1)}`;
  return [
    `${fromTo('p99')} ms = ${median(ratios).toFixed(1)} × (each ${ratios.map(ratio => ratio.toFixed(1)).join(', ')}; p50 ${fromTo('half')})`,
    `${fromTo('decisions')} decisions/s`,
    `CPU of the server ${fromTo('cpu', 100)} %, of its event loop ${fromTo('loop', 100)} %`,
  ].join('; ');
};
