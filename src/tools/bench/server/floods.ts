import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { kill } from '../../children.ts';
import { line, median, quantile } from '../figures.ts';
import { FLOOD_KINDS, type Flood, type FloodKind } from '../load/flood.ts';
import type { Table } from '../load/table.ts';
import { shippedOnSqlite } from '../servers/targets.ts';
import { cpuSecondsOf, machineLoad, residentBytesOf } from '../usage.ts';
import { paced } from './latency.ts';
import { closeLoad, faultsOf, openLoad, pause } from './load.ts';
import type { Bench } from './plan.ts';

/** The number of the address of the flooded match, beyond those of the tables; and its pace, which a person may have. */
const FLOODED = 15_000;
const PACE = 110;
/** For a flood to rise, and to run off. Milliseconds. */
const RISE = 1000;

/** What the others notice in a window of time, and what it costs the server. */
type Window = {
  readonly half: number;
  readonly p99: number;
  /** Shares of a core. */
  readonly cpu: number;
  readonly flooderCpu: number;
  readonly bytes: number;
};

/**
 * One address floods the server in every way there is, within the server's own limits: what the others notice. Quiet and flooded
 * windows follow each other, and each flooded one is compared with the quiet one before it, as the machine may be busy with
 * other things that come and go.
 */
export const floods = async (bench: Bench): Promise<void> => {
  const { plan, say, module } = bench;
  say(
    `floods: one address floods, ${plan.tables} other tables × 1 move/s; ${plan.windows} times ${plan.seconds} s quiet, then ${plan.seconds} s flooded`,
  );
  // With the limits that every visitor has.
  const server = await shippedOnSqlite(bench, { MESSAGES_PER_SECOND: '10' });
  const { port, pid } = server.running();
  const load = await openLoad(server.target, { ...plan, module });
  const flooded = await openLoad(server.target, { ...plan, module, tables: 1, first: FLOODED });
  const [table] = flooded.tables as [Table];
  let flooder: ChildProcess | null = null;
  const windowOf = async (seconds: number): Promise<Window> => {
    const spent = () => [cpuSecondsOf(pid), flooder === null ? 0 : cpuSecondsOf(flooder.pid!)] as const;
    const [began, [own, flooders]] = [performance.now(), spent()];
    const { answered } = await paced(load, seconds);
    const took = (performance.now() - began) / 1000;
    const [ownAfter, floodersAfter] = spent();
    return {
      half: median(answered),
      p99: quantile(answered, 0.99),
      cpu: (ownAfter - own) / took,
      flooderCpu: (floodersAfter - flooders) / took,
      bytes: residentBytesOf(pid),
    };
  };
  const windowOfFlood = async (kind: FloodKind): Promise<Window> => {
    flooder = fork(new URL('../load/flooder.ts', import.meta.url));
    // On a busy machine a process takes seconds to start, and much of the processor: that is not what is measured.
    await once(flooder, 'message');
    const { matchID, credentials, length } = table;
    const flood: Flood = {
      kind,
      port,
      game: module.meta.id,
      matchID,
      credentials: credentials[0]!,
      stateID: length,
    };
    flooder.send(flood);
    await pause(RISE);
    const loud = await windowOf(plan.seconds);
    await kill(flooder);
    flooder = null;
    await pause(RISE);
    return loud;
  };
  try {
    flooded.onMade = () => void setTimeout(() => table.length < plan.flooded && table.move(), PACE);
    table.move();
    // The others get into their stride meanwhile.
    do await paced(load, plan.seconds);
    while (table.length < plan.flooded);
    for (const kind of plan.floods ?? FLOOD_KINDS) {
      const windows: (readonly [quiet: Window, loud: Window])[] = [];
      for (let n = 0; n < plan.windows; n++)
        windows.push([await windowOf(plan.seconds), await windowOfFlood(kind)]);
      say(line(kind, `${comparisonOf(windows)}${faultsOf(load)}; ${machineLoad()}`));
      load.faults.clear();
    }
  } finally {
    if (flooder !== null) await kill(flooder);
    for (const each of [load, flooded]) closeLoad(each);
    await server.stop();
  }
};

const comparisonOf = (windows: readonly (readonly [quiet: Window, loud: Window])[]): string => {
  const ratios = windows.map(([quiet, loud]) => loud.p99 / quiet.p99);
  const middle = (which: 0 | 1, key: keyof Window) => median(windows.map(pair => pair[which][key]));
  const fromTo = (key: keyof Window) => `${middle(0, key).toFixed(1)} to ${middle(1, key).toFixed(1)}`;
  const percent = (which: 0 | 1, key: keyof Window) => Math.round(100 * middle(which, key));
  const grown = (windows.at(-1)![1].bytes - windows[0]![0].bytes) / 2 ** 20;
  return [
    `p99 ${fromTo('p99')} ms = ${median(ratios).toFixed(1)} × (each ${ratios.map(ratio => ratio.toFixed(1)).join(', ')}; p50 ${fromTo('half')})`,
    `memory ${grown < 0 ? '' : '+'}${grown.toFixed(0)} MB`,
    `CPU of the server ${percent(0, 'cpu')} to ${percent(1, 'cpu')} %, of the flooder ${percent(1, 'flooderCpu')} %`,
  ].join('; ');
};
