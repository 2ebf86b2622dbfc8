import { CreateGameReducer } from 'boardgame.io/internal';
import { expect, it } from 'vitest';
import { createGame } from '../../../src/game/framework/create-game.ts';
import { startOnFramework } from '../../../src/game/framework/drive.ts';
import { loadGame } from '../../game/load-game.ts';
import { type Chooser, openTable } from '../support/choosers.ts';
import { nextEvent, startServer } from '../support/running-server.ts';
import { enter, moveMessage } from '../support/seat-client.ts';

const EVENTS: [type: string, args: readonly unknown[]][] = [
  ['setStage', ['choose']],
  ['setStage', [{ stage: 'choose', minMoves: 5 }]],
  ['setStage', ['reveal']],
  ['endStage', []],
  ['setActivePlayers', [{ all: 'choose' }]],
  ['setActivePlayers', [{ value: {} }]],
  ['setActivePlayers', [{ currentPlayer: 'choose' }]],
  ['endTurn', []],
  ['endTurn', [{ next: '1' }]],
  ['pass', []],
  ['endPhase', []],
  ['setPhase', ['choose']],
  ['endGame', [{ winners: [0] }]],
];

const module = await loadGame('ru-ra-re');

/** Three at the table, the first and the second after a clash: the third is not asked. */
const tableOfTwo = () => {
  const table = startOnFramework(module, { players: 3, options: module.meta.defaults, seed: 'made up' });
  for (const [seat, row] of [1, 1, 2].entries()) table.move(seat, ['choose', 1, 1, row]);
  table.move(0, ['choose', 1, 2, 4]);
  return table.state();
};
const reducer = CreateGameReducer({ game: createGame(module, () => 'made up') });

it.each(EVENTS)(
  '[Q-12] while all choose, the event %s%j is nobody’s to send over a socket',
  async (type, args) => {
    const server = await startServer();
    const table = (await openTable(server, 3)) as [Chooser, Chooser, Chooser];
    const [ada] = table;
    await ada.choose(1);
    const stored = () => server.stored(ada.who.matchID);
    const before = await stored();
    for (const { socket, who } of table) {
      for (const playerID of ['0', '1', '2']) {
        const payload = { type, args, playerID, credentials: who.credentials };
        socket.emit('update', { type: 'GAME_EVENT', payload }, 1, who.matchID, who.seat);
        expect(await nextEvent(socket, 'refused')).toEqual([null, null, 'malformed']);
        // As a move of that name it is none of the game's.
        socket.emit(
          'update',
          { type: 'MAKE_MOVE', payload: { ...payload, args: [] } },
          1,
          who.matchID,
          who.seat,
        );
        expect((await nextEvent(socket, 'refused'))[2]).toBe('unknown-move');
      }
    }
    expect(await stored()).toEqual(before);
  },
);

it.each(EVENTS)('[Q-12] and the game itself refuses %s%j of every seat, asked or not', (type, args) => {
  const before = tableOfTwo();
  expect(before.ctx.activePlayers).toEqual({ 0: 'choose', 1: 'choose' });
  for (const playerID of ['0', '1', '2', '3', null]) {
    const event = { type: 'GAME_EVENT', payload: { type, args, playerID } };
    const { G, ctx, _stateID } = reducer(structuredClone(before), event as never);
    // `setStage` counts in the very state it is given, refused or not. The server hands out copies.
    const counted = { ...ctx, _activePlayersNumMoves: before.ctx._activePlayersNumMoves };
    expect([G, counted, _stateID]).toEqual([before.G, before.ctx, before._stateID]);
  }
});

it.each(['2', '3', '-1', 'x', null, undefined])(
  '[Q-10] the game itself takes no choice of %j, who is not asked',
  playerID => {
    const before = tableOfTwo();
    const payload = { type: 'choose', args: [1, 2, 4], playerID };
    const { G, _stateID } = reducer(before, { type: 'MAKE_MOVE', payload } as never);
    expect([G, _stateID]).toEqual([before.G, before._stateID]);
  },
);

it.each<[string, readonly unknown[]]>([
  ['no row', [1, 2]],
  ['no throw', [4]],
  ['a fifth argument', [1, 2, 4, 4]],
  ['a row that is text', [1, 2, '4']],
  ['a row that is none', [1, 2, Number.NaN]],
  ['another throw', [1, 1, 4]],
  ['another round', [2, 2, 4]],
  ['a row without cards', [1, 2, 2]],
  ['things that are no numbers', [{}, [], null]],
])('[Q-12] the game itself takes no choice with %s', (_what, args) => {
  const before = tableOfTwo();
  const payload = { type: 'choose', args, playerID: '1' };
  const { G, _stateID } = reducer(before, { type: 'MAKE_MOVE', payload } as never);
  expect([G, _stateID]).toEqual([before.G, before._stateID]);
});

it('[Q-12] nobody chooses for another seat', async () => {
  const server = await startServer();
  const [ada, ned] = (await openTable(server, 2)) as [Chooser, Chooser];
  const { matchID } = ada.who;
  const stored = () => server.stored(matchID);
  const before = await stored();
  const move = ['choose', 1, 1, 3] as const;
  // As the other seat, with one's own credentials or even with the other's.
  for (const who of [{ ...ada.who, seat: '1' }, ned.who]) {
    ada.socket.emit('update', ...moveMessage(who, 0, move));
    expect(await nextEvent(ada.socket, 'refused')).toEqual([matchID, 0, 'not-joined']);
  }
  const onlooker = await enter(server, { ...ned.who, seat: null as never, credentials: undefined as never });
  onlooker.socket.emit('update', ...moveMessage(ned.who, 0, move));
  expect(await nextEvent(onlooker.socket, 'refused')).toEqual([matchID, 0, 'not-joined']);
  expect(await stored()).toEqual(before);

  // Whatever a payload says, it is the socket's seat that chooses.
  const [action, ...rest] = moveMessage(ada.who, 0, move);
  ada.socket.emit('update', { ...action, payload: { ...action.payload, playerID: '1' } }, ...rest);
  await ned.until(({ _stateID }) => _stateID === 1);
  const { state, log } = await stored();
  expect(state.G.secret.choices).toEqual([3, null]);
  expect(log.map(entry => entry.action.payload.playerID)).toEqual(['0']);
});
