import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  connectToMatch,
  type MatchConnection,
} from '../../../../src/client/match/online/match-connection.ts';
import { tableMatchOf } from '../../../../src/client/match/online/online-snapshot.ts';
import { monotonicNow } from '../../../../src/client/ui/monotonic-now.ts';
import type { View } from '../../../../src/game/ru-ra-re/table.ts';
import { choosingServer, module } from './choosing-server.ts';
import { MATCH } from './fake-server.ts';

let connection: MatchConnection | undefined;

/** The page of the second of three players. */
const page = () => {
  const server = choosingServer(1);
  const mine = connectToMatch(module, {
    matchID: MATCH,
    as: { seat: 1, credentials: 'secret' },
    newTransport: server.newTransport,
  });
  connection = mine;
  server.connect();
  server.tellAll();
  const view = () => mine.snapshot().table!.view as View;
  return {
    server,
    connection: mine,
    snapshot: mine.snapshot,
    view,
    choose: (row: number) => mine.play(['choose', view().round, view().throw, row]),
    sent: () => server.socket.moves.map(({ stateID }) => stateID),
  };
};
/** The same, with a choice of its own that the server has told. */
const pageThatHasChosen = (row: number) => {
  const it = page();
  it.choose(row);
  it.server.choose(1, row);
  it.server.tellLast();
  it.server.socket.answer('made');
  return it;
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  connection?.close();
  vi.useRealTimers();
});

describe('[Q-12] a choice of one’s own', () => {
  it('is under way until it is answered, and not when another’s is told', () => {
    const { server, snapshot, view, choose } = page();
    choose(4);
    server.choose(0, 2);
    server.tellLast();
    expect(snapshot().status).toBe('sending');
    expect(view()).toMatchObject({ chosen: [true, false, false], choice: null });
    server.choose(1, 4);
    server.tellLast();
    expect(snapshot().status).toBe('sending');
    server.socket.answer('made');
    expect(snapshot().status).toBe('ready');
    expect(view()).toMatchObject({ chosen: [true, true, false], choice: 4 });
    vi.advanceTimersByTime(10_000);
    expect(server.socket.sent).toHaveLength(2);
  });

  it('is sent again while only others’ choices are told, as it was', () => {
    const { server, snapshot, choose } = page();
    choose(4);
    vi.advanceTimersByTime(1500);
    server.choose(0, 2);
    server.tellLast();
    vi.advanceTimersByTime(500);
    const [first, again] = server.socket.moves;
    expect(again).toEqual(first);
    expect(snapshot()).toMatchObject({ status: 'sending', refused: null });
  });

  it('that never arrived is made when it is sent again, whatever others have done meanwhile', () => {
    const { server, snapshot, view, choose, sent } = page();
    choose(4);
    server.choose(0, 2);
    vi.advanceTimersByTime(2000);
    expect(sent()).toEqual([0, 0]);
    server.choose(1, 4);
    server.tellAll();
    server.socket.answer('made');
    expect(snapshot()).toMatchObject({ status: 'ready', refused: null });
    expect(view().choice).toBe(4);
  });

  it('that came too late is refused, and the page goes on with the throw that is now', () => {
    const { server, snapshot, view, choose, sent } = pageThatHasChosen(1);
    choose(5);
    server.choose(0, 1);
    server.tellLast();
    server.choose(2, 3);
    server.tellLast();
    expect(view()).toMatchObject({ throw: 2, waiting: [0, 1], choice: null });
    expect(snapshot().status).toBe('sending');
    server.socket.answer('refused', 'not-this-throw');
    expect(snapshot()).toMatchObject({ status: 'ready', refused: { code: 'not-this-throw' } });
    choose(2);
    expect(sent()).toEqual([0, 1, 3]);
  });
});

it('[Q-12] a choice for a throw that is over by now, though it is still shown, is for the server to refuse', () => {
  const complaints = vi.spyOn(console, 'error');
  const { server, snapshot, connection } = pageThatHasChosen(1);
  const shown = tableMatchOf(snapshot(), connection)!;
  server.choose(0, 4);
  server.choose(2, 4);
  server.tellAll();
  // The others choose again; this page has taken its cards.
  expect(snapshot().table!.view).toMatchObject({ waiting: [0, 2] });
  shown.play(['choose', 1, 1, 5]);
  expect(server.socket.moves.at(-1)).toMatchObject({ action: { payload: { args: [1, 1, 5] } } });
  server.socket.answer('refused', 'not-asked');
  expect(snapshot()).toMatchObject({ status: 'ready', refused: { code: 'not-asked' } });
  expect(complaints).not.toHaveBeenCalled();
});

