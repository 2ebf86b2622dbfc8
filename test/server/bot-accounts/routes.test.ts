import { expect, it } from 'vitest';
import { browserAt } from '../support/browser-at.ts';
import { startServer } from '../support/running-server.ts';

const named = (letter: string) => ({ headers: { 'idempotency-key': letter.repeat(22) } });

it('a bot that is made again, as the answer was lost, is the same one, with its token', async () => {
  const { url } = await startServer();
  const [ada, ben] = [browserAt(url), browserAt(url)];
  await ada.ask('POST', '/account', { name: 'Ada' });
  await ben.ask('POST', '/account', { name: 'Ben' });
  const make = (owner: typeof ada, asked = {}) =>
    owner.ask('POST', '/account/bots', { name: 'Scarab' }, asked);
  const first = await make(ada, named('a'));
  expect(first.status).toBe(200);
  expect(await make(ada, named('a'))).toMatchObject({ status: 200, body: first.body });
  expect((await ada.ask('GET', '/account/bots')).body.bots).toHaveLength(1);
  // By another key, for somebody else, or once that token is worth nothing any more, the name is taken.
  for (const asked of [{}, named('b')]) expect((await make(ada, asked)).body.reason).toBe('name-taken');
  expect((await make(ben, named('a'))).body.reason).toBe('name-taken');
  await ada.ask('POST', `/account/bots/${first.body.bot.id}/token`, {});
  expect((await make(ada, named('a'))).body.reason).toBe('name-taken');
});
