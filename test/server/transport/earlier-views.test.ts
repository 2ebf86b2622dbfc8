import { expect, it } from 'vitest';
import { assertMade } from '../../../src/game/framework/step.ts';
import { GAME_IDS } from '../../../src/game/index.ts';
import type { MatchStore } from '../../../src/server/match/ports.ts';
import { serveGame } from '../../../src/server/match/served-game.ts';
import { loadGame } from '../../game/load-game.ts';
import { seatsNear } from '../../game/matches.ts';
import { nextEvent, startServer } from '../support/running-server.ts';
import { createMatch, enter, join, playToTheEnd } from '../support/seat-client.ts';

/** A match of a person and bots that is over. */
const played = async (game: (typeof GAME_IDS)[number] = 'priests-of-ra', wanted = 3) => {
  const server = await startServer();
  const module = await loadGame(game);
  const numPlayers = seatsNear(module, wanted);
  const bots = Object.fromEntries(Array.from({ length: numPlayers - 1 }, (_, n) => [n + 1, 'random']));
  const matchID = await createMatch(server, { numPlayers, setupData: { bots } }, game);
  const ada = await join(server, matchID, 'Ada', game);
  const { socket } = await enter(server, ada);
  await playToTheEnd(socket, ada);
  return { server, module, matchID, ada };
};

type Asking = Awaited<ReturnType<typeof enter>>['socket'];
const viewIn = async (socket: Asking, matchID: string, stateID: number) => {
  const told = nextEvent(socket, 'view');
  socket.emit('view', matchID, stateID);
  const [id, of, view] = await told;
  expect([id, of]).toEqual([matchID, stateID]);
  return view;
};

it.each(GAME_IDS)(
  'a page that comes later sees every earlier state of a match of %s as its seat saw it then, and no more',
  async game => {
    const { server, module, matchID, ada } = await played(game);
    const { initialState, log } = await server.store.history(matchID);
    const { stepper } = serveGame(module);
    const asSeat = (await enter(server, ada)).socket;
    const asOther = (await enter(server, { matchID, game } as never)).socket;
    let state = initialState!;
    const every = Math.max(1, Math.floor(log.length / 25));
    let asked = 0;
    for (const { _stateID, action } of log) {
      if (_stateID % every === 0) {
        asked += 1;
        expect(await viewIn(asSeat, matchID, _stateID)).toEqual(module.rules.view(state.G, 0));
        expect(await viewIn(asOther, matchID, _stateID)).toEqual(module.rules.view(state.G, null));
      }
      const { type, args, playerID } = action.payload;
      state = assertMade(stepper.step(state, Number(playerID), [type, ...(args ?? [])]))
        .state as typeof state;
    }
    expect(asked).toBeGreaterThan(20);
    // The message itself tells of no bag, no hand of others.
    expect(JSON.stringify(await viewIn(asOther, matchID, 5))).not.toContain('"secret"');
  },
);

it('of a state that has not come there is nothing, and it is for who is at the match', async () => {
  const { server, matchID } = await played();
  const { socket, info } = await enter(server, { matchID });
  expect(await viewIn(socket, matchID, info.state._stateID + 1)).toBeNull();
  for (const stateID of [-1, 1.5, '7', null]) {
    socket.emit('view', matchID, stateID);
    expect(await nextEvent(socket, 'refused')).toEqual([null, null, 'malformed']);
  }
  const other = await createMatch(server, { numPlayers: 2 });
  socket.emit('view', other, 1);
  expect(await nextEvent(socket, 'refused')).toEqual([other, null, 'not-joined']);
});

it('the same moment is played out once, for however many ask', async () => {
  const { server, matchID } = await played();
  const pages = await Promise.all(Array.from({ length: 4 }, () => enter(server, { matchID })));
  const store = server.store as { -readonly [K in keyof MatchStore]: MatchStore[K] };
  const { log } = store;
  let reads = 0;
  store.log = (id, part) => {
    reads += 1;
    return log(id, part);
  };
  const views = await Promise.all(pages.map(({ socket }) => viewIn(socket, matchID, 30)));
  expect(new Set(views.map(view => JSON.stringify(view))).size).toBe(1);
  expect(reads).toBe(1);
});
