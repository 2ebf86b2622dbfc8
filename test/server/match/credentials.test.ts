import { readdirSync, readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { expect, it } from 'vitest';
import { hashOf, newCredentials, sameSecret } from '../../../src/server/match/credentials.ts';
import { nextEvent, openSocket, startServer, temporaryDirectory } from '../support/running-server.ts';
import { createMatch, enter, GAME, join } from '../support/seat-client.ts';

it('a secret is known by its hash; the hash itself opens nothing', () => {
  const secret = newCredentials();
  expect(Buffer.from(secret, 'base64url')).toHaveLength(18);
  const kept = hashOf(secret);
  expect(kept).not.toContain(secret);
  expect(sameSecret(secret, kept)).toBe(true);
  for (const other of [newCredentials(), kept, kept.slice('sha256:'.length), '', null, undefined, 7]) {
    expect(sameSecret(other, kept)).toBe(false);
  }
  expect(sameSecret(secret, 'sha256:')).toBe(false);
  expect(sameSecret('', '')).toBe(false);
});

it('no file of the server holds credentials, whatever is done with them', async () => {
  const dataDir = temporaryDirectory();
  const server = await startServer({ dataDir });
  const matchID = await createMatch(server, { numPlayers: 3, setupData: { bots: { 2: 'random' } } });
  const ada = await join(server, matchID);
  const ned = await join(server, matchID, 'Ned');
  const { playerID, credentials } = { playerID: ada.seat, credentials: ada.credentials };
  const renamed = await server.post(`${GAME}/${matchID}/update`, {
    playerID,
    credentials,
    newName: 'Ada L.',
  });
  expect(renamed.status).toBe(200);
  await enter(server, ned);
  expect((await server.get(`${GAME}/${matchID}`)).body.players[0].name).toBe('Ada L.');
  const left = await server.post(`${GAME}/${matchID}/leave`, { playerID, credentials });
  expect(left.status).toBe(200);
  for (const name of readdirSync(dataDir)) {
    const bytes = readFileSync(joinPath(dataDir, name));
    for (const who of [ada, ned]) expect([name, bytes.includes(who.credentials)]).toEqual([name, false]);
  }
  // Whoever reads a backup may sit nowhere with what they find in it.
  const kept = (await server.stored(matchID)).metadata.players[0]!.credentials!;
  const thief = openSocket(server.url);
  thief.emit('sync', matchID, '0', kept);
  expect((await nextEvent(thief, 'refused'))[2]).toBe('credentials');
});

it('credentials stored in plain text by an earlier version still open, and are replaced at the next write', async () => {
  const server = await startServer();
  const matchID = await createMatch(server);
  const ada = await join(server, matchID);
  const ned = await join(server, matchID, 'Ned');
  const stored = (await server.store.load(matchID))!;
  const players = Object.fromEntries(
    [ada, ned].map(({ credentials }, id) => [id, { ...stored.data.players[id]!, credentials }]),
  );
  const plain = { ...stored, version: stored.version + 1, data: { ...stored.data, players } };
  await server.store.commit({ before: stored, next: plain, log: [] });
  await enter(server, ned);
  const renamed = await server.post(`${GAME}/${matchID}/update`, {
    playerID: ada.seat,
    credentials: ada.credentials,
    newName: 'Ada L.',
  });
  expect(renamed.status).toBe(200);
  const { metadata } = await server.stored(matchID);
  expect(metadata.players[0]!.credentials).toBe(hashOf(ada.credentials));
  expect(metadata.players[1]!.credentials).toBe(hashOf(ned.credentials));
  await enter(server, ada);
});