describe('[Q-12] a choice that is changed', () => {
  it('is under way until it is answered', () => {
    const { server, snapshot, view, choose } = pageThatHasChosen(4);
    choose(6);
    expect(snapshot().status).toBe('sending');
    expect(view().choice).toBe(4);
    server.choose(1, 6);
    server.tellChange();
    expect(snapshot().status).toBe('sending');
    expect(view().choice).toBe(6);
    server.socket.answer('changed');
    expect(snapshot()).toMatchObject({ status: 'ready', refused: null });
    expect(view()).toMatchObject({ choice: 6, chosen: [false, true, false] });
    vi.advanceTimersByTime(10_000);
    expect(server.socket.sent).toHaveLength(3);
  });

  it('may be changed again and again, each time under an id of its own', () => {
    const { server, snapshot, view, choose, sent } = pageThatHasChosen(4);
    for (const row of [6, 2, 4]) {
      choose(row);
      server.choose(1, row);
      server.tellChange();
      server.socket.answer('changed');
      expect([view().choice, snapshot().status]).toEqual([row, 'ready']);
    }
    expect(sent()).toEqual([0, 1, 1, 1]);
    expect(new Set(server.socket.moves.map(({ id }) => id)).size).toBe(4);
  });

  it('is under way while others choose', () => {
    const { server, snapshot, view, choose } = pageThatHasChosen(4);
    choose(6);
    server.choose(0, 2);
    server.tellLast();
    expect(snapshot().status).toBe('sending');
    server.choose(1, 6);
    server.tellChange();
    server.socket.answer('changed');
    expect(snapshot().status).toBe('ready');
    expect(view()).toMatchObject({ choice: 6, chosen: [true, true, false] });
  });

  it.each([
    ['changed', 'over the same connection'],
    ['repeated', 'over the same connection'],
    ['changed', 'over a new one'],
    ['repeated', 'over a new one'],
  ])('and whose answer was lost is sent again: %s, %s', (kind, over) => {
    const { server, snapshot, view, choose } = pageThatHasChosen(4);
    choose(6);
    if (kind === 'repeated') server.choose(1, 6);
    if (over === 'over a new one') {
      server.cut();
      server.connect();
      server.tellAll();
    } else vi.advanceTimersByTime(2000);
    const [, first, again] = server.socket.moves;
    expect(again).toEqual(first);
    expect(snapshot().status).toBe('sending');
    if (kind === 'changed') server.choose(1, 6);
    if (kind === 'changed') server.tellChange();
    else server.tellAll();
    server.socket.answer(kind);
    expect(snapshot()).toMatchObject({ status: 'ready', refused: null });
    expect(view().choice).toBe(6);
  });

  it('in another tab of the seat is shown in this one', () => {
    const { server, snapshot, view } = pageThatHasChosen(4);
    server.choose(1, 6);
    server.tellChange();
    expect(snapshot().status).toBe('ready');
    expect(view().choice).toBe(6);
    expect(server.socket.asked).toBe(1);
  });

  it('adds nothing to the history', () => {
    const { server, snapshot, choose } = pageThatHasChosen(4);
    const { events } = snapshot().table!;
    choose(6);
    server.choose(1, 6);
    server.tellChange();
    server.socket.answer('changed');
    expect(snapshot().table!.events).toBe(events);
    server.choose(0, 1);
    server.tellLast();
    server.choose(2, 2);
    server.tellLast();
    expect(snapshot().table!.events[1]).toEqual({ type: 'show', choices: { 0: 1, 1: 6, 2: 2 } });
    expect(server.socket.asked).toBe(1);
  });
});

describe('the clock', () => {
  it('is told as the moment when each one’s time is up, to the board too', () => {
    const now = monotonicNow();
    const { server, snapshot, connection } = page();
    expect(tableMatchOf(snapshot(), connection)?.clock).toBeNull();
    server.socket.hear('clock', MATCH, [
      [0, 30_000],
      [2, 12_000],
    ]);
    const clock = new Map([
      [0, now + 30_000],
      [2, now + 12_000],
    ]);
    expect(snapshot().clock).toEqual(clock);
    expect(tableMatchOf(snapshot(), connection)?.clock).toEqual(clock);
  });

  it('is what was told last, and none when nobody’s time runs', () => {
    const now = monotonicNow();
    const { server, snapshot } = page();
    server.socket.hear('clock', MATCH, [
      [0, 30_000],
      [1, 30_000],
    ]);
    vi.advanceTimersByTime(5000);
    server.socket.hear('clock', MATCH, [[1, 60_000]]);
    expect(snapshot().clock).toEqual(new Map([[1, now + 65_000]]));
    server.socket.hear('clock', MATCH, []);
    expect(snapshot().clock).toBeNull();
  });

  it('of another match is not this page’s', () => {
    const { server, snapshot } = page();
    server.socket.hear('clock', 'ghijkl', [[0, 30_000]]);
    expect(snapshot().clock).toBeNull();
  });

  it('wakes those who listen, and answers nothing', () => {
    const { server, snapshot, connection, choose } = page();
    const listener = vi.fn();
    choose(1);
    connection.subscribe(listener);
    server.socket.hear('clock', MATCH, [[1, 30_000]]);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(snapshot().status).toBe('sending');
  });
});
