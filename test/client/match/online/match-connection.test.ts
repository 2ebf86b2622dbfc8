import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectToMatch } from '../../../../src/client/match/online/match-connection.ts';
import { tableMatchOf } from '../../../../src/client/match/online/online-snapshot.ts';
import { fakeServer, MATCH, module } from './fake-server.ts';
import { atTable, closePages, page } from './pages.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  closePages();
  vi.useRealTimers();
});

const FREE = [{ id: 0, name: 'Ada', isConnected: true }, { id: 1 }];

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

  it('asks as nobody to watch, and cannot play', () => {
    const { server, snapshot, connection } = page(true, null);
    server.connect();
    expect(server.socket.sent[0]?.slice(0, 4)).toEqual(['sync', MATCH, null, undefined]);
    server.tellAll();
    connection.play(['draw']);
    expect(snapshot().status).toBe('ready');
    expect(server.socket.moves).toEqual([]);
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

  it('asks again and dials anew when the match is not told', () => {
    const { server } = page();
    server.connect();
    vi.advanceTimersByTime(1999);
    expect(server.socket.asked).toBe(1);
    vi.advanceTimersByTime(1);
    expect(server.socket.asked).toBe(2);
    vi.advanceTimersByTime(4000);
    expect(server.socket.asked).toBe(3);
    expect(server.socket.dialled).toEqual(['disconnect', 'connect']);
  });

  it('loads nothing twice: what is told of another match is not heard', () => {
    const { server, snapshot } = page();
    server.connect();
    const told = snapshot();
    server.socket.hear('matchData', 'ghijkl', FREE);
    server.socket.hear('sync', 'ghijkl', {});
    server.socket.hear('clock', 'ghijkl', [[0, 1000]]);
    server.socket.hear('refused', 'ghijkl', null, 'credentials');
    expect(snapshot()).toBe(told);
  });
});

describe('before the match begins', () => {
  it('who sits there is all there is to hear, and enough', () => {
    const { server, snapshot } = page();
    server.connect();
    server.tellPlayers(FREE);
    expect(snapshot()).toMatchObject({ table: null, status: 'ready', players: FREE });
    vi.advanceTimersByTime(60_000);
    expect(server.socket.asked).toBe(1);
    expect(server.socket.dialled).toEqual([]);
  });

  it('nothing can be played', () => {
    const { server, connection } = page();
    server.connect();
    server.tellPlayers(FREE);
    connection.play(['draw']);
    expect(server.socket.moves).toEqual([]);
  });

  it.each(['the players first', 'the match first'])(
    'it comes unasked when the last seat is taken: %s',
    order => {
      const { server, snapshot } = page();
      server.connect();
      server.tellPlayers(FREE);
      if (order === 'the players first') server.tellPlayers();
      server.tellAll();
      if (order === 'the match first') server.tellPlayers();
      expect(snapshot()).toMatchObject({ status: 'ready', table: { events: server.events() } });
      vi.advanceTimersByTime(60_000);
      expect(server.socket.asked).toBe(1);
    },
  );

  it('it is asked for when every seat is taken and it does not come', () => {
    const { server } = page();
    server.connect();
    server.tellPlayers(FREE);
    server.tellPlayers();
    vi.advanceTimersByTime(2000);
    expect(server.socket.asked).toBe(2);
  });

  it('an update that comes before it is no match, and has the match asked for', () => {
    const { server, snapshot } = page();
    server.connect();
    server.tellPlayers(FREE);
    server.advance();
    server.tellLast();
    expect(snapshot().table).toBeNull();
    expect(server.socket.asked).toBe(2);
    server.tellAll();
    expect(snapshot().table?.events).toEqual(server.events());
  });

  it('a connection that is lost is made again', () => {
    const { server, snapshot } = page();
    server.connect();
    server.tellPlayers(FREE);
    server.cut();
    expect(snapshot().status).toBe('offline');
    server.connect();
    server.tellPlayers(FREE);
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
    expect(server.socket.moves).toEqual([]);
    for (let i = 0; i < 5; i++) server.advance();
    server.connect();
    expect(snapshot().status).toBe('offline');
    server.tellAll();
    expect(snapshot().status).toBe('ready');
    expect(snapshot().table?.events).toEqual(server.events());
  });

  it('is not back when only the players of the match are told', () => {
    const { server, snapshot } = atTable();
    server.cut();
    server.connect();
    server.tellPlayers();
    expect(snapshot().status).toBe('offline');
  });

  it('asks for nothing until it is back', () => {
    const { server, play } = atTable();
    play();
    server.cut();
    vi.advanceTimersByTime(60_000);
    expect(server.socket.sent).toHaveLength(2);
    expect(server.socket.dialled).toEqual([]);
  });

  it('by the server is made again, which the socket does not do by itself', () => {
    const { server } = atTable();
    server.cut('io server disconnect');
    vi.advanceTimersByTime(999);
    expect(server.socket.dialled).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(server.socket.dialled).toEqual(['connect']);
  });

  it('is not made again by a page that has gone', () => {
    const { server, connection } = atTable();
    server.cut('io server disconnect');
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(server.socket.dialled).toEqual([]);
  });
});

