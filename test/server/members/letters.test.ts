import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { browserAt } from '../support/browser-at.ts';
import { mailSink } from '../support/mail-sink.ts';
import { eventually, NO_LIMITS, startServer } from '../support/running-server.ts';

const PUBLIC = 'https://games.example';
const withMail = async () => {
  const sink = await mailSink();
  const server = await startServer({
    origins: [PUBLIC],
    smtpUrl: sink.url,
    mailFrom: 'The House of Ra <ra@games.example>',
  });
  const next = async () => {
    await eventually(() => sink.letters.length).toBe(1);
    return sink.letters.pop()!;
  };
  return { server, next };
};
const tokenIn = (text: string): string => text.match(/#\w+=(\w+)/)![1]!;

it('a member confirms an address, loses everything, and comes back by a letter', async () => {
  const { server, next } = await withMail();
  const { ask } = browserAt(server.url);
  await ask('POST', '/account', { name: 'Ada' });
  expect((await ask('GET', '/account/address')).body).toEqual({ isOffered: true, address: null });
  expect((await ask('PUT', '/account/address', { address: 'ada@mail.example' })).status).toBe(200);
  const asking = await next();
  expect(asking).toMatchObject({ from: 'ra@games.example', to: ['ada@mail.example'] });
  expect(asking.text).toContain('Auto-Submitted: auto-generated');
  // The mail is read on another device, and there is nobody signed in.
  const phone = browserAt(server.url);
  const token = tokenIn(asking.text);
  expect((await phone.ask('POST', '/account/address/confirm', { token })).status).toBe(401);
  expect((await ask('POST', '/account/address/confirm', { token })).status).toBe(200);
  expect((await ask('POST', '/account/address/confirm', { token })).body.reason).toBe('link');
  expect((await ask('GET', '/account/address')).body.address).toBe('ada@mail.example');

  const way = await phone.ask('POST', '/account/session/letter', {
    address: 'ada@mail.example',
    language: 'it',
  });
  expect(way.body).toEqual({});
  const back = await next();
  expect(back.text).toContain('mezz’ora');
  // Links lead to the site as others know it, whatever name the letter was asked for by.
  expect(back.text).toContain(`${PUBLIC}/sign-in#device=`);
  expect((await phone.ask('POST', '/account/session', { token: tokenIn(back.text) })).status).toBe(200);
  expect(await phone.name()).toBe('Ada');
});

it('whether somebody comes back by an address is not told', async () => {
  const { server, next } = await withMail();
  const { ask } = browserAt(server.url);
  const answer = await ask('POST', '/account/session/letter', { address: 'nobody@mail.example' });
  expect(answer).toMatchObject({ status: 200, body: {} });
  await expect(Promise.race([next(), new Promise(end => setTimeout(end, 200, 'no letter'))])).resolves.toBe(
    'no letter',
  );
});

it('four letters an hour go to one address, and of one member', async () => {
  const { server } = await withMail();
  const { ask } = browserAt(server.url);
  await ask('POST', '/account', { name: 'Ada' });
  const sent = async (method: string, path: string, address: string) =>
    (await ask(method, path, { address })).status;
  for (let i = 0; i < 4; i++) expect(await sent('PUT', '/account/address', `${i}@mail.example`)).toBe(200);
  expect(await sent('PUT', '/account/address', '4@mail.example')).toBe(429);
  for (let i = 0; i < 3; i++)
    expect(await sent('POST', '/account/session/letter', '0@mail.example')).toBe(200);
  expect(await sent('POST', '/account/session/letter', '0@MAIL.example')).toBe(429);
});

it('without a mail server nothing is offered', async () => {
  const server = await startServer();
  const { ask } = browserAt(server.url);
  await ask('POST', '/account', { name: 'Ada' });
  expect((await ask('GET', '/account/session/ways')).body).toEqual({ letter: false });
  expect((await ask('GET', '/account/address')).body).toEqual({ isOffered: false, address: null });
  for (const [method, path] of [
    ['PUT', '/account/address'],
    ['POST', '/account/session/letter'],
  ] as const)
    expect((await ask(method, path, { address: 'ada@mail.example' })).body.reason).toBe('no-letters');
});

it.each([
  'ada',
  'ada@',
  'a b@mail.example',
  'ada@mail.example\r\nBcc: eve@mail.example',
  'Ada <ada@mail.example>',
])('no letter is sent to %j', async address => {
  const { server } = await withMail();
  const { ask } = browserAt(server.url);
  const answer = await ask('POST', '/account/session/letter', { address });
  expect(answer.body.error).toBe('address: must be a mail address');
});

it('the log says that a letter was not taken, and neither to whom nor by which password', async () => {
  const lines: string[] = [];
  const logTo = new Writable({
    write: (line, _, done) => {
      lines.push(String(line));
      done();
    },
  });
  const smtpUrl = 'smtp://user:pass-of-the-house@127.0.0.1:1';
  const server = await startServer(
    { origins: [PUBLIC], smtpUrl, mailFrom: 'ra@games.example', logLevel: 'debug', limits: NO_LIMITS },
    undefined,
    undefined,
    undefined,
    logTo,
  );
  const { ask, cookie } = browserAt(server.url);
  const { body } = await ask('POST', '/account', { name: 'Ada' });
  await ask('PUT', '/account/address', { address: 'ada@mail.example' });
  await eventually(() => lines.filter(line => line.includes('a letter could not be sent')).length).toBe(1);
  await ask('POST', '/account/session', { name: 'Ada', code: body.codes[0] });
  const secrets = ['ada@mail', 'pass-of-the-house', cookie().split('=')[1]!, ...body.codes];
  expect(secrets.filter(secret => lines.some(line => line.includes(secret)))).toEqual([]);
});
