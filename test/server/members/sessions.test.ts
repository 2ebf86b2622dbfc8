import { expect, it } from 'vitest';
import { authenticator } from '../support/authenticator.ts';
import { browserAt } from '../support/browser-at.ts';
import { NO_LIMITS, startServer } from '../support/running-server.ts';

const PUBLIC = 'https://games.example';

it('a cookie that was stolen is of no use once its device was signed out', async () => {
  const { url } = await startServer();
  const [owner, phone, thief] = [browserAt(url), browserAt(url), browserAt(url)];
  await owner.ask('POST', '/account', { name: 'Ada' });
  const { token } = (await owner.ask('POST', '/account/link', {})).body;
  await phone.ask('POST', '/account/session', { token });
  thief.steal(phone.cookie());
  expect(await thief.name()).toBe('Ada');
  const { devices } = (await owner.ask('GET', '/account/ways-in')).body;
  const { id } = devices.find((each: { isThis: boolean }) => !each.isThis);
  expect((await owner.ask('DELETE', `/account/devices/${id}`)).status).toBe(200);
  expect(await thief.name()).toBeNull();
  for (const [method, path, body] of [
    ['GET', '/account/ways-in'],
    ['PUT', '/account/name', { name: 'Eve' }],
    ['POST', '/account/link', {}],
    ['POST', '/account/codes', {}],
    ['PUT', '/account/settings', { settings: {} }],
    ['DELETE', `/account/devices/${id}`],
  ] as const)
    expect([path, (await thief.ask(method, path, body)).body.reason]).toEqual([path, 'signed-out']);
  expect(await owner.name()).toBe('Ada');
});

it('nobody signs out a device that is not theirs', async () => {
  const { url } = await startServer();
  const [ada, ned] = [browserAt(url), browserAt(url)];
  await ada.ask('POST', '/account', { name: 'Ada' });
  await ned.ask('POST', '/account', { name: 'Ned' });
  const [device] = (await ada.ask('GET', '/account/ways-in')).body.devices;
  expect((await ned.ask('DELETE', `/account/devices/${device.id}`)).status).toBe(404);
  expect(await ada.name()).toBe('Ada');
});

it('who signs in again where somebody was leaves no session behind', async () => {
  const { url } = await startServer();
  const { ask, cookie, steal, name } = browserAt(url);
  const { codes } = (await ask('POST', '/account', { name: 'Ada' })).body;
  const before = cookie();
  expect((await ask('POST', '/account', { name: 'Ned' })).body.reason).toBe('signed-in');
  await ask('POST', '/account/session', { name: 'Ada', code: codes[0] });
  expect((await ask('GET', '/account/ways-in')).body.devices).toHaveLength(1);
  steal(before);
  expect(await name()).toBeNull();
});

it('a browser keeps the cookie as long as it is used', async () => {
  const { url } = await startServer({ origins: [PUBLIC] });
  const { ask, cookie } = browserAt(url, { origin: PUBLIC });
  await ask('POST', '/account', { name: 'Ada' });
  // Pages say nothing of themselves where they only read.
  const { set } = await ask('GET', '/account', undefined, { origin: null });
  expect(set).toBe(`${cookie()}; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax; Secure`);
  expect((await browserAt(url).ask('GET', '/account')).set).toBeNull();
});

it('on https a cookie that a neighbour could have set does not count', async () => {
  const { url } = await startServer({ origins: [PUBLIC], trustProxy: 1 });
  const eve = browserAt(url);
  await eve.ask('POST', '/account', { name: 'Eve' });
  expect(eve.cookie()).toMatch(/^session=/);
  const secure = { origin: PUBLIC };
  const proxied = { origin: null, headers: { 'x-forwarded-proto': 'https' } };
  for (const asked of [secure, proxied])
    expect((await eve.ask('GET', '/account', undefined, asked)).body.member).toBeNull();
  const ada = browserAt(url, secure);
  await ada.ask('POST', '/account', { name: 'Ada' });
  const planted = browserAt(url);
  planted.steal(`${eve.cookie()}; ${ada.cookie()}`);
  for (const asked of [secure, proxied])
    expect((await planted.ask('GET', '/account', undefined, asked)).body.member.name).toBe('Ada');
});

it('below a path the cookie is the whole host’s, as its name asks for', async () => {
  const { url } = await startServer({ origins: [PUBLIC], basePath: '/ra/' });
  const { ask } = browserAt(url, { origin: PUBLIC });
  const { set } = await ask('POST', '/ra/account', { name: 'Ada' });
  expect(set).toMatch(/^__Host-session=.*; Path=\/;.*; Secure$/);
});

it('whoever guesses the codes of a name is shut out, and not its member, by code or by passkey', async () => {
  const { url } = await startServer({ origins: [PUBLIC], trustProxy: 1 });
  const ada = browserAt(url, { origin: PUBLIC });
  const key = authenticator(PUBLIC);
  const { options } = (await ada.ask('POST', '/account/passkeys/begin', { name: 'Ada' })).body;
  const { codes } = (await ada.ask('POST', '/account', { name: 'Ada', passkey: key.make(options) })).body;
  const guess = (i: number, code: string) =>
    browserAt(url).ask(
      'POST',
      '/account/session',
      { name: 'АDA', code },
      { headers: { 'x-forwarded-for': `10.1.${i >> 8}.${i & 255}` } },
    );
  for (let i = 0; i < 20; i++) expect((await guess(7, 'aaaa-bbbb-cccc')).status).toBe(403);
  // From there also the right one.
  expect((await guess(7, codes[0])).body.reason).toBe('too-often');
  expect((await guess(300, codes[0])).status).toBe(200);
  expect(await ada.name()).toBe('Ada');
  const elsewhere = browserAt(url, { origin: PUBLIC });
  const asked = (await elsewhere.ask('POST', '/account/session/begin', {})).body.options;
  expect((await elsewhere.ask('POST', '/account/session', { passkey: key.sign(asked) })).status).toBe(200);
  expect(await elsewhere.name()).toBe('Ada');
});

it('one address signs in thirty times a minute, and makes sixty members an hour', async () => {
  const { signInsPerMinute, membersPerHour } = { signInsPerMinute: 3, membersPerHour: 2 };
  const { url } = await startServer({ limits: { ...NO_LIMITS, signInsPerMinute, membersPerHour } });
  const { ask } = browserAt(url);
  const tries = async (path: string, body: (i: number) => object) => {
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await ask('POST', path, body(i))).status);
    return statuses;
  };
  expect(await tries('/account/session', i => ({ token: `${i}` }))).toEqual([410, 410, 410, 429]);
  expect(await tries('/account', i => ({ name: `Ada ${i}` }))).toEqual([200, 409, 429, 429]);
});

it('what changes something counts among what an address may write, however it is sent', async () => {
  const { url } = await startServer({ limits: { ...NO_LIMITS, writesPerMinute: 2 } });
  const { ask } = browserAt(url);
  const statuses: number[] = [];
  for (const method of ['PUT', 'DELETE', 'PUT', 'GET'])
    statuses.push((await ask(method, '/account/address', method === 'GET' ? undefined : {})).status);
  expect(statuses).toEqual([401, 401, 429, 401]);
});
