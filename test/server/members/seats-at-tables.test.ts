import { expect, it, vi } from 'vitest';
import {
  type Browser,
  browserAt,
  knownMember,
  memberAt,
  otherDevice,
  sitDownAt,
  tableOf,
} from '../support/member-browser.ts';
import { NO_LIMITS, nextEvent, startServer } from '../support/running-server.ts';
import { enterWaiting } from '../support/seat-client.ts';
import { onPostgres } from '../support/storages.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
const playersAt = async (server: { readonly get: (path: string) => Promise<any> }, id: string) =>
  (await server.get(`/games/ra/${id}`)).body.players;
const namesAt = async (server: Parameters<typeof playersAt>[0], id: string) =>
  (await playersAt(server, id)).map(({ name }: { name?: string }) => name);

it('a member sits down as themselves; another device of theirs is given the same seat, and nobody else’s is', async () => {
  const server = await startServer();
  const ada = await memberAt(server.url, 'Ada');
  const id = await tableOf(ada, 2);
  const seat = (await sitDownAt(ada, id, 'Somebody')).body;
  expect(seat).toEqual({ playerID: '0', playerCredentials: expect.any(String) });
  expect(await playersAt(server, id)).toMatchObject([{ id: 0, name: 'Ada', member: ada.id }, { id: 1 }]);
  const phone = await otherDevice(ada, server.url);
  const mine = `/games/ra/${id}/my-seat`;
  expect((await phone.ask('POST', mine, {})).body).toEqual({ ...seat, playerName: 'Ada' });
  // A page that knows nothing of it, and asks to sit down.
  expect((await sitDownAt(phone, id)).body).toEqual(seat);
  const ned = await memberAt(server.url, 'Ned');
  expect((await ned.ask('POST', mine, {})).body).toMatchObject({ reason: 'no-seat' });
  expect((await browserAt(server.url).ask('POST', mine, {})).status).toBe(401);
  await sitDownAt(ned, id);
  // The match has begun, and it is theirs on the phone all the same.
  expect((await sitDownAt(phone, id)).body).toEqual(seat);
});

it('a device that is signed out loses the seats it had open and knew of; the others ask for what they are now', async () => {
  const server = await startServer();
  const ada = await memberAt(server.url, 'Ada');
  const phone = await otherDevice(ada, server.url);
  const matchID = await tableOf(ada, 2);
  const { playerID: seat, playerCredentials: credentials } = (await sitDownAt(ada, matchID)).body;
  const page = await enterWaiting(server, { game: 'ra', matchID, seat, credentials });
  const refused = nextEvent(page, 'refused');
  const { devices } = (await ada.ask('GET', '/account/ways-in')).body;
  const other = devices.find(({ isThis }: { isThis: boolean }) => !isThis);
  expect((await ada.ask('DELETE', `/account/devices/${other.id}`)).status).toBe(200);
  expect(await refused).toEqual([matchID, null, 'credentials']);
  const leave = (as: string) =>
    phone.ask('POST', `/games/ra/${matchID}/leave`, { playerID: seat, credentials: as });
  expect((await leave(credentials)).status).toBe(403);
  expect((await phone.ask('POST', `/games/ra/${matchID}/my-seat`, {})).status).toBe(401);
  const now = (await ada.ask('POST', `/games/ra/${matchID}/my-seat`, {})).body;
  expect(now).toMatchObject({ playerID: seat, playerName: 'Ada' });
  expect(now.playerCredentials).not.toBe(credentials);
  expect(await server.store.tables.rows('SELECT member FROM seats_to_rekey')).toEqual([]);
  // So it is where a device signs itself out.
  await ada.ask('DELETE', '/account/session');
  expect((await leave(now.playerCredentials)).status).toBe(403);
});

it('who signs in where another is signed in is let in, though the seats of the other cannot be given new secrets yet', async () => {
  const server = await startServer();
  const [ada, ben] = [await knownMember(server, 'Ada'), await knownMember(server, 'Ben')];
  await sitDownAt(ada, await tableOf(ada, 2));
  const { token } = (await ben.ask('POST', '/account/link', {})).body;
  const former = browserAt(server.url, ada.cookie());
  vi.spyOn(server.matches, 'send').mockRejectedValueOnce(new Error('damaged'));
  expect((await ada.ask('POST', '/account/session', { token })).status).toBe(200);
  expect((await ada.ask('GET', '/account')).body.member.name).toBe('Ben');
  expect((await former.ask('GET', '/account')).body.member).toBeNull();
  expect(await server.store.tables.rows('SELECT member FROM seats_to_rekey')).toEqual([{ member: ada.id }]);
});

