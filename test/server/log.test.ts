import { expect, it } from 'vitest';
import { createLog } from '../../src/server/log.ts';
import { keptLog } from './support/kept-log.ts';
import { startServer } from './support/running-server.ts';

const linesOf = (log: (logger: ReturnType<typeof createLog>) => void) => {
  const written = keptLog();
  log(createLog('trace', written));
  return written.lines();
};

it('what is secret is not written, wherever it stands in what is logged', () => {
  const seal = { seed: 'secret-1', salt: 'secret-2' };
  const [line] = linesOf(log =>
    log.info(
      {
        credentials: 'secret-3',
        body: { playerCredentials: 'secret-4' },
        match: { id: 'm1', control: { seal }, state: { G: 'secret-5' } },
        headers: { authorization: 'secret-6', cookie: 'secret-7' },
        deep: { match: { seal } },
        view: { hand: ['secret-8'] },
      },
      'something',
    ),
  );
  expect(line).not.toContain('secret-');
  expect(JSON.parse(line!)).toMatchObject({ msg: 'something', match: { id: 'm1', control: '[secret]' } });
});

it('of an error what it says, where, and why: not what the driver was asked to store', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    detail: 'secret-1',
    command: { args: ['secret-2'] },
  });
  const error = Object.assign(new Error('cannot store now', { cause }), {
    code: '23505',
    parameters: ['secret-3'],
  });
  const [line] = linesOf(log => log.error({ err: error }, 'failed'));
  expect(line).not.toContain('secret-');
  expect(JSON.parse(line!).err).toMatchObject({
    type: 'Error',
    message: 'cannot store now',
    code: '23505',
    stack: expect.stringContaining('log.test.ts'),
    cause: { message: 'duplicate key' },
  });
  expect(linesOf(log => log.error({ err: 'text' }, 'failed'))[0]).toContain('"message":"text"');
});

it('a request has an id, on its answer and in the log, and is logged at debug without address or query', async () => {
  const written = keptLog();
  const server = await startServer({ logLevel: 'debug' }, undefined, undefined, undefined, written);
  const { headers } = await fetch(`${server.url}/games/ra?isGameover=false`);
  const id = headers.get('x-request-id');
  expect(id).toMatch(/^[\w-]{12}$/);
  const lines = written.lines().map(line => JSON.parse(line));
  expect(lines.find(({ request }) => request === id)).toMatchObject({
    level: 20,
    method: 'GET',
    path: '/games/ra',
    status: 200,
  });
  for (const line of written.lines()) expect(line).not.toMatch(/127\.0\.0\.1|isGameover/);
});

it('at info nothing is logged of who comes and goes', async () => {
  const written = keptLog();
  const server = await startServer({ logLevel: 'info' }, undefined, undefined, undefined, written);
  await server.get('/games/ra');
  await server.post('/games/ra/create', { numPlayers: 2 });
  expect(written.lines()).toEqual([]);
});

it('a request that fails inside is found in the log by the id on its answer', async () => {
  const written = keptLog();
  const server = await startServer({ logLevel: 'error' }, undefined, undefined, undefined, written);
  await server.store.close();
  const { headers, status } = await fetch(`${server.url}/games/ra/nosuchmatch`);
  expect(status).toBe(500);
  const line = written.lines().find(text => text.includes(headers.get('x-request-id')!));
  expect(JSON.parse(line!)).toMatchObject({
    level: 50,
    msg: 'a request failed',
    path: '/games/ra/nosuchmatch',
  });
});
