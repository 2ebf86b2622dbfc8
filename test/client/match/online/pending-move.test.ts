import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tableMatchOf } from '../../../../src/client/match/online/online-snapshot.ts';
import { MATCH, module } from './fake-server.ts';
import { atTable, closePages } from './pages.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  closePages();
  vi.useRealTimers();
});

/** The server has made the move that is under way, and says so. */
const make = ({ server }: ReturnType<typeof atTable>) => {
  server.advance();
  server.tellLast();
  server.socket.answer('made');
};

describe('a move', () => {
  it('is sent with an id of its own, in sight of the state that is shown', () => {
    const it = atTable();
    const { server, play, seat } = it;
    play();
    const [move] = server.socket.moves;
    expect(move).toMatchObject({ stateID: 0, matchID: MATCH, playerID: String(seat) });
    expect(move?.action).toMatchObject({ type: 'MAKE_MOVE', payload: { playerID: String(seat) } });
    expect(move?.id).toMatch(/^[A-Za-z0-9_-]{8,32}$/);
    expect(server.socket.sent.at(-1)).toHaveLength(6);
    make(it);
    while (!module.rules.seatsToAct(server.state().G).includes(seat)) server.advance();
    server.tellAll();
    play();
    expect(server.socket.moves.map(({ stateID }) => stateID)).toEqual([0, server.state()._stateID]);
    expect(server.socket.moves[1]!.id).not.toBe(move?.id);
  });

  it('is sent in sight of the state that is shown, also where a later one has been told', () => {
    const { server, snapshot, connection, seat } = atTable();
    const shown = tableMatchOf(snapshot(), connection)!;
    const move = module.rules.legalMoves(shown.view, seat)[0]!;
    do server.advance();
    while (!module.rules.seatsToAct(server.state().G).includes(seat));
    server.tellAll();
    shown.play(move);
    expect(snapshot().status).toBe('sending');
    expect(server.socket.moves.map(({ stateID }) => stateID)).toEqual([0]);
  });

  it('that is made is under way until it is answered, also after its update', () => {
    const { server, snapshot, play } = atTable();
    play();
    expect(snapshot().status).toBe('sending');
    server.advance();
    server.tellLast();
    expect(snapshot()).toMatchObject({ status: 'sending', table: { events: server.events() } });
    server.socket.answer('made');
    expect(snapshot()).toMatchObject({ status: 'ready', refused: null });
    vi.advanceTimersByTime(60_000);
    expect(server.socket.sent).toHaveLength(2);
  });

  it('that is answered before its update comes is not under way any more', () => {
    const { server, snapshot, play } = atTable();
    play();
    server.advance();
    server.socket.answer('made');
    expect(snapshot().status).toBe('ready');
    server.tellLast();
    expect(snapshot()).toMatchObject({ status: 'ready', table: { events: server.events() } });
  });

  it('changes nothing on the page before the server has told it', () => {
    const { snapshot, play } = atTable();
    const { table } = snapshot();
    play();
    expect(snapshot().table).toBe(table);
  });

  it('is sent once however often it is pressed', () => {
    const { server, play } = atTable();
    play();
    play();
    expect(server.socket.moves).toHaveLength(1);
  });

  it.each([['toString'], ['cheat'], ['__proto__']] as const)(
    'that the game does not know is not sent: %s',
    name => {
      const { server, snapshot, connection } = atTable();
      connection.play([name]);
      expect(server.socket.moves).toEqual([]);
      expect(snapshot().status).toBe('ready');
    },
  );

  it('is answered by the patch that shows it and bears its id', () => {
    const { server, snapshot, play } = atTable();
    play();
    server.advance();
    server.tellPatch(server.socket.moves[0]!.id);
    expect(snapshot().status).toBe('ready');
    expect(snapshot().table!.events).toEqual(server.events());
  });

  it.each([['another-move'], []])('is not answered by a patch that bears another id: %s', (...other) => {
    const { server, snapshot, play } = atTable();
    play();
    server.advance();
    server.tellPatch(...other);
    expect(snapshot().status).toBe('sending');
    expect(snapshot().table!.events).toEqual(server.events());
  });

  it('is not answered by what answers something else', () => {
    const { server, snapshot, play } = atTable();
    play();
    server.socket.hear('answer', MATCH, 'another-move-of-another-tab', 'made');
    server.socket.hear('answer', 'ghijkl', server.socket.moves[0]!.id, 'made');
    server.socket.hear('answer', MATCH, 'another-move-of-another-tab', 'refused', 'fault');
    expect(snapshot()).toMatchObject({ status: 'sending', refused: null });
  });
});

