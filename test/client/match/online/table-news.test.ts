import { afterEach, expect, it } from 'vitest';
import { tableMatchOf } from '../../../../src/client/match/online/online-snapshot.ts';
import type { TableNews } from '../../../../src/wire/to-page.ts';
import { MATCH } from './fake-server.ts';
import { atTable, closePages, page } from './pages.ts';

afterEach(closePages);

const NEWS: TableNews = { host: null, incidents: [], away: [], votes: {} };

it('what is told of a table waits with no match, and is shown with one', () => {
  const { server, snapshot } = page();
  server.connect();
  server.socket.hear('table', 'another', NEWS);
  expect(snapshot().news).toBeNull();
  server.socket.hear('table', MATCH, { ...NEWS, host: 1 });
  expect(snapshot().news?.host).toBe(1);
});

it('an incident stands after the events of as many moves as had been made, and who is away has the time that is left', () => {
  const { server, snapshot, connection, seat } = atTable();
  const told = () => tableMatchOf(snapshot(), connection, 60_000)!;
  const opening = told().events.length;
  server.socket.hear('table', MATCH, {
    ...NEWS,
    incidents: [
      { kind: 'left', seat, at: 0 },
      { kind: 'back', seat, at: 9 },
    ],
    away: [[1 - seat, 45_000]],
  });
  expect(told().incidents).toEqual([
    { kind: 'left', seat, after: opening },
    { kind: 'back', seat, after: told().events.length },
  ]);
  const { until, all } = told().away!.get(1 - seat)!;
  expect(all).toBe(60_000);
  expect(Math.abs(until - Date.now() - 45_000)).toBeLessThan(10_000);
  expect(told().incidents).toBe(told().incidents);
});

it('a match that somebody has ended is told so', () => {
  const { server, snapshot, connection } = atTable();
  server.socket.hear('table', MATCH, { ...NEWS, incidents: [{ kind: 'ended', seat: 1, at: 0 }] });
  expect(tableMatchOf(snapshot(), connection)).toMatchObject({ endedBy: 1 });
});

it('how many watch is shown at the table, and after a lost connection as the server tells it then', () => {
  const { server, snapshot, connection } = atTable();
  server.socket.hear('watching', 'another', 7);
  expect(snapshot().watching).toBe(0);
  server.socket.hear('watching', MATCH, 2);
  expect(snapshot().watching).toBe(2);
  expect(tableMatchOf(snapshot(), connection)).toMatchObject({ watching: 2 });
  server.tellAll();
  expect(snapshot().watching).toBe(0);
});
