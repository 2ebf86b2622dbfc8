import { freePort } from '../../free-port.ts';
import { line } from '../figures.ts';
import { memoryOf } from '../inspector.ts';
import type { Page } from '../load/page.ts';
import { shippedOnSqlite } from '../servers/targets.ts';
import { paced, watchIdly } from './latency.ts';
import { closeLoad, openLoad, pause } from './load.ts';
import type { Bench } from './plan.ts';

/** For what was closed to be let go of. Milliseconds. */
const SETTLE = 2000;

/** What a socket that is only open costs, and a match in play, in memory that the server cannot give back. */
export const memory = async (bench: Bench): Promise<void> => {
  const { plan, say, module } = bench;
  const inspector = await freePort();
  const server = await shippedOnSqlite(bench, { NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}` });
  const { port } = server.running();
  const held = async () => {
    await pause(SETTLE);
    const { heapUsed, external, rss } = await memoryOf(inspector);
    return { used: heapUsed + external, rss };
  };
  const watched = await openLoad(server.target, { ...plan, module, tables: 2, first: 10_000 });
  const idle: Page[] = [];
  try {
    say('memory');
    const many = plan.idle.at(-1)!;
    // Once before, as what runs for the first time brings memory of its own.
    await watchIdly(port, bench, { idle, many: Math.ceil(many / 10), watched });
    const before = await held();
    await watchIdly(port, bench, { idle, many, watched });
    const after = await held();
    const sockets = many - Math.ceil(many / 10);
    say(line('an idle socket', `${kilobytes((after.used - before.used) / sockets)} (of ${many} that watch)`));
    for (const page of idle.splice(0)) page.close();
    const alone = await held();
    const load = await openLoad(server.target, { ...plan, module });
    await paced(load, plan.seconds);
    const inPlay = await held();
    closeLoad(load);
    say(
      line(
        'a match in play',
        `${kilobytes((inPlay.used - alone.used) / plan.tables)} with its ${plan.seats} pages (of ${plan.tables})`,
      ),
    );
    const end = await held();
    say(line('at the end, all gone', `${kilobytes(end.used)} in use, ${kilobytes(end.rss)} held`));
  } finally {
    for (const page of idle) page.close();
    closeLoad(watched);
    await server.stop();
  }
};

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;
