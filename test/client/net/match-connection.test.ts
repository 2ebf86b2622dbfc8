import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  connectToMatch,
  type MatchConnection,
  tableMatchOf,
} from '../../../src/client/net/match-connection.ts';
import type { AnyMove } from '../../../src/game/contract.ts';
import { fakeServer, MATCH, module } from './fake-server.ts';

let connection: MatchConnection | undefined;

/** A page at the seat that begins, or at another. */
const page = (mine = true) => {
  const begins = module.rules.seatsToAct(module.rules.setup({ players: 2, options: {}, seed: 'a seed' }))[0]!;
  const seat = mine ? begins : 1 - begins;
  const server = fakeServer(seat);
  connection = connectToMatch(module, {
    matchID: MATCH,
    as: { seat, credentials: 'secret' },
    newTransport: server.newTransport,
  });
  const { snapshot } = connection;
  const play = () => {
    const { table } = snapshot();
    const move: AnyMove = module.rules.legalMoves(table!.view, seat)[0]!;
    connection!.play(move);
  };
  return { server, snapshot, play, connection, seat };
};
const atTable = (mine = true) => {
  const it = page(mine);
  it.server.connect();
  it.server.tellAll();
  return it;
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  connection?.close();
  vi.useRealTimers();
});

describe('coming to a match', () => {
  it('asks for it as the owner of the seat', () => {
    const { server, snapshot, seat } = page();
    expect(snapshot()).toMatchObject({ table: null, status: 'offline' });
    server.connect();
    expect(server.socket.sent).toEqual([['sync', MATCH, String(seat), 'secret', expect.anything()]]);
    expect(snapshot().status).toBe('offline');
    server.tellAll();
    expect(snapshot().status).toBe('ready');
    expect(snapshot().table?.view).toEqual(module.rules.view(server.state().G, seat));
    expect(snapshot().table?.events[0]?.type).toBe('setup');
  });

  it('asks as nobody to watch', () => {
    const server = fakeServer(0);
    connection = connectToMatch(module, { matchID: MATCH, as: null, newTransport: server.newTransport });
    server.connect();
    expect(server.socket.sent[0]?.slice(0, 4)).toEqual(['sync', MATCH, null, undefined]);
  });

  it('tells who sits where, and keeps that up to date', () => {
    const { server, snapshot, connection } = atTable();
    expect(tableMatchOf(snapshot(), connection)?.seats).toEqual([
      { name: 'Ada', bot: null, connected: true },
      { name: 'steady', bot: 'steady', connected: true },
    ]);
    server.tellPlayers([
      { id: 0, name: 'Ada', isConnected: false, data: { bot: 'steady', standIn: true } },
      { id: 1, name: 'steady', data: { bot: 'steady' } },
    ]);
    expect(tableMatchOf(snapshot(), connection)?.seats[0]).toEqual({
      name: 'Ada',
      bot: 'steady',
      connected: false,
    });
  });

  it('dials anew when the match is not told', () => {
    const { server } = page();
    server.connect();
    vi.advanceTimersByTime(2000);
    expect(server.socket.asked).toBe(2);
    vi.advanceTimersByTime(4000);
    expect(server.socket.dialled).toEqual(['disconnect', 'connect']);
  });
});

