import { expect, it } from 'vitest';
import { eventsOfEntry } from '../../../src/game/framework/log-events.ts';
import { GAME_IDS } from '../../../src/game/index.ts';
import type { MatchStore } from '../../../src/server/match/ports.ts';
import { loadGame } from '../../game/load-game.ts';
import { seatsNear } from '../../game/matches.ts';
import { nextEvent, startServer } from '../support/running-server.ts';
import { createMatch, enter, join, playToTheEnd } from '../support/seat-client.ts';

/** A match of two that is over, and what its log holds. */
const played = async () => {
  const server = await startServer();
  const matchID = await createMatch(server, { numPlayers: 2, setupData: { bots: { 1: 'random' } } });
  const ada = await join(server, matchID);
  const { socket } = await enter(server, ada);
  await playToTheEnd(socket, ada);
  const { log } = await server.stored(matchID);
  expect(log.length).toBeGreaterThan(60);
  return { server, matchID, log };
};

it('a sync carries the last moves, and the history the others, page by page, each once and in order', async () => {
  const { server, matchID, log } = await played();
  const { socket, info } = await enter(server, { matchID });
  expect(info.log).toHaveLength(20);
  const known = [...info.log];
  while (known[0]._stateID > 0) {
    const told = nextEvent(socket, 'history');
    socket.emit('history', matchID, known[0]._stateID);
    const [, before, page] = await told;
    expect(before).toBe(known[0]._stateID);
    expect(page.length).toBeLessThanOrEqual(50);
    known.unshift(...page);
  }
  expect(known.map(eventsOfEntry)).toEqual(log.map(eventsOfEntry));
  // Both ways of telling events are among them.
  expect(known.some(({ metadata = {} }) => 'events' in metadata)).toBe(true);
  expect(known.some(({ metadata = {} }) => 'told' in metadata)).toBe(true);
});

it.each(GAME_IDS)(
  'at the end of a match of %s a sync takes clearly less than twelve thousand bytes',
  async game => {
    const server = await startServer();
    const numPlayers = seatsNear(await loadGame(game), 5);
    const bots = Object.fromEntries(Array.from({ length: numPlayers - 1 }, (_, n) => [n + 1, 'random']));
    const matchID = await createMatch(server, { numPlayers, setupData: { bots } }, game);
    const ada = await join(server, matchID, 'Ada', game);
    const { socket } = await enter(server, ada);
    await playToTheEnd(socket, ada);
    const { info } = await enter(server, ada);
    expect(Buffer.byteLength(JSON.stringify(['sync', matchID, info]))).toBeLessThanOrEqual(11_000);
  },
);

it('a page of history is read once, for however many ask', async () => {
  const { server, matchID } = await played();
  const pages = await Promise.all(Array.from({ length: 5 }, () => enter(server, { matchID })));
  const store = server.store as { -readonly [K in keyof MatchStore]: MatchStore[K] };
  const { log } = store;
  let reads = 0;
  store.log = (id, part) => {
    reads += 1;
    return log(id, part);
  };
  for (const { socket } of pages) {
    const told = nextEvent(socket, 'history');
    socket.emit('history', matchID, 50);
    expect((await told)[2]).toHaveLength(50);
  }
  expect(reads).toBe(1);
});

it('history is for who is at the match, and for numbers', async () => {
  const { server, matchID } = await played();
  const { socket } = await enter(server, { matchID });
  for (const before of [0, -1, 1.5, '7', null, {}]) {
    socket.emit('history', matchID, before);
    expect(await nextEvent(socket, 'refused')).toEqual([null, null, 'malformed']);
  }
  socket.emit('history', 'somebodys', 7);
  expect(await nextEvent(socket, 'refused')).toEqual(['somebodys', null, 'not-joined']);
});