onPostgres('two nodes', cluster => {
  it('whose seat it is, and its secret, is known at the other node at once', async () => {
    const databaseUrl = await cluster().createDatabase();
    const [here, there] = [await startServer({ databaseUrl }), await startServer({ databaseUrl })];
    const ada = await memberAt(here.url, 'Ada');
    const id = await tableOf(ada, 2);
    const phone = await otherDevice(ada, there.url);
    const seat = (await sitDownAt(ada, id)).body;
    expect((await phone.ask('POST', `/games/ra/${id}/my-seat`, {})).body).toMatchObject(seat);
    // Both at the same moment: one seat.
    const other = await tableOf(ada, 3);
    const both = await Promise.all([sitDownAt(ada, other), sitDownAt(phone, other)]);
    expect(both[0].body).toEqual(both[1].body);
    expect((await playersAt(there, other)).filter(({ member }: { member?: string }) => member)).toHaveLength(
      1,
    );
    const eve = await memberAt(there.url, 'Eve');
    await ada.ask('POST', '/account/blocks', { member: eve.id });
    expect((await sitDownAt(eve, other)).body).toMatchObject({ reason: 'blocked' });
  });
});

it('a guest takes no member’s name: not to sit down, nor afterwards; a quick match puts a number behind it', async () => {
  const server = await startServer();
  const ada = await memberAt(server.url, 'Ada');
  const guest = browserAt(server.url);
  const id = await tableOf(guest, 3);
  for (const name of ['Ada', 'аda', ' A D A'.trim()]) {
    expect(await sitDownAt(guest, id, name)).toMatchObject({ status: 409, body: { reason: 'members-name' } });
  }
  const { playerID, playerCredentials: credentials } = (await sitDownAt(guest, id, 'Bea')).body;
  const rename = (newName: string) =>
    guest.ask('POST', `/games/ra/${id}/update`, { playerID, credentials, newName });
  expect((await rename('ada')).body).toMatchObject({ reason: 'members-name' });
  const quick = await guest.ask('POST', '/games/ra/quick', { numPlayers: 4, playerName: 'Ada' });
  expect(quick.body.playerName).toBe('Ada 2');
  const own = (await sitDownAt(ada, id)).body;
  const asEve = { playerID: own.playerID, credentials: own.playerCredentials, newName: 'Eve' };
  expect((await ada.ask('POST', `/games/ra/${id}/update`, asEve)).body).toMatchObject({
    reason: 'members-seat',
  });
  expect(await namesAt(server, id)).toEqual(['Bea', 'Ada', undefined]);
});

it('a guest who is going to sit down by a member’s name makes no table', async () => {
  const server = await startServer();
  const ada = await memberAt(server.url, 'Ada');
  const make = (browser: Browser, playerName: string) =>
    browser.ask('POST', '/games/ra/create', { numPlayers: 3, setupData: {}, playerName });
  expect(await make(browserAt(server.url), 'аda')).toMatchObject({
    status: 409,
    body: { reason: 'members-name' },
  });
  const listed = async () => (await server.get('/games/ra?stage=open')).body.matches;
  expect(await listed()).toEqual([]);
  expect((await make(ada, 'Ada')).status).toBe(200);
  expect((await make(browserAt(server.url), 'Bea')).status).toBe(200);
  expect(await listed()).toHaveLength(2);
});

it('the number that tells a guest from another at the table makes no member’s name', async () => {
  const server = await startServer();
  await memberAt(server.url, 'Ned 2');
  const id = await tableOf(browserAt(server.url), 4);
  for (let i = 0; i < 3; i++) await sitDownAt(browserAt(server.url), id, 'Ned');
  expect(await namesAt(server, id)).toEqual(['Ned', 'Ned 3', 'Ned 4', undefined]);
});

it('a quick match of a member’s is theirs on each device, and they sit there once', async () => {
  const server = await startServer();
  const ada = await memberAt(server.url, 'Ada');
  const phone = await otherDevice(ada, server.url);
  const ask = { numPlayers: 3, playerName: 'Whoever' };
  const first = (await ada.ask('POST', '/games/ra/quick', ask)).body;
  expect(first.playerName).toBe('Ada');
  expect((await phone.ask('POST', '/games/ra/quick', ask)).body).toEqual(first);
});

