import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Command, parsedOr, type Streams } from '../command.ts';
import { type Arguments, parseArguments, USAGE } from './arguments.ts';
import { missingEngines, startEngines } from './engines.ts';
import { keepNode } from './nodes.ts';
import { startProxy } from './proxy.ts';

/** What `npm run build` makes. */
const MAIN = fileURLToPath(new URL('../../../dist/server/main.js', import.meta.url));

/** `npm run cluster`: several servers on one database, with a proxy before them, until it is told to end. */
export const cluster: Command = async (words, streams) => {
  const wanted = parsedOr(parseArguments, words, USAGE, streams);
  if (wanted === null) return 2;
  const missing = [
    ...missingEngines(process.env),
    ...(existsSync(MAIN) ? [] : ['the server is not built: npm run build']),
  ];
  if (missing.length > 0) {
    streams.err(`${missing.join('\n')}\n`);
    return 1;
  }
  try {
    await runCluster(wanted, streams);
    return 0;
  } catch (error) {
    // A program that could not do its work says why on its own.
    const { message, stderr = '' } = error as Error & { readonly stderr?: Buffer | string };
    streams.err(`${message}\n${stderr}`);
    return 1;
  }
};

const runCluster = async ({ nodes, port, directory }: Arguments, { out, err }: Streams): Promise<void> => {
  const told = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const engines = await startEngines(process.env, directory);
  const env = { ...process.env, DATABASE_URL: engines.databaseUrl, REDIS_URL: engines.redisUrl };
  const running = Array.from({ length: nodes }, (_, i) => keepNode(MAIN, env, port + 1 + i, err));
  try {
    const proxy = await startProxy(
      port,
      running.map(node => node.port),
    );
    out(`pages: http://localhost:${port}, which sends each connection to one of\n`);
    for (const node of running) out(`  http://localhost:${node.port} (process ${node.pid()})\n`);
    out('End one of them (kill -9) and see its pages go on at another. Ctrl-C ends all.\n');
    await told;
    await proxy.close();
  } finally {
    // The servers first, as they give back what they have claimed in the database.
    await Promise.all(running.map(node => node.stop()));
    await engines.close();
  }
};