describe('a move', () => {
  it('is sending at once and ready when the server has told it', () => {
    const { server, snapshot, play, seat } = atTable();
    play();
    expect(snapshot().status).toBe('sending');
    const [event, action, stateID, matchID, playerID] = server.socket.sent.at(-1)!;
    expect([event, stateID, matchID, playerID]).toEqual(['update', 0, MATCH, String(seat)]);
    expect(action).toMatchObject({ type: 'MAKE_MOVE' });
    server.advance();
    server.tellLast();
    expect(snapshot().status).toBe('ready');
    vi.advanceTimersByTime(10_000);
    expect(server.socket.asked).toBe(1);
  });

  it('changes nothing on the page before the server has told it', () => {
    const { snapshot, play } = atTable();
    const before = snapshot().table;
    play();
    expect(snapshot().table).toEqual(before);
  });

  it('is sent once however often it is pressed', () => {
    const { server, play } = atTable();
    play();
    play();
    expect(server.socket.sent.filter(([event]) => event === 'update')).toHaveLength(1);
  });

  it('that stays unanswered is asked after in two seconds, and was made', () => {
    const { server, snapshot, play } = atTable();
    play();
    server.advance();
    vi.advanceTimersByTime(1999);
    expect(server.socket.asked).toBe(1);
    vi.advanceTimersByTime(1);
    expect(server.socket.asked).toBe(2);
    server.tellAll();
    expect(snapshot()).toMatchObject({ status: 'ready', refused: null });
    expect(snapshot().table?.events).toEqual(server.events());
  });

  it('that never arrived can be made again, and the page says so', () => {
    const { server, snapshot, play } = atTable();
    play();
    vi.advanceTimersByTime(2000);
    server.tellAll();
    expect(snapshot()).toMatchObject({ status: 'ready', refused: { code: 'lost' } });
    play();
    expect(server.socket.sent.filter(([event]) => event === 'update')).toHaveLength(2);
    expect(snapshot().refused).toBeNull();
  });

  it('that is refused makes the page ready and says why', () => {
    const { server, snapshot, play } = atTable();
    play();
    server.socket.hear('refused', MATCH, 0, 'sun-too-low');
    expect(snapshot()).toMatchObject({ status: 'ready', refused: { code: 'sun-too-low' } });
  });

  it('is not troubled by a refusal of something else', () => {
    const { server, snapshot, play } = atTable();
    play();
    server.socket.hear('refused', 'ghijkl', 0, 'fault');
    server.socket.hear('refused', MATCH, 7, 'stale');
    expect(snapshot()).toMatchObject({ status: 'sending', refused: null });
  });

  it('sent too fast is asked after a little later', () => {
    const { server, snapshot, play } = atTable();
    play();
    server.socket.hear('refused', null, null, 'rate');
    expect(snapshot().refused?.code).toBe('rate');
    vi.advanceTimersByTime(1000);
    expect(server.socket.asked).toBe(2);
  });

  it('whose name the game does not know is not sent', () => {
    const { server, snapshot, connection } = atTable();
    connection.play(['toString']);
    connection.play(['cheat']);
    expect(server.socket.sent).toHaveLength(1);
    expect(snapshot().status).toBe('ready');
  });
});

describe('a connection that is lost', () => {
  it('shows, takes no moves, and comes back with what happened meanwhile', () => {
    const { server, snapshot, play } = atTable();
    server.cut();
    expect(snapshot().status).toBe('offline');
    expect(snapshot().table).not.toBeNull();
    play();
    expect(server.socket.sent.filter(([event]) => event === 'update')).toHaveLength(0);
    for (let i = 0; i < 5; i++) server.advance();
    server.connect();
    expect(snapshot().status).toBe('offline');
    server.tellAll();
    expect(snapshot().status).toBe('ready');
    expect(snapshot().table?.events).toEqual(server.events());
  });

  it('during a move: the next telling decides whether it was made', () => {
    const { server, snapshot, play } = atTable();
    play();
    server.cut();
    server.connect();
    server.tellAll();
    expect(snapshot()).toMatchObject({ status: 'ready', refused: { code: 'lost' } });
  });

  it('by the server is made again, which the socket does not do by itself', () => {
    const { server } = atTable();
    server.cut('io server disconnect');
    vi.advanceTimersByTime(1000);
    expect(server.socket.dialled).toEqual(['connect']);
  });
});

describe('the history', () => {
  it('grows by each update, once and in order, also across a resync and repeated updates', () => {
    const { server, snapshot } = atTable(false);
    for (let i = 0; i < 30; i++) {
      server.advance();
      server.tellLast();
      if (i % 7 === 3) server.tellAll();
      if (i % 5 === 2) server.tellLast();
      expect(snapshot().table?.events).toEqual(server.events());
    }
  });

  it('is the same list as long as nothing was added', () => {
    const { server, snapshot } = atTable();
    const { events } = snapshot().table!;
    server.tellPlayers([]);
    expect(snapshot().table!.events).toBe(events);
  });

  it('with a gap in it is asked for as a whole', () => {
    const { server, snapshot } = atTable(false);
    server.advance();
    server.advance();
    server.tellLast();
    expect(server.socket.asked).toBe(2);
    server.tellAll();
    expect(snapshot().table?.events).toEqual(server.events());
  });
});

it('many may listen, and one who leaves takes nobody along', () => {
  const { server, connection } = atTable(false);
  const listeners = [vi.fn(), vi.fn(), vi.fn()];
  const [leave] = listeners.map(connection.subscribe);
  leave!();
  connection.subscribe(listeners[0]!);
  server.advance();
  server.tellLast();
  for (const listener of listeners) expect(listener).toHaveBeenCalled();
});