describe('a move that is refused', () => {
  it.each([
    ...['sun-too-low', 'rate', 'stale', 'not-started', 'match-over', 'unknown-move', 'not-now'],
    ...['credentials', 'unknown-match', 'fault'],
  ])('because of %s is not under way any more, and the page says why', code => {
    const { server, snapshot, play } = atTable();
    const { table } = snapshot();
    play();
    server.socket.answer('refused', code);
    expect(snapshot()).toMatchObject({ status: 'ready', refused: { code, id: 1 } });
    expect(snapshot().table).toBe(table);
    vi.advanceTimersByTime(60_000);
    expect(server.socket.sent).toHaveLength(2);
    play();
    expect(server.socket.moves).toHaveLength(2);
    expect(snapshot().refused).toBeNull();
  });

  it('because the match has moved on comes after the match as it is now', () => {
    const { server, snapshot, play } = atTable();
    play();
    server.advance();
    server.tellAll();
    expect(snapshot()).toMatchObject({ status: 'sending', table: { events: server.events() } });
    server.socket.answer('refused', 'stale');
    expect(snapshot()).toMatchObject({ status: 'ready', refused: { code: 'stale' } });
    expect(server.socket.moves).toHaveLength(1);
  });

  it('because the server does not know this page has it come to the match again', () => {
    const { server, snapshot, play } = atTable();
    play();
    server.socket.answer('refused', 'not-joined');
    expect(snapshot()).toMatchObject({ status: 'ready', refused: { code: 'not-joined' } });
    expect(server.socket.asked).toBe(2);
    vi.advanceTimersByTime(2000);
    expect(server.socket.asked).toBe(3);
    server.tellAll();
    vi.advanceTimersByTime(60_000);
    expect(server.socket.asked).toBe(3);
  });

  it('says so each time', () => {
    const { server, snapshot, play } = atTable();
    play();
    server.socket.answer('refused', 'rate');
    const { refused } = snapshot();
    play();
    server.socket.answer('refused', 'rate');
    expect(snapshot().refused).not.toEqual(refused);
  });

  it('is not the one under way when the refusal names none', () => {
    const { server, snapshot, play } = atTable();
    play();
    server.socket.hear('refused', null, null, 'rate');
    expect(snapshot()).toMatchObject({ status: 'sending', refused: { code: 'rate' } });
    vi.advanceTimersByTime(2000);
    expect(server.socket.moves).toHaveLength(2);
  });
});