it('what a guest holds comes along once they keep their name, each where its secret is right', async () => {
  const server = await startServer();
  const guest = browserAt(server.url);
  const other = browserAt(server.url);
  const waiting = await tableOf(guest, 3);
  const over = await tableOf(guest, 2);
  const seatAt = async (browser: typeof guest, matchID: string, name: string) => {
    const { playerID, playerCredentials: credentials } = (await sitDownAt(browser, matchID, name)).body;
    return { game: 'ra', matchID, playerID, credentials };
  };
  const first = await seatAt(guest, waiting, 'Ada');
  const second = await seatAt(guest, over, 'Ada L.');
  const { playerID, credentials, matchID } = await seatAt(other, over, 'Ned');
  await other.ask('POST', `/games/ra/${matchID}/resign`, { playerID, credentials });
  const neds = { game: 'ra', matchID: over, playerID, credentials: 'guess' };
  const nowhere = { ...first, matchID: 'nosuchmatch' };
  await guest.ask('POST', '/account', { name: 'Ada' });
  const bring = (seats: unknown[]) => guest.ask('POST', '/account/seats', { seats });
  expect((await bring([first, second, neds, nowhere])).body).toEqual({
    refused: [null, null, 'credentials', 'unknown-match'],
  });
  expect((await bring([first])).body).toEqual({ refused: [null] });
  const phone = await otherDevice(guest, server.url);
  expect((await phone.ask('POST', `/games/ra/${over}/my-seat`, {})).body.playerCredentials).toBe(
    second.credentials,
  );
  // What is over keeps the name by which it was played.
  expect(await namesAt(server, over)).toEqual(['Ada L.', 'Ned']);
  const thief = await memberAt(server.url, 'Eve');
  expect((await thief.ask('POST', '/account/seats', { seats: [first] })).body).toEqual({
    refused: ['members-seat'],
  });
  expect((await bring(Array(61).fill(first))).status).toBe(400);
  expect((await other.ask('POST', '/account/seats', { seats: [first] })).status).toBe(401);
});

it('whoever is blocked cannot sit down where the blocker sits, is not told by whom, and finds another table', async () => {
  const server = await startServer();
  const [ada, eve] = [await memberAt(server.url, 'Ada'), await memberAt(server.url, 'Eve')];
  expect((await ada.ask('POST', '/account/blocks', { member: eve.id })).status).toBe(200);
  expect((await ada.ask('POST', '/account/blocks', { member: eve.id })).status).toBe(200);
  expect((await ada.ask('GET', '/account/blocks')).body.blocked).toMatchObject([{ id: eve.id, name: 'Eve' }]);
  expect((await ada.ask('POST', '/account/blocks', { member: ada.id })).status).toBe(400);
  expect((await ada.ask('POST', '/account/blocks', { member: 'nobodyatall0' })).status).toBe(404);
  const ask = { numPlayers: 3, playerName: 'Whoever' };
  const { matchID } = (await ada.ask('POST', '/games/ra/quick', ask)).body;
  const refused = await sitDownAt(eve, matchID);
  expect(refused).toMatchObject({ status: 409, body: { reason: 'blocked' } });
  expect(refused.text).not.toContain('Ada');
  expect((await eve.ask('POST', '/games/ra/quick', ask)).body.matchID).not.toBe(matchID);
  await ada.ask('DELETE', `/account/blocks/${eve.id}`);
  expect((await sitDownAt(eve, matchID)).status).toBe(200);
});

it('how many matches may be under way is counted by member, and of guests by address', async () => {
  const server = await startServer({ limits: { ...NO_LIMITS, matchesPerAddress: 1, matchesPerMember: 2 } });
  const [ada, ned] = [await memberAt(server.url, 'Ada'), await memberAt(server.url, 'Ned')];
  const create = (browser: typeof ada) => browser.ask('POST', '/games/ra/create', { numPlayers: 2 });
  const phone = await otherDevice(ada, server.url);
  expect((await create(ada)).status).toBe(200);
  expect((await phone.ask('POST', '/games/ra/create', { numPlayers: 2 })).status).toBe(200);
  expect(await create(ada)).toMatchObject({ status: 429, body: { reason: 'matches-of-member' } });
  expect((await create(ned)).status).toBe(200);
  const guest = browserAt(server.url);
  expect((await guest.ask('POST', '/games/ra/create', { numPlayers: 2 })).status).toBe(200);
  expect(await guest.ask('POST', '/games/ra/create', { numPlayers: 2 })).toMatchObject({
    status: 429,
    body: { reason: 'matches-of-address' },
  });
});
