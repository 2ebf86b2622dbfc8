import { expect, it } from 'vitest';
import { kheops } from '../../../src/game/kheops/rules.ts';
import type { Config } from '../../../src/server/config.ts';
import { browserAt } from '../support/browser-at.ts';
import { deviceAt, letterBox } from '../support/letter-box.ts';
import { mailSink } from '../support/mail-sink.ts';
import { eventually, startServer } from '../support/running-server.ts';
import { createMatch, join } from '../support/seat-client.ts';

/** A match of Kheops that waits for a member whom nobody has seen there, and how they say how they want to be told. */
const waitingForAda = async (clockSecond = 1, config: Partial<Config> = {}) => {
  const server = await startServer({ clockSecond, privateNotices: true, ...config });
  const { ask } = browserAt(server.url);
  const { member } = (await ask('POST', '/account', { name: 'Ada' })).body;
  const matchID = await createMatch(server, { numPlayers: 2 }, 'kheops');
  const sit = async (seat: number) => {
    const credentials = `of-ada-${seat}`;
    const sitting = { id: member.id, sealed: '', blockedBy: [] };
    await server.matches.send(matchID, { kind: 'sit', seat, name: 'Ada', credentials, member: sitting });
    return { seat, credentials };
  };
  return {
    server,
    ask,
    matchID,
    wish: (change: object) => ask('POST', '/account/notices', change),
    settings: async () => (await ask('GET', '/account/notices')).body,
    /** Ada sits down where it is to be her turn: the match begins as the other one comes. */
    begin: async () => {
      // Who begins is known only when it is dealt; at the other seat somebody else sits, who moves first if it is their turn.
      const ada = await sit(0);
      const ned = await join(server, matchID, 'Ned', 'kheops');
      // A turn may be more than one move.
      for (;;) {
        const { G, _stateID: stateID } = (await server.stored(matchID)).state;
        if (kheops.seatsToAct(G)[0] === ada.seat) break;
        const mover = { seat: 1, credentials: ned.credentials, stateID, id: null };
        await server.matches.send(matchID, { kind: 'move', ...mover, move: kheops.legalMoves(G, 1)[0]! });
      }
      return ada;
    },
    control: async () => (await server.store.load(matchID))!.control,
  };
};

it('a member is told as they want to be told in any match: once, and once more', async () => {
  const outside = await letterBox();
  const { wish, begin, matchID } = await waitingForAda();
  expect((await wish({ on: true, webhook: `${outside.url}/ada`, language: 'it' })).body).toMatchObject({
    on: true,
    webhook: `${outside.url}/ada`,
  });
  await begin();
  await eventually(() => outside.heard.length).toBeGreaterThanOrEqual(1);
  const letters = () => outside.heard.map(({ path, body }) => ({ path, ...JSON.parse(body.toString()) }));
  expect(letters()[0]).toMatchObject({ path: '/ada', match: matchID, reminder: false, game: 'kheops' });
  expect(letters()[0].message).toMatch(/Ada.*, tocca a te a Kheops/);
  await eventually(() => letters().filter(({ reminder }) => reminder).length).toBe(1);
});

