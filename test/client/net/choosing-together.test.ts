import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  connectToMatch,
  type MatchConnection,
  tableMatchOf,
} from '../../../src/client/net/match-connection.ts';
import type { View } from '../../../src/game/ru-ra-re/table.ts';
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
    sent: () => server.socket.sent.filter(([event]) => event === 'update').map(([, , stateID]) => stateID),
  };
};
/** The same, with a choice of its own that the server has told. */
const pageThatHasChosen = (row: number) => {
  const it = page();
  it.choose(row);
  it.server.choose(1, row);
  it.server.tellLast();
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
  it('is under way until the server tells of it, and not when it tells of another’s', () => {
    const { server, snapshot, view, choose } = page();
    choose(4);
    server.choose(0, 2);
    server.tellLast();
    expect(snapshot().status).toBe('sending');
    expect(view()).toMatchObject({ chosen: [true, false, false], choice: null });
    server.choose(1, 4);
    server.tellLast();
    expect(snapshot().status).toBe('ready');
    expect(view()).toMatchObject({ chosen: [true, true, false], choice: 4 });
    vi.advanceTimersByTime(10_000);
    expect(server.socket.asked).toBe(1);
  });

  it('is asked after when only others’ choices are told', () => {
    const { server, snapshot, choose } = page();
    choose(4);
    vi.advanceTimersByTime(1500);
    server.choose(0, 2);
    server.tellLast();
    vi.advanceTimersByTime(500);
    expect(server.socket.asked).toBe(2);
    server.tellAll();
    expect(snapshot()).toMatchObject({ status: 'ready', refused: { code: 'lost' } });
  });

  it('that never arrived is lost, whatever others have done meanwhile', () => {
    const { server, snapshot, choose, sent } = page();
    choose(4);
    server.choose(0, 2);
    vi.advanceTimersByTime(2000);
    server.tellAll();
    expect(snapshot()).toMatchObject({ status: 'ready', refused: { code: 'lost' } });
    choose(4);
    expect(sent()).toEqual([0, 1]);
    expect(snapshot().refused).toBeNull();
  });

  it('that arrived without an answer is not', () => {
    const { server, snapshot, view, choose } = page();
    choose(4);
    server.choose(0, 2);
    server.choose(1, 4);
    vi.advanceTimersByTime(2000);
    server.tellAll();
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
    server.socket.hear('refused', MATCH, 1, 'not-this-throw');
    expect(snapshot()).toMatchObject({ status: 'ready', refused: { code: 'not-this-throw' } });
    choose(2);
    expect(sent()).toEqual([0, 1, 3]);
  });
});

describe('[Q-12] a choice that is changed', () => {
  it('is under way until it is settled, under the number that it was sent with', () => {
    const { server, snapshot, view, choose } = pageThatHasChosen(4);
    choose(6);
    expect(snapshot().status).toBe('sending');
    expect(view().choice).toBe(4);
    server.choose(1, 6);
    server.socket.hear('settled', 'ghijkl', 1);
    server.socket.hear('settled', MATCH, 0);
    expect(snapshot().status).toBe('sending');
    server.tellChange(1);
    expect(snapshot()).toMatchObject({ status: 'ready', refused: null });
    expect(view()).toMatchObject({ choice: 6, chosen: [false, true, false] });
    vi.advanceTimersByTime(10_000);
    expect(server.socket.asked).toBe(1);
  });

  it('may be changed again and again', () => {
    const { server, snapshot, view, choose, sent } = pageThatHasChosen(4);
    for (const row of [6, 2, 4]) {
      choose(row);
      server.choose(1, row);
      server.tellChange(1);
      expect([view().choice, snapshot().status]).toEqual([row, 'ready']);
    }
    expect(sent()).toEqual([0, 1, 1, 1]);
  });

  it('is under way while others choose', () => {
    const { server, snapshot, view, choose } = pageThatHasChosen(4);
    choose(6);
    server.choose(0, 2);
    server.tellLast();
    expect(snapshot().status).toBe('sending');
    server.choose(1, 6);
    server.tellChange(1);
    expect(snapshot().status).toBe('ready');
    expect(view()).toMatchObject({ choice: 6, chosen: [true, true, false] });
  });

  it.each([
    [true, 6],
    [false, 4],
  ])('without an answer (arrived: %s) is what the server tells when asked', (arrived, choice) => {
    const { server, snapshot, view, choose } = pageThatHasChosen(4);
    choose(6);
    if (arrived) server.choose(1, 6);
    vi.advanceTimersByTime(2000);
    expect(server.socket.asked).toBe(2);
    server.tellAll();
    expect(snapshot()).toMatchObject({ status: 'ready', refused: null });
    expect(view().choice).toBe(choice);
  });

  it('adds nothing to the history', () => {
    const { server, snapshot, choose } = pageThatHasChosen(4);
    const { events } = snapshot().table!;
    choose(6);
    server.choose(1, 6);
    server.tellChange(1);
    expect(snapshot().table!.events).toEqual(events);
    server.choose(0, 1);
    server.tellLast();
    server.choose(2, 2);
    server.tellLast();
    expect(snapshot().table!.events[1]).toEqual({ type: 'show', choices: { 0: 1, 1: 6, 2: 2 } });
    expect(server.socket.asked).toBe(1);
  });
});

describe('the clock', () => {
  it('is told as the moment when the time is up, to the board too', () => {
    vi.setSystemTime(1_000_000);
    const { server, snapshot, connection } = page();
    expect(tableMatchOf(snapshot(), connection)?.clock).toBeNull();
    server.socket.hear('clock', MATCH, 'round 1, throw 1', 30_000);
    const clock = { from: 'round 1, throw 1', until: 1_030_000 };
    expect(snapshot().clock).toEqual(clock);
    expect(tableMatchOf(snapshot(), connection)?.clock).toEqual(clock);
    vi.advanceTimersByTime(5000);
    server.socket.hear('clock', MATCH, 'round 1, throw 2', 30_000);
    expect(snapshot().clock).toEqual({ from: 'round 1, throw 2', until: 1_035_000 });
  });

  it('of another match is not this page’s', () => {
    const { server, snapshot } = page();
    server.socket.hear('clock', 'ghijkl', 'round 1, throw 1', 30_000);
    expect(snapshot().clock).toBeNull();
  });

  it('wakes those who listen, and settles nothing', () => {
    const { server, snapshot, connection, choose } = page();
    const listener = vi.fn();
    choose(1);
    connection.subscribe(listener);
    server.socket.hear('clock', MATCH, 'round 1, throw 1', 30_000);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(snapshot().status).toBe('sending');
  });
});
