import type { LogEntry } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { SocketIO } from 'boardgame.io/multiplayer';
import { createGame } from '../../../../src/game/framework/create-game.ts';
import { withChoiceBack } from '../../../../src/game/framework/stored-state.ts';
import type { State } from '../../../../src/game/ru-ra-re/table.ts';
import { loadGame } from '../../../game/load-game.ts';
import { FakeSocket, MATCH } from './fake-server.ts';

export const module = await loadGame('ru-ra-re');

/** A match of Ru-Ra-Re on the server's side, and one page's socket to it. */
export const choosingServer = (seat: number, players = 3) => {
  const socket = new FakeSocket();
  const game = createGame(module, () => 'a seed');
  const reducer = CreateGameReducer({ game });
  const first = InitializeGame({ game, numPlayers: players, setupData: module.meta.defaults });
  let state = first;
  const log: LogEntry[] = [];
  const seen = (of: typeof state) => ({ ...of, G: module.rules.view(of.G, seat), deltalog: [] });
  return {
    socket,
    newTransport: ((options: Parameters<ReturnType<typeof SocketIO>>[0]) =>
      SocketIO()({ ...options, socket })) as ReturnType<typeof SocketIO>,
    state: () => state,
    /** Keeps a choice in this throw, or one that takes the place of another; nobody is told. */
    choose: (by: number, row: number) => {
      const { round, throw: throwNumber } = state.G as State;
      const isChange = (state.G as State).chosen[by];
      const payload = { type: 'choose', args: [round, throwNumber, row], playerID: String(by) };
      const before = withChoiceBack(module, state, by) ?? state;
      const next = reducer(structuredClone(before), { type: 'MAKE_MOVE', payload } as never);
      if (next._stateID === state._stateID) throw new Error(`seat ${by} cannot choose ${row}`);
      if (isChange) {
        state = { ...state, G: next.G };
        return;
      }
      state = next;
      const [entry] = next.deltalog!;
      const args = by === seat ? payload.args : null;
      log.push({ ...entry!, action: { type: 'MAKE_MOVE', payload: { ...payload, args } } } as LogEntry);
    },
    connect: () => {
      socket.connected = true;
      socket.hear('connect');
    },
    cut: () => {
      socket.connected = false;
      socket.hear('disconnect', 'transport close');
    },
    tellAll: () =>
      socket.hear('sync', MATCH, {
        state: seen(state),
        log: [...log],
        initialState: { G: { opening: module.rules.opening(first.G) } },
        filteredMetadata: [],
      }),
    /** An update after somebody has chosen. */
    tellLast: () => socket.hear('update', MATCH, seen(state), log.slice(-1)),
    /** What only the seat hears that has chosen otherwise. */
    tellChange: () => socket.hear('update', MATCH, seen(state), []),
  };
};
