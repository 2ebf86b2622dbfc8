import { expect, it } from 'vitest';
import type { Command } from '../../../src/server/match/commands.ts';
import { ownerOf } from '../support/owners.ts';
import { eventually, nextEvent, startServer, type TestServer } from '../support/running-server.ts';
import { createMatch, enterWaiting, join } from '../support/seat-client.ts';

// What another node has written, of which no word has come here: its messages are lost with Redis.

const secretOf = (name: string) => `the secret of ${name}`;
const sit = (seat: number, name: string): Command => ({
  kind: 'sit',
  seat,
  name,
  credentials: secretOf(name),
});

/** A table whose host has freed seat 1 on another node, where Eve sits now; and the page here of who sat there before. */
const tableWithEve = async (server: TestServer) => {
  const matchID = await createMatch(server, { numPlayers: 3 });
  const host = await join(server, matchID, 'Ann');
  const bob = await join(server, matchID, 'Bob');
  const pageOfBob = await enterWaiting(server, bob);
  const heard: unknown[][] = [];
  pageOfBob.onAny((...args) => {
    if (args[0] !== 'matchData') heard.push(args);
  });
  const elsewhere = ownerOf(server.store);
  const { credentials } = host;
  await elsewhere.send(matchID, { kind: 'host', seat: 0, credentials, act: { do: 'free', at: 1 } });
  await elsewhere.send(matchID, sit(1, 'Eve'));
  return {
    matchID,
    pageOfBob,
    heard,
    elsewhere,
    credentials: [credentials, secretOf('Eve'), secretOf('Cyd')],
  };
};

const OUT = (matchID: string) => [['refused', matchID, null, 'credentials']];

it('whose seat was given to another is shown nothing when the match begins on another node', async () => {
  const server = await startServer();
  const { matchID, heard, elsewhere } = await tableWithEve(server);
  await elsewhere.send(matchID, sit(2, 'Cyd'));
  const { version } = (await server.store.load(matchID))!;
  server.pages.behind(matchID, version, [{ kind: 'state' }]);
  await eventually(() => heard).toEqual(OUT(matchID));
  expect(server.pages.at(matchID)).toEqual([]);
});

it('nor when it begins here, where nothing was read', async () => {
  const server = await startServer();
  const { matchID, heard } = await tableWithEve(server);
  await join(server, matchID, 'Cyd');
  await eventually(() => heard).toEqual(OUT(matchID));
  expect(server.pages.at(matchID)).toEqual([]);
});

it('nor what has happened, before anybody here knows of it', async () => {
  const server = await startServer();
  const { matchID, heard, pageOfBob, elsewhere, credentials } = await tableWithEve(server);
  await elsewhere.send(matchID, sit(2, 'Cyd'));
  const { state } = (await server.store.load(matchID))!;
  const seat = elsewhere.game('priests-of-ra')!.module.rules.seatsToAct(state!.G)[0]!;
  const owner = { seat, credentials: credentials[seat]! };
  await elsewhere.send(matchID, { kind: 'move', ...owner, move: ['draw'], stateID: 0, id: null });
  expect((await server.stored(matchID)).log).toHaveLength(1);
  pageOfBob.emit('history', matchID, 5);
  await nextEvent(pageOfBob, 'history');
  expect(heard).toEqual([['history', matchID, 5, []]]);
});
