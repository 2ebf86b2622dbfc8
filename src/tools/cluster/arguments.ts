import { parseArgs } from 'node:util';
import { wholeNumber } from '../command.ts';

export type Arguments = {
  /** Where pages go; the nodes take the ports after it. */
  readonly port: number;
  readonly nodes: number;
  /** Where the database is kept, or null for one that is gone afterwards. */
  readonly directory: string | null;
};

export const USAGE = `usage: npm run cluster -- [options]
  --nodes N         how many servers (default 2)
  --port N          where pages go; each server also listens at one of the ports after it (default 8000)
  --directory DIR   keep the database there (default: one that is removed at the end)
With DATABASE_URL or REDIS_URL those are used; otherwise a PostgreSQL and a Redis are started for as long as this runs.
Every other variable of the environment is the servers'. Ends with Ctrl-C.
`;

/** What the command line asks for. @throws an Error with one sentence */
export const parseArguments = (argv: readonly string[]): Arguments => {
  const { values } = parseArgs({
    args: [...argv],
    strict: true,
    allowPositionals: false,
    options: {
      nodes: { type: 'string', default: '2' },
      port: { type: 'string', default: '8000' },
      directory: { type: 'string' },
    },
  });
  const nodes = wholeNumber('--nodes', values.nodes, 1, 16);
  if (values.directory === '') throw new Error('--directory: a folder');
  return {
    nodes,
    port: wholeNumber('--port', values.port, 1, 65_535 - nodes),
    directory: values.directory ?? null,
  };
};