it('a member who has a mail address is told by letter, where they have asked for it', async () => {
  const { url, letters } = await mailSink();
  const mail = { smtpUrl: url, mailFrom: 'ra@games.example', origins: ['https://games.example'] };
  const { ask, wish, begin, matchID } = await waitingForAda(1, mail);
  await ask('PUT', '/account/address', { address: 'ada@mail.example' });
  await eventually(() => letters.length).toBe(1);
  const token = letters.pop()!.text.match(/#address=(\w+)/)![1];
  await wish({ on: true, mail: true, language: 'it' });
  await ask('POST', '/account/address/confirm', { token });
  await begin();
  await eventually(() => letters.length).toBe(2);
  expect(letters.map(({ to }) => to)).toEqual([['ada@mail.example'], ['ada@mail.example']]);
  const [turn, reminder] = letters.map(({ text }) => text);
  expect(turn).toContain('Subject: Ada, tocca a te a Kheops');
  expect(turn).toContain(`https://games.example/match/kheops/${matchID}`);
  expect(turn).toContain('https://games.example/me');
  expect(reminder).toContain('Subject: Ada, tocca ancora a te a Kheops');
});

it('a webhook and a device that do not answer hold up neither letters nor the other devices', async () => {
  const outside = await letterBox();
  const { url, letters } = await mailSink();
  const mail = { smtpUrl: url, mailFrom: 'ra@games.example', origins: ['https://games.example'] };
  const { ask, wish, begin } = await waitingForAda(1, mail);
  await ask('PUT', '/account/address', { address: 'ada@mail.example' });
  await eventually(() => letters.length).toBe(1);
  await ask('POST', '/account/address/confirm', { token: letters.pop()!.text.match(/#address=(\w+)/)![1] });
  for (const path of ['/hook', '/asleep']) outside.silent.add(path);
  await wish({ on: true, mail: true, webhook: `${outside.url}/hook` });
  for (const path of ['/asleep', '/awake']) await wish({ push: deviceAt(outside.url + path) });
  await begin();
  const heardAt = (path: string) => outside.heard.filter(each => each.path === path).length;
  await eventually(() => [letters.length > 0, heardAt('/awake') > 0]).toEqual([true, true]);
  // The turn and its reminder: neither was tried again before the others were told.
  for (const path of outside.silent) expect(heardAt(path), path).toBeLessThanOrEqual(2);
});

it('with the switch off nobody is told, and what was chosen stays', async () => {
  const outside = await letterBox();
  const { wish, settings, begin, control } = await waitingForAda();
  await wish({ on: true, webhook: `${outside.url}/ada` });
  await wish({ on: false });
  const { seat } = await begin();
  await eventually(async () => (await control()).told?.[seat]).toBe(2);
  expect(outside.heard).toEqual([]);
  expect(await settings()).toMatchObject({ on: false, webhook: `${outside.url}/ada` });
});

it('in quiet hours nothing is sent: it comes when they are over', async () => {
  const outside = await letterBox();
  const { wish, begin, control } = await waitingForAda();
  const minute = (at: number) => new Date(at).getUTCHours() * 60 + new Date(at).getUTCMinutes();
  const now = Date.now();
  const quiet = { from: minute(now - 3_600_000), to: minute(now + 3_600_000), zone: 'UTC' };
  await wish({ on: true, webhook: `${outside.url}/ada`, quiet });
  const { seat } = await begin();
  await eventually(async () => (await control()).quiet?.[seat]).toBeDefined();
  const { quiet: until = {}, deadlines, told = {} } = await control();
  expect(minute(until[seat]!)).toBe(quiet.to);
  expect(deadlines.notices?.[seat]).toBe(until[seat]);
  expect([outside.heard, told[seat] ?? 0]).toEqual([[], 0]);
});

it('a webhook whose owner is gone is called no more, and its owner sees so; a trial says what came back', async () => {
  const outside = await letterBox(201, 410);
  const { wish, settings } = await waitingForAda();
  await wish({ on: true, webhook: `${outside.url}/ada` });
  expect((await wish({ trial: true })).body).toMatchObject({ answered: 201, refused: null });
  expect(JSON.parse(outside.heard[0]!.body.toString())).toMatchObject({
    kind: 'trial',
    title: 'The House of Ra',
  });
  expect((await wish({ trial: true })).status).toBe(429);
  expect(await settings()).toMatchObject({ webhook: `${outside.url}/ada`, gone: null });
});

it.each([
  [{ quiet: { from: 0, to: 1440, zone: 'UTC' } }, 'quiet.to'],
  [{ quiet: { from: 0, to: 60, zone: 'Mars/Olympus' } }, 'quiet.zone'],
  [{ webhook: 'javascript:alert(1)' }, 'webhook'],
])('refuses %j with a sentence', async (change, words) => {
  const { wish } = await waitingForAda();
  const { status, body } = await wish(change);
  expect([status, body.error]).toEqual([400, expect.stringContaining(words)]);
});

it('of a guest nothing is asked', async () => {
  const { url } = await startServer();
  expect(await browserAt(url).ask('GET', '/account/notices')).toMatchObject({ status: 401 });
});
