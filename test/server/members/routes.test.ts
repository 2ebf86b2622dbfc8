import { expect, it } from 'vitest';
import { browserAt } from '../support/browser-at.ts';
import { startServer } from '../support/running-server.ts';

it('a guest keeps a name, signs out, and comes back by a code', async () => {
  const { url } = await startServer();
  const { ask } = browserAt(url);
  expect((await ask('GET', '/account')).body).toEqual({ member: null });
  const joined = await ask('POST', '/account', { name: 'Ada', settings: { theme: 'dark' } });
  expect(joined.status).toBe(200);
  expect(joined.set).toMatch(/^session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect((await ask('GET', '/account')).body.member).toMatchObject({
    name: 'Ada',
    settings: { theme: 'dark' },
  });
  expect((await ask('GET', '/account/ways-in')).body).toMatchObject({
    passkeys: [],
    devices: [{ device: 'Firefox, Linux', isThis: true }],
    codesLeft: 10,
  });
  await ask('DELETE', '/account/session');
  expect((await ask('GET', '/account')).body).toEqual({ member: null });
  const [code] = joined.body.codes;
  expect((await ask('POST', '/account/session', { name: 'ada', code })).body.member.name).toBe('Ada');
  expect((await ask('POST', '/account/session', { name: 'ada', code })).body).toMatchObject({
    reason: 'code',
  });
});

const named = (letter: string) => ({ headers: { 'idempotency-key': letter.repeat(22) } });

it('a name that is kept again, as the answer was lost, is the same member’s, with codes that sign in', async () => {
  const { url } = await startServer();
  const [lost, again] = [browserAt(url), browserAt(url)];
  const first = await lost.ask('POST', '/account', { name: 'Ada' }, named('a'));
  const second = await again.ask('POST', '/account', { name: 'Ada' }, named('a'));
  expect(second).toMatchObject({ status: 200, body: { member: first.body.member }, set: first.set });
  expect(await again.name()).toBe('Ada');
  // The browser has read the cookie, and not the answer.
  expect(await again.ask('POST', '/account', { name: 'Ada' }, named('a'))).toMatchObject({ status: 200 });
  expect((await again.ask('GET', '/account/ways-in')).body).toMatchObject({
    codesLeft: 10,
    devices: [{ isThis: true }],
  });
  const both = await Promise.all(
    [lost, again].map(() => browserAt(url).ask('POST', '/account', { name: 'Ben' }, named('b'))),
  );
  expect(both.map(({ body }) => body.member.name)).toEqual(['Ben', 'Ben']);
});

it('by another key, or for somebody who is signed in, it is refused', async () => {
  const { url } = await startServer();
  const [ada, ben] = [browserAt(url), browserAt(url)];
  await ada.ask('POST', '/account', { name: 'Ada' }, named('a'));
  for (const asked of [{}, named('b')])
    expect((await browserAt(url).ask('POST', '/account', { name: 'Ada' }, asked)).body.reason).toBe(
      'name-taken',
    );
  await ben.ask('POST', '/account', { name: 'Ben' }, named('b'));
  expect((await ben.ask('POST', '/account', { name: 'Ada' }, named('a'))).body.reason).toBe('signed-in');
  await ada.ask('DELETE', '/account/session');
  expect((await ada.ask('POST', '/account', { name: 'Ada' }, named('a'))).body.reason).toBe('name-taken');
});

it('a cookie is looked at only where it is said which page asks, and no page of another site may', async () => {
  const { url } = await startServer();
  const { ask } = browserAt(url);
  await ask('POST', '/account', { name: 'Ada' });
  expect(await ask('PUT', '/account/name', { name: 'Eve' }, { origin: null })).toMatchObject({ status: 401 });
  expect(
    await ask('PUT', '/account/name', { name: 'Eve' }, { origin: 'https://elsewhere.example' }),
  ).toMatchObject({
    status: 403,
  });
  expect((await ask('PUT', '/account/name', { name: 'Eve' })).body.member.name).toBe('Eve');
});

it('on https the cookie can be set by nobody else', async () => {
  const { url } = await startServer({ origins: ['https://games.example'] });
  const { ask } = browserAt(url);
  const { set } = await ask('POST', '/account', { name: 'Ada' }, { origin: 'https://games.example' });
  expect(set).toMatch(/^__Host-session=.*; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
});

it.each([
  [{ name: 'A' }, 'name: must have at least 2 characters'],
  [{ name: '👨‍👩‍👧‍👦' }, 'name: must have at least 2 characters'],
  [{ name: 'é'.normalize('NFD') }, 'name: must have at least 2 characters'],
  [{ name: 'Ada', settings: { theme: [] } }, 'settings.theme'],
  [{ name: 'Ada', admin: true }, 'unknown key "admin"'],
])('refuses %j with a sentence', async (body, words) => {
  const { url } = await startServer();
  const answer = await browserAt(url).ask('POST', '/account', body);
  expect(answer.status).toBe(400);
  expect(answer.body.error).toContain(words);
});

it('codes of one name may be guessed twenty times an hour from one address', async () => {
  const { url } = await startServer();
  const { ask } = browserAt(url);
  const statuses: number[] = [];
  for (let i = 0; i < 21; i++)
    statuses.push((await ask('POST', '/account/session', { name: 'Ada', code: `aaaa-${i}` })).status);
  expect(statuses).toEqual([...Array(20).fill(403), 429]);
  expect((await ask('POST', '/account/session', { name: 'Ned', code: 'aaaa' })).status).toBe(403);
});

it('another name is the same member’s, and metrics count who came in and who did not', async () => {
  const metricsToken = 'a-token-of-24-characters';
  const { url } = await startServer({ metricsToken });
  const { ask } = browserAt(url);
  const { member, codes } = (await ask('POST', '/account', { name: 'Ada' })).body;
  await browserAt(url).ask('POST', '/account', { name: 'Ned' });
  expect((await ask('PUT', '/account/name', { name: 'NED' })).body.reason).toBe('name-taken');
  const renamed = await ask('PUT', '/account/name', { name: '👨‍👩‍👧‍👦x' });
  expect(renamed.body.member).toMatchObject({ id: member.id, name: '👨‍👩‍👧‍👦x' });
  expect((await ask('POST', '/account/session', { name: 'Ada', code: codes[0] })).status).toBe(403);
  await ask('POST', '/account/session', { name: '👨‍👩‍👧‍👦x', code: codes[0] });
  expect((await browserAt(url).ask('POST', '/account', { name: 'ada' })).status).toBe(200);
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const lines = (await answer.text()).split('\n').filter(line => line.startsWith('sign_ins_'));
  expect(lines.toSorted()).toEqual([
    'sign_ins_refused_total{reason="code"} 1',
    'sign_ins_refused_total{reason="name-taken"} 1',
    'sign_ins_total{way="code"} 1',
    'sign_ins_total{way="new"} 3',
  ]);
});

it('whoever is called otherwise is so where they sit, and not where the match is over', async () => {
  const { url } = await startServer();
  const { ask } = browserAt(url);
  await ask('POST', '/account', { name: 'Ada' });
  const tables = [];
  for (const _ of ['over', 'waiting']) {
    const { matchID } = (await ask('POST', '/games/kheops/create', { numPlayers: 2 })).body;
    const seat = (await ask('POST', `/games/kheops/${matchID}/join`, { playerName: 'Ada' })).body;
    tables.push({ path: `/games/kheops/${matchID}`, ...seat });
  }
  const [over, waiting] = tables;
  await browserAt(url).ask('POST', `${over!.path}/join`, { playerName: 'Ned' });
  const giveUp = { playerID: over!.playerID, credentials: over!.playerCredentials };
  expect((await ask('POST', `${over!.path}/resign`, giveUp)).status).toBe(200);
  expect((await ask('PUT', '/account/name', { name: 'Tiye' })).body.member.name).toBe('Tiye');
  const nameAt = async (path: string) => (await ask('GET', path)).body.players[0].name;
  expect(await nameAt(waiting!.path)).toBe('Tiye');
  expect(await nameAt(over!.path)).toBe('Ada');
});
