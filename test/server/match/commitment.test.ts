import { expect, it } from 'vitest';
import { commitmentTo, isCommitment } from '../../../src/game/commitment.ts';
import { GAME_IDS, loadRules } from '../../../src/game/index.ts';
import { gameOptionsOf } from '../../../src/server/match/options.ts';
import { serveGame } from '../../../src/server/match/served-game.ts';
import { laySaved, savedContents } from '../storage/saved/saved.ts';
import { recordFrames } from '../support/frames.ts';
import {
  nextEvent,
  openSocket,
  startServer,
  type TestServer,
  temporaryDirectory,
} from '../support/running-server.ts';
import { createMatch, enter, join, pathOf, playToTheEnd } from '../support/seat-client.ts';

const sealOf = async (server: TestServer, matchID: string) =>
  (await server.store.load(matchID))!.control.seal!;
const shownOf = async (server: TestServer, game: string, matchID: string) =>
  (await server.get(`${pathOf(game as 'ra')}/${matchID}`)).body;

it.each(GAME_IDS)(
  'a match of %s is dealt from the seed whose hash was shown before anybody sat down',
  async game => {
    const server = await startServer({ botDelay: 60_000 });
    const { rules, meta } = await loadRules(game);
    const setupData = { bots: { 1: 'random' } };
    const matchID = await createMatch(server, { numPlayers: 2, setupData }, game);
    const { commitment } = await shownOf(server, game, matchID);
    const seal = await sealOf(server, matchID);
    for (const secret of Object.values(seal)) expect(Buffer.from(secret, 'base64url')).toHaveLength(16);
    expect(seal.seed).not.toBe(seal.salt);
    expect(commitment).toBe(commitmentTo(game, matchID, seal));

    await join(server, matchID, 'Ada', game);
    const { initialState, metadata } = await server.stored(matchID);
    const parsed = meta.parseOptions(gameOptionsOf(metadata));
    if ('error' in parsed) throw new Error(parsed.error);
    const dealt = rules.setup({ players: 2, options: parsed.options, seed: seal.seed });
    expect(initialState.G).toEqual(JSON.parse(JSON.stringify(dealt)));
    expect((await shownOf(server, game, matchID)).commitment).toBe(commitment);
    expect(await sealOf(server, matchID)).toEqual(seal);
  },
);

it('a match that begins as it is made, and one with the same seed, are committed to as well', async () => {
  const server = await startServer({ botDelay: 60_000 }, [serveGame(await loadRules('ra'), () => 'guessed')]);
  const setupData = { bots: { 0: 'random', 1: 'random' } };
  const make = async () => {
    const id = `made-${Math.random().toString(36).slice(2, 10)}`;
    await server.matches.create(id, {
      gameName: 'ra',
      players: { 0: { id: 0 }, 1: { id: 1 } },
      setupData,
      createdAt: 0,
      updatedAt: 0,
    });
    return id;
  };
  const [one, two] = [await make(), await make()];
  const seals = [await sealOf(server, one), await sealOf(server, two)];
  expect(seals.map(({ seed }) => seed)).toEqual(['guessed', 'guessed']);
  expect((await server.stored(one)).initialState.G.secret.seed).toBe('guessed');
  expect(seals[0]!.salt).not.toBe(seals[1]!.salt);
  // Of a seed that can be guessed the hash tells nothing either: even for one match it takes the salt.
  expect(commitmentTo('ra', one, seals[0]!)).not.toBe(commitmentTo('ra', one, seals[1]!));
  expect((await shownOf(server, 'ra', one)).commitment).not.toBe(
    commitmentTo('ra', one, { seed: 'guessed', salt: '' }),
  );
});

it('the seed and the salt are told when the match is over, and no moment before', async () => {
  const server = await startServer({ botDelay: 0 });
  const game = 'ru-ra-re';
  const matchID = await createMatch(server, { numPlayers: 2, setupData: { bots: { 1: 'random' } } }, game);
  const told: string[] = [];
  const ask = async () => {
    for (const path of ['', '/record'])
      told.push((await server.get(`${pathOf(game)}/${matchID}${path}`)).text);
    told.push((await server.get(pathOf(game))).text);
  };
  await ask();
  const ada = await join(server, matchID, 'Ada', game);
  await ask();
  const watcher = openSocket(server.url, game);
  const frames = recordFrames(watcher);
  watcher.emit('sync', matchID, null);
  await nextEvent(watcher, 'sync');
  const { seed, salt } = await sealOf(server, matchID);
  const { socket } = await enter(server, ada);
  await playToTheEnd(socket, ada);
  for (const secret of [seed, salt]) {
    for (const text of [...told, ...frames]) expect(text).not.toContain(secret);
  }
  const { body } = await server.get(`${pathOf(game)}/${matchID}/record`);
  expect([body.seed, body.proof.salt]).toEqual([seed, salt]);
});

it('a rematch is committed to on its own', async () => {
  const server = await startServer({ botDelay: 0 });
  const game = 'ru-ra-re';
  const matchID = await createMatch(server, { numPlayers: 2, setupData: { bots: { 1: 'random' } } }, game);
  const { seat, credentials, ...ada } = await join(server, matchID, 'Ada', game);
  const { socket } = await enter(server, { ...ada, seat, credentials });
  await playToTheEnd(socket, { ...ada, seat, credentials });
  const path = `${pathOf(game)}/${matchID}/playAgain`;
  const { nextMatchID } = (await server.post(path, { playerID: seat, credentials })).body;
  const [before, after] = [await shownOf(server, game, matchID), await shownOf(server, game, nextMatchID)];
  expect(isCommitment(after.commitment)).toBe(true);
  expect(after.commitment).not.toBe(before.commitment);
  expect(await sealOf(server, nextMatchID)).not.toEqual(await sealOf(server, matchID));
});

it('a table that an earlier version made has no commitment, and is dealt and played all the same', async () => {
  const dataDir = temporaryDirectory();
  laySaved('v1', dataDir);
  const server = await startServer({ dataDir, botDelay: 60_000 });
  const waiting = savedContents('v1').matches.find(({ stage }) => stage === 'waiting')!;
  const free = (await shownOf(server, waiting.game, waiting.id)).players.filter(
    ({ name }: { name?: string }) => name === undefined,
  );
  for (const { id } of free) await join(server, waiting.id, `Late ${id}`, waiting.game);
  const { body, status } = await server.get(`${pathOf(waiting.game)}/${waiting.id}/record`);
  expect([status, body.proof, body.rulesVersion]).toEqual([200, undefined, 1]);
  expect((await shownOf(server, waiting.game, waiting.id)).commitment).toBeUndefined();
  const { seed } = (await server.stored(waiting.id)).initialState.G.secret;
  expect(Buffer.from(seed, 'base64url')).toHaveLength(16);
});