describe('a match that is refused', () => {
  it.each(['rate', 'fault'])('because of %s is asked for a little later', code => {
    const { server, snapshot } = page();
    server.connect();
    server.socket.hear('refused', code === 'rate' ? null : MATCH, null, code);
    expect(snapshot().refused?.code).toBe(code);
    vi.advanceTimersByTime(999);
    expect(server.socket.asked).toBe(1);
    vi.advanceTimersByTime(1);
    expect(server.socket.asked).toBe(2);
    server.tellAll();
    expect(snapshot().status).toBe('ready');
  });

  it.each(['unknown-match', 'credentials'])('because of %s is not asked for again', code => {
    const { server, snapshot } = page();
    server.connect();
    server.socket.hear('refused', MATCH, null, code);
    expect(snapshot().refused?.code).toBe(code);
    vi.advanceTimersByTime(60_000);
    expect(server.socket.asked).toBe(1);
    expect(server.socket.dialled).toEqual([]);
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

  it('of a long match is asked for at once, and is whole however its pages come', () => {
    const { server, snapshot } = atTable(false);
    while (server.state()._stateID < 115) server.advance();
    server.tellAll(10);
    const requested = server.socket.sent.filter(([event]) => event === 'history').map(([, , n]) => n);
    expect(requested).toEqual([105, 100, 50]);
    expect(snapshot().table?.isWhole).toBe(false);
    for (const before of [50, 105]) server.tellHistory(before);
    expect(snapshot().table?.isWhole).toBe(false);
    server.tellHistory(100);
    expect(snapshot().table?.isWhole).toBe(true);
    expect(snapshot().table?.events).toEqual(server.events());
    vi.advanceTimersByTime(60_000);
    expect(server.socket.sent.filter(([event]) => event === 'history')).toHaveLength(3);
  });

  it('is not waited for: the match is shown and played with what was told of it', () => {
    const { server, snapshot, connection, seat, play } = page();
    while (server.state()._stateID < 115 || module.rules.seatsToAct(server.state().G)[0] !== seat)
      server.advance();
    server.connect();
    server.tellAll(10);
    expect(snapshot()).toMatchObject({ status: 'ready', table: { isWhole: false } });
    expect(snapshot().table?.view).toEqual(module.rules.view(server.state().G, seat));
    const [setup, , ...latest] = snapshot().table!.events;
    expect(setup?.type).toBe('setup');
    expect(latest).toEqual(server.events().slice(-latest.length));
    expect(tableMatchOf(snapshot(), connection)?.snapshots).toBeNull();
    expect(connection.snapshots.at(1)).toBeNull();
    play();
    expect(server.socket.moves).toHaveLength(1);
    // Both are asked for again as long as they stay unanswered.
    vi.advanceTimersByTime(2000);
    expect(server.socket.moves).toHaveLength(2);
    server.advance();
    server.tellLast();
    server.socket.answer('made');
    expect(snapshot().table?.isWhole).toBe(false);
    for (const [event, , before] of [...server.socket.sent])
      if (event === 'history') server.tellHistory(before as number);
    expect(snapshot().table?.isWhole).toBe(true);
    expect(snapshot().table?.events).toEqual(server.events());
    expect(connection.snapshots.at(server.events().length)?.view).toEqual(snapshot().table?.view);
    vi.advanceTimersByTime(60_000);
    expect(server.socket.moves).toHaveLength(2);
  });

  it('is seen as it was, also of before this page came: that is asked for when it is looked at', () => {
    const { server, snapshot, connection, seat } = page();
    const views = [module.rules.view(server.state().G, seat)];
    while (server.state()._stateID < 30) {
      server.advance();
      views.push(module.rules.view(server.state().G, seat));
    }
    server.connect();
    server.tellAll();
    const { events, eventsBefore } = snapshot().table!;
    const asked = () => server.socket.sent.filter(([event]) => event === 'view').at(-1);
    let answers = 0;
    expect(connection.snapshots.at(eventsBefore(5))).toBeNull();
    for (let at = eventsBefore(0); at < eventsBefore(20); at++) {
      // What comes of one move follows from the view before it.
      if (connection.snapshots.at(at) !== null) continue;
      connection.snapshots.ask!(at);
      answers += 1;
      const [, id, stateID] = asked() as [string, string, number];
      server.socket.hear('view', id, stateID, views[stateID]);
      const snapshot = connection.snapshots.at(at)!;
      expect(snapshot.events).toBeLessThanOrEqual(at);
      // One move at most lies between.
      const reached = events.slice(snapshot.events, at).reduce(module.rules.after as never, snapshot.view);
      if (eventsBefore(stateID) === at) expect(reached).toEqual(views[stateID]);
      expect(eventsBefore(stateID + 1)).toBeGreaterThan(at);
      // What is refused, or of another match, is not taken for it.
      server.socket.hear('view', 'another', stateID, {});
      server.socket.hear('view', id, stateID, null);
      expect(connection.snapshots.at(at)).toEqual(snapshot);
    }
    expect(answers).toBeGreaterThan(15);
    expect(connection.snapshots.at(events.length)?.view).toEqual(views.at(-1));
  });

  it('is asked for once more where a page of it is lost', () => {
    const { server, snapshot } = atTable(false);
    while (server.state()._stateID < 65) server.advance();
    server.tellAll(10);
    server.tellHistory(55);
    vi.advanceTimersByTime(2000);
    expect(server.socket.sent.at(-1)).toEqual(['history', MATCH, 50]);
    server.tellHistory(50);
    expect(snapshot().table?.events).toEqual(server.events());
  });

  it('is the same list as long as nothing was added', () => {
    const { server, snapshot } = atTable();
    const { table } = snapshot();
    server.tellPlayers([]);
    expect(snapshot().table).toBe(table);
  });

  it('with a gap in it is asked for as a whole, once', () => {
    const { server, snapshot } = atTable(false);
    server.advance();
    server.advance();
    server.tellLast();
    server.tellLast();
    expect(server.socket.asked).toBe(2);
    server.tellAll();
    expect(snapshot().table?.events).toEqual(server.events());
    vi.advanceTimersByTime(60_000);
    expect(server.socket.asked).toBe(2);
  });

  it('with a gap in it is asked for again when it does not come', () => {
    const { server } = atTable(false);
    server.advance();
    server.advance();
    server.tellLast();
    vi.advanceTimersByTime(2000);
    expect(server.socket.asked).toBe(3);
  });
});

describe('who listens', () => {
  it('hears of each thing the server says once, and sees what it said', () => {
    const { server, snapshot, connection, play } = atTable();
    const seen: unknown[] = [];
    connection.subscribe(() => seen.push(snapshot()));
    const saying = (say: () => void) => {
      const before = seen.length;
      say();
      expect(seen.length - before).toBe(1);
      expect(seen.at(-1)).toBe(snapshot());
    };
    saying(play);
    server.advance();
    saying(server.tellLast);
    const { table } = snapshot();
    expect(table?.events).toEqual(server.events());
    saying(() => server.socket.answer('made'));
    saying(() => server.socket.hear('clock', MATCH, [[0, 5000]]));
    saying(() => server.tellPlayers());
    // The board has nothing new to look at.
    expect(snapshot().table).toBe(table);
    saying(server.tellAll);
    saying(server.cut);
  });

  it('knows what was said: the last of it, what it has asked for, and what came while it was away', () => {
    const { server, snapshot } = atTable();
    const line = (n: number) => ({ id: `${n}`, seat: n % 2, text: `line ${n}` });
    const said = () => [snapshot().talk.map(({ id }) => Number(id)), snapshot().talkBefore];
    server.socket.hear('talk', MATCH, [line(3), line(4)], 3);
    expect(said()).toEqual([[3, 4], 3]);
    server.socket.hear('talk-before', MATCH, [line(1), line(2)], 1);
    // Asked for twice, it comes twice.
    server.socket.hear('talk-before', MATCH, [line(1), line(2)], 1);
    expect(said()).toEqual([[1, 2, 3, 4], 1]);
    server.socket.hear('talk', MATCH, [line(4), line(5)], 4);
    expect(said()).toEqual([[1, 2, 3, 4, 5], 1]);
    server.socket.hear('talk', MATCH, [line(8)], 8);
    expect(said()).toEqual([[8], 8]);
    // A server of before sends all there is.
    server.socket.hear('talk', MATCH, [line(8), line(9)]);
    expect(said()).toEqual([[8, 9], 0]);
  });

  it('are many, and one who leaves takes nobody along', () => {
    const { server, connection } = atTable(false);
    const listeners = [vi.fn(), vi.fn(), vi.fn()];
    const [leave] = listeners.map(connection.subscribe);
    leave!();
    connection.subscribe(listeners[0]!);
    server.advance();
    server.tellLast();
    for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(1);
  });

  it('hears nothing of a page that has gone', () => {
    const server = fakeServer(0);
    const connection = connectToMatch(module, {
      matchID: MATCH,
      as: null,
      newTransport: server.newTransport,
    });
    const listener = vi.fn();
    connection.subscribe(listener);
    connection.close();
    server.connect();
    expect(listener).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(server.socket.dialled).toEqual([]);
  });
});

describe('in sight or not', () => {
  const hide = (isHidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  afterEach(() => void vi.restoreAllMocks());
  const told = ({ server }: ReturnType<typeof page>) =>
    server.socket.sent.filter(([event]) => event === 'hidden').map(([, ...what]) => what);

  it('the server is told when nobody sees the page, when somebody does, and anew after the line was lost', () => {
    const table = atTable();
    expect(told(table)).toEqual([]);
    hide(true);
    hide(false);
    hide(true);
    expect(told(table)).toEqual([
      [MATCH, true],
      [MATCH, false],
      [MATCH, true],
    ]);
    const { server } = table;
    server.socket.connected = false;
    server.socket.hear('disconnect', 'transport close');
    hide(true);
    expect(told(table)).toHaveLength(3);
    server.connect();
    server.tellAll();
    expect(told(table).slice(3)).toEqual([[MATCH, true]]);
  });

  it('nothing is told of a page that only watches, or that has gone', () => {
    const watcher = page(true, null);
    watcher.server.connect();
    watcher.server.tellAll();
    const gone = atTable();
    gone.connection.close();
    hide(true);
    expect([...told(watcher), ...told(gone)]).toEqual([]);
  });
});