describe('a move without an answer', () => {
  it('is sent again after two seconds, the same in everything', () => {
    const { server, play } = atTable();
    play();
    vi.advanceTimersByTime(1999);
    expect(server.socket.moves).toHaveLength(1);
    vi.advanceTimersByTime(1);
    const [first, again] = server.socket.moves;
    expect(again).toEqual(first);
    expect(server.socket.asked).toBe(1);
  });

  it('that was made is answered so, after the match, and is not made again', () => {
    const { server, snapshot, play } = atTable();
    play();
    server.advance();
    vi.advanceTimersByTime(2000);
    server.tellAll();
    server.socket.answer('repeated');
    expect(snapshot()).toMatchObject({ status: 'ready', refused: null, table: { events: server.events() } });
    vi.advanceTimersByTime(60_000);
    expect(server.socket.moves).toHaveLength(2);
  });

  it('that is answered twice in the end is answered by the first', () => {
    const it = atTable();
    const { server, snapshot, play } = it;
    play();
    vi.advanceTimersByTime(2000);
    make(it);
    server.socket.answer('repeated');
    server.socket.answer('refused', 'stale');
    expect(snapshot()).toMatchObject({ status: 'ready', refused: null });
  });

  it('takes the connection for dead only when it was sent three times', () => {
    const { server, play } = atTable();
    play();
    vi.advanceTimersByTime(5999);
    expect(server.socket.moves).toHaveLength(3);
    expect(server.socket.dialled).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(server.socket.moves).toHaveLength(3);
    expect(server.socket.dialled).toEqual(['disconnect', 'connect']);
  });

  it('is sent over the new connection too, once the match has been told', () => {
    const { server, snapshot, play } = atTable();
    play();
    vi.advanceTimersByTime(6000);
    expect(snapshot().status).toBe('offline');
    server.connect();
    expect(server.socket.moves).toHaveLength(3);
    server.tellAll();
    expect(snapshot().status).toBe('sending');
    expect(new Set(server.socket.moves.map(({ id }) => id)).size).toBe(1);
    expect(server.socket.moves).toHaveLength(4);
  });
});

describe('a connection that is lost during a move', () => {
  const cutWhileSending = (isMade: boolean) => {
    const it = atTable();
    it.play();
    if (isMade) it.server.advance();
    it.server.cut();
    expect(it.snapshot().status).toBe('offline');
    it.server.connect();
    expect(it.server.socket.moves).toHaveLength(1);
    it.server.tellAll();
    return it;
  };

  it('sends it again when it is back: it was made', () => {
    const { server, snapshot } = cutWhileSending(true);
    const [first, again] = server.socket.moves;
    expect(again).toEqual(first);
    expect(snapshot().status).toBe('sending');
    server.tellAll();
    server.socket.answer('repeated');
    expect(snapshot()).toMatchObject({ status: 'ready', refused: null, table: { events: server.events() } });
    expect(server.socket.moves).toHaveLength(2);
  });

  it('sends it again when it is back: it never arrived, and is made now', () => {
    const it = cutWhileSending(false);
    make(it);
    expect(it.snapshot()).toMatchObject({ status: 'ready', refused: null });
    expect(it.snapshot().table?.events).toEqual(it.server.events());
  });

  it('sends it again after every loss, until it is answered', () => {
    const it = cutWhileSending(false);
    it.server.cut();
    it.server.connect();
    it.server.tellAll();
    expect(it.server.socket.moves).toHaveLength(3);
    make(it);
    it.server.cut();
    it.server.connect();
    it.server.tellAll();
    expect(it.server.socket.moves).toHaveLength(3);
  });

  it('waits for the answer over the new connection as long as over the old', () => {
    const { server, play } = atTable();
    play();
    server.cut();
    server.connect();
    vi.advanceTimersByTime(1500);
    server.tellAll();
    vi.advanceTimersByTime(1999);
    expect(server.socket.moves).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(server.socket.moves).toHaveLength(3);
  });

  it('sends it once, though the match is told more than once', () => {
    const { server } = cutWhileSending(false);
    server.tellAll();
    server.tellPlayers();
    expect(server.socket.moves).toHaveLength(2);
  });
});

describe('two tabs at one seat', () => {
  it('the other’s move is an update, and one’s own is still under way', () => {
    const { server, snapshot, play } = atTable();
    play();
    server.advance();
    server.tellLast();
    server.socket.hear('answer', MATCH, 'the-move-of-the-other-tab', 'made');
    expect(snapshot()).toMatchObject({ status: 'sending', table: { events: server.events() } });
    server.tellAll();
    server.socket.answer('refused', 'stale');
    expect(snapshot()).toMatchObject({ status: 'ready', refused: { code: 'stale' } });
  });

  it('never give two moves one id', () => {
    const tabs = [atTable(), atTable()];
    for (const { play } of tabs) play();
    const [one, other] = tabs.map(({ server }) => server.socket.moves[0]!.id);
    expect(one).not.toBe(other);
  });
});
