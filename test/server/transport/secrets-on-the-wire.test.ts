import type { Socket } from 'socket.io-client';
import { expect, it } from 'vitest';
import { GAME_IDS, loadGame } from '../../../src/game/index.ts';
import { serveGame } from '../../../src/server/served-game.ts';
import { updateFor } from '../../../src/server/transport/outbound.ts';
import { recordFrames } from '../support/frames.ts';
import { nextEvent, openSocket, startServer } from '../support/running-server.ts';
import { createMatch, join, pathOf, playToTheEnd } from '../support/seat-client.ts';

const untilOver = (socket: Socket, matchID: string): Promise<void> =>
  new Promise(resolve => {
    socket.on('update', (_id, { ctx }) => ctx.gameover !== undefined && resolve());
    socket.on('sync', (_id, { state }) => state.ctx.gameover !== undefined && resolve());
    socket.emit('sync', matchID, null);
  });

/** Long enough not to be met by chance in text that knows nothing of the bag. */
const WINDOW = 10;

const TABLES = GAME_IDS.flatMap(game => [2, 3, 4, 5].map(players => ({ game, players })));

it.each(TABLES)(
  'whole matches of $game with $players seats: no seed, no bag and no credentials in any byte sent to anybody',
  async ({ game, players }) => {
    const server = await startServer();
    const bots = Object.fromEntries([...Array(players - 2).keys()].map(bot => [bot + 2, 'random']));
    const matchID = await createMatch(server, { numPlayers: players, setupData: { bots } }, game);
    const people = [await join(server, matchID, 'Ada', game), await join(server, matchID, 'Ned', game)];
    const path = pathOf(game);
    const frames: string[] = [];
    const pages = await Promise.all(
      [...people, null].map(async who => {
        const socket = openSocket(server.url, game);
        const heard = recordFrames(socket);
        socket.emit('sync', matchID, who?.seat ?? null, who?.credentials);
        await nextEvent(socket, 'sync');
        return { socket, who, heard };
      }),
    );
    // Nobody has moved for a person yet, so the match cannot be over.
    for (const page of ['/games', path, `${path}/${matchID}`, `${path}/${matchID}/record`]) {
      frames.push((await server.get(page)).text);
    }
    await Promise.all(
      pages.map(({ socket, who }) => (who === null ? untilOver(socket, matchID) : playToTheEnd(socket, who))),
    );
    for (const { heard } of pages) frames.push(...heard);

    const { initialState, metadata } = await server.db.fetch(matchID, { initialState: true, metadata: true });
    const { seed, bag } = initialState.G.secret as { seed: string; bag: string };
    const told = frames.join('\n');
    expect(frames.length).toBeGreaterThan(200);
    expect(told).toContain('"type":"end"');
    expect(told).not.toContain(seed);
    expect(told).not.toContain('"secret"');
    expect(told).not.toContain('"seed"');
    for (let from = 0; from + WINDOW <= bag.length; from++) {
      expect(told.includes(bag.slice(from, from + WINDOW))).toBe(false);
    }
    for (const { credentials } of Object.values(metadata.players)) expect(told).not.toContain(credentials);
  },
);

it.each(GAME_IDS)('two matches of %s that differ only in what is hidden send equal frames', async game => {
  const module = await loadGame(game);
  const served = serveGame(module);
  const server = await startServer();
  const matchID = await createMatch(server, { numPlayers: 3 }, game);
  const { state } = await server.db.fetch(matchID, { state: true });
  const bag = [...state.G.secret.bag].reverse().join('');
  const twin = { ...state, G: { ...state.G, secret: { bag, seed: 'another seed' } } };
  expect(bag).not.toBe(state.G.secret.bag);
  for (const seat of [0, 1, 2, null]) {
    expect(updateFor(served, matchID, seat, twin)).toEqual(updateFor(served, matchID, seat, state));
  }
});
