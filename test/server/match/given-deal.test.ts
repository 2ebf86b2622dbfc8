import { expect, it } from 'vitest';
import { GAME_IDS, type GameId } from '../../../src/game/index.ts';
import type { MatchData } from '../../../src/server/boardgame.ts';
import type { Command } from '../../../src/server/match/commands.ts';
import type { GivenDeal } from '../../../src/server/match/given-deal.ts';
import { newMatchId } from '../../../src/server/match/ids.ts';
import { eventually, openSocket, startServer, type TestServer } from '../support/running-server.ts';
import { pathOf } from '../support/seat-client.ts';

const DEAL: GivenDeal = {
  id: 'deal-1',
  seal: { seed: 'AAECAwQFBgcICQoLDA0ODw', salt: 'V1StGXR8_Z5jdHi6B-myTw' },
  chance: 'the same for all',
};

const table = async (
  server: TestServer,
  game: GameId,
  setupData: Record<string, unknown>,
  given: GivenDeal | null = DEAL,
): Promise<string> => {
  const id = newMatchId();
  const players = Object.fromEntries([0, 1].map(seat => [seat, { id: seat }]));
  const data: MatchData = { gameName: game, players, setupData, createdAt: 0, updatedAt: 0 };
  await server.matches.create(id, data, { given });
  return id;
};
const BOTS = { bots: { 0: 'easy', 1: 'easy' } };
const over = (server: TestServer, id: string) =>
  eventually(async () => (await server.stored(id)).metadata.gameover).toBeDefined();
const movesOf = async (server: TestServer, id: string) =>
  (await server.stored(id)).log.map(({ action }) => [action.payload.type, action.payload.args]);

it.each(GAME_IDS)('%s: tables of one deal are dealt alike, and bots play them alike', async game => {
  const server = await startServer();
  const ids = await Promise.all([1, 2].map(() => table(server, game, BOTS)));
  const other = await table(server, game, BOTS, null);
  for (const id of [...ids, other]) await over(server, id);
  const [one, two, another] = await Promise.all([...ids, other].map(id => movesOf(server, id)));
  expect(one!.length).toBeGreaterThan(5);
  expect(two).toEqual(one);
  expect(another).not.toEqual(one);
});

it('as long as others may play the deal nobody else sees anything of the table, then everybody may', async () => {
  const server = await startServer();
  const id = await table(server, 'ra', BOTS);
  await over(server, id);
  const watch = async () => {
    const socket = openSocket(server.url, 'ra');
    const answer = new Promise<readonly unknown[]>(resolve => {
      for (const event of ['sync', 'answer', 'refused'])
        socket.on(event, (...told) => resolve([event, ...told]));
    });
    socket.emit('sync', id, null);
    return answer;
  };
  const listed = async () => (await server.get(`${pathOf('ra')}?stage=finished`)).text.includes(id);
  const record = () => server.get(`${pathOf('ra')}/${id}/record`);

  expect(await record()).toMatchObject({ status: 403 });
  expect((await record()).text).toContain('others may still play this deal');
  expect(await watch()).toEqual(expect.arrayContaining(['held-back']));
  expect((await server.get(`${pathOf('ra')}/${id}`)).body).toMatchObject({ deal: 'deal-1', heldBack: true });

  await server.matches.send(id, { kind: 'release' });
  expect((await record()).body).toMatchObject({ seed: DEAL.seal.seed, proof: { salt: DEAL.seal.salt } });
  expect((await watch())[0]).toBe('sync');
  expect((await server.get(`${pathOf('ra')}/${id}`)).body).not.toHaveProperty('heldBack');
  // It was one of several that look alike: lists stay as they are.
  expect(await listed()).toBe(false);
});

it('no move of a given deal is taken back, also by whoever plays alone with bots', async () => {
  const server = await startServer();
  const id = await table(server, 'ra', { bots: { 1: 'easy' } });
  const owner = { seat: 0, credentials: 'of seat 0' };
  await server.matches.send(id, { kind: 'sit', name: 'Ada', ...owner });
  const { stateID } = { stateID: (await server.stored(id)).state!._stateID };
  const undo = await server.matches.send(id, { kind: 'undo', ...owner, stateID, id: null });
  expect(undo).toMatchObject({ refused: 'no-undo' });
});

it('no bot of somebody’s sits down at a table of a given deal: its owner would know what comes', async () => {
  const server = await startServer();
  const sit: Command = {
    kind: 'sit',
    ...{ seat: 0, name: 'Thoth', credentials: 'of seat 0' },
    botAccount: { id: 'bot', blockedBy: [] },
  };
  expect(await server.matches.send(await table(server, 'ra', {}), sit)).toMatchObject({ refused: 'by-deal' });
  const other = await table(server, 'ra', {}, null);
  expect(await server.matches.send(other, sit)).toMatchObject({ acknowledgement: 'made' });
});

it('what is over waits to be counted with its deal, however long it is kept else', async () => {
  const server = await startServer();
  const id = await table(server, 'kheops', BOTS);
  await over(server, id);
  const before = Date.now() + 1;
  expect(await server.matches.send(id, { kind: 'retire', before })).toMatchObject({ refused: 'outdated' });
  await server.matches.send(id, { kind: 'release' });
  expect(await server.matches.send(id, { kind: 'retire', before: Date.now() + 1 })).not.toHaveProperty(
    'refused',
  );
});
