// @vitest-environment node
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SocketIO } from 'boardgame.io/multiplayer';
import { Server, type Socket } from 'socket.io';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  connectToMatch,
  type MatchConnection,
} from '../../../../src/client/match/online/match-connection.ts';
import { eventually } from '../../patience.ts';
import { fakeServer, MATCH, module } from './fake-server.ts';

/** What the other tests take for granted of sockets, with real ones. */

let http: HttpServer;
let io: Server;
let connection: MatchConnection | undefined;
/** Every move that has come in: its id, and over which socket. */
let moves: { id: string; socket: Socket }[];
let syncs: Socket[];

beforeEach(async () => {
  // A browser's, as far as a connection asks it: is it in sight?
  vi.stubGlobal('document', new EventTarget());
  http = createServer();
  io = new Server(http);
  moves = [];
  syncs = [];
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  connection?.close();
  vi.unstubAllGlobals();
  await io.close();
});

/** A page at a match whose server answers a sync, and a move as it is told to. */
const page = (onMove: (move: { id: string; socket: Socket; n: number }) => void) => {
  const seat = module.rules.seatsToAct(fakeServer(0).state().G)[0]!;
  const match = fakeServer(seat);
  const tell = (socket: Socket) => {
    match.socket.hear = (event, ...args) => void socket.emit(event, ...args);
    match.tellAll();
  };
  io.of(`/${module.meta.id}`).on('connection', socket => {
    socket.on('sync', () => {
      syncs.push(socket);
      tell(socket);
    });
    socket.on('update', (_action, _stateID, _matchID, _playerID, id: string) => {
      moves.push({ id, socket });
      onMove({ id, socket, n: moves.length });
    });
  });
  const server = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const mine = connectToMatch(module, {
    matchID: MATCH,
    as: { seat, credentials: 'secret' },
    newTransport: SocketIO({ server, socketOpts: { transports: ['websocket'], reconnectionDelay: 10 } }),
  });
  connection = mine;
  const status = (wanted: string) => eventually(() => expect(mine.snapshot().status).toBe(wanted));
  const play = () => mine.play(module.rules.legalMoves(mine.snapshot().table!.view, seat)[0]!);
  return { match, tell, mine, status, play };
};

it('a move is made, told and answered', async () => {
  const { match, mine, status, play } = page(({ id, socket }) => {
    match.advance();
    match.tellLast();
    socket.emit('answer', MATCH, id, 'made');
  });
  await status('ready');
  play();
  expect(mine.snapshot().status).toBe('sending');
  await status('ready');
  expect(mine.snapshot().table?.events).toEqual(match.events());
  expect(moves).toHaveLength(1);
});

it('a move whose answer goes down with the connection is sent over the next one, after the match', async () => {
  const { match, tell, mine, status, play } = page(({ id, socket, n }) => {
    if (n === 1) {
      match.advance();
      socket.conn.close();
      return;
    }
    tell(socket);
    socket.emit('answer', MATCH, id, 'repeated');
  });
  await status('ready');
  play();
  await eventually(() => expect(moves).toHaveLength(2));
  await status('ready');
  expect(moves[1]!.id).toBe(moves[0]!.id);
  expect(moves[1]!.socket).not.toBe(moves[0]!.socket);
  expect(syncs).toContain(moves[1]!.socket);
  expect(mine.snapshot()).toMatchObject({ refused: null, table: { events: match.events() } });
});

it('a server that sends everybody away is come back to', async () => {
  const { status } = page(() => {});
  await status('ready');
  io.of(`/${module.meta.id}`).disconnectSockets();
  await status('offline');
  await status('ready');
  expect(syncs).toHaveLength(2);
});
