import { type ChildProcess, fork } from 'node:child_process';
import { kill } from '../../children.ts';
import { line, median, quantile } from '../figures.ts';
import { FLOOD_KINDS, type Flood } from '../load/flood.ts';
import { shippedOnSqlite } from '../servers/targets.ts';
import { cpuSecondsOf, residentBytesOf } from '../usage.ts';
import { closeHouse, faultsOf, openHouse, pause } from './house.ts';
import { paced } from './latency.ts';
import type { Bench } from './plan.ts';

/** The number of the address of the flooded match, beyond those of the tables; and its pace, which a person may have. */
const FLOODED = 15_000;
const PACE = 110;
/** For a flood to rise, and to run off. Milliseconds. */
const RISE = 1000;

/** One address floods the server in every way there is, within the server's own limits: what the others notice. */
export const floods = async (bench: Bench): Promise<void> => {
  const { plan, say, module } = bench;
  const seconds = plan.seconds * 2;
  say(
    `floods: one address floods, ${plan.tables} other tables × 1 move/s; ${seconds} s quiet, then ${seconds} s flooded`,
  );
  // With the limits that every visitor has.
  const server = await shippedOnSqlite(bench, { MESSAGES_PER_SECOND: '10' });
  const { port, pid } = server.running();
  const house = await openHouse(server.target, { ...plan, module });
  const flooded = await openHouse(server.target, { ...plan, module, tables: 1, first: FLOODED });
  const [table] = flooded.tables as [(typeof flooded.tables)[0]];
  let flooder: ChildProcess | null = null;
  try {
    flooded.onMade = () => void setTimeout(() => table.length < plan.flooded && table.move(), PACE);
    table.move();
    // The others get into their stride meanwhile.
    do await paced(house, plan.seconds);
    while (table.length < plan.flooded);
    for (const kind of FLOOD_KINDS) {
      const { answered: quiet } = await paced(house, seconds);
      const before = residentBytesOf(pid);
      flooder = fork(new URL('../load/flooder.ts', import.meta.url));
      const { matchID, credentials } = table;
      const flood: Flood = { kind, port, game: module.meta.id, matchID, credentials: credentials[0]! };
      flooder.send(flood);
      await pause(RISE);
      const cpu = [cpuSecondsOf(pid), cpuSecondsOf(flooder.pid!)] as const;
      const { answered: loud } = await paced(house, seconds);
      const grown = (residentBytesOf(pid) - before) / 2 ** 20;
      const spent = [cpuSecondsOf(pid) - cpu[0], cpuSecondsOf(flooder.pid!) - cpu[1]] as const;
      await kill(flooder);
      await pause(RISE);
      const [was, is] = [quantile(quiet, 0.99), quantile(loud, 0.99)];
      const halves = `p50 ${median(quiet).toFixed(1)} to ${median(loud).toFixed(1)}`;
      say(
        line(
          kind,
          `p99 ${was.toFixed(1)} to ${is.toFixed(1)} ms = ${(is / was).toFixed(1)} × (${halves}); memory ${grown < 0 ? '' : '+'}${grown.toFixed(0)} MB; CPU of the server ${percent(spent[0], seconds)}, of the flooder ${percent(spent[1], seconds)}${faultsOf(house)}`,
        ),
      );
      house.faults.clear();
    }
  } finally {
    if (flooder !== null) await kill(flooder);
    for (const each of [house, flooded]) closeHouse(each);
    await server.stop();
  }
};

const percent = (part: number, whole: number): string =>
  `${Math.round((100 * part) / (whole + RISE / 1000))} %`;
