import { expect, it } from 'vitest';
import { EVENTS } from '../../game/framework/made-up-events.ts';
import { type Chooser, openTable } from '../support/choosers.ts';
import { nextEvent, startServer } from '../support/running-server.ts';
import { enter, moveMessage } from '../support/seat-client.ts';

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
