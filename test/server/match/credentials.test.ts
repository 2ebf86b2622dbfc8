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
  // What is no hash is nobody's.
  expect(sameSecret(secret, secret)).toBe(false);
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
