import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '../../../src/server/transport/match-pages.ts';
import { Pages } from '../../../src/server/transport/pages.ts';
import { pageLeft } from '../../../src/server/transport/sync.ts';
import { servedGame } from '../support/decisions.ts';
import { FakeNamespace } from '../support/fake-sockets.ts';

const game = await servedGame('ru-ra-re');
const namespace = new FakeNamespace();
const NOTHING = { load: async () => null, log: async () => [], initialState: async () => null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Pages at one match, of which those that have lost their connection are missed after two seconds. */
const open = () => {
  const elsewhere: string[] = [];
  const tell = {
    seatsAt: () => new Set<number>(),
    lookingAt: () => new Set<number>(),
    lookingHere: () => {},
    seatsHere: () => void elsewhere.push(seats()),
    watchersAt: () => 0,
    watchersHere: () => {},
  };
  const pages = new Pages({ reader: NOTHING, elsewhere: tell, goneAfter: 2000 });
  const seats = () => [...pages.seatsHere('table-1')].sort().join();
  const gone: (number | null)[] = [];
  const page = (seat: number | null, name = `page of ${seat}`) => {
    const socket = namespace.socket(name, () => {});
    const session: Session = {
      socket,
      game,
      matchID: 'table-1',
      seat,
      credentials: null,
      member: null,
      behind: null,
    };
    pages.enter(session);
    return {
      session,
      hide: (isHidden: boolean) => pages.hide(session, isHidden),
      lose: () => pages.lose(socket, session => void gone.push(session.seat)),
      leave: () => pages.leave(socket),
    };
  };
  return { pages, seats, gone, elsewhere, page };
};

it('a page that has lost its connection and is back in time was never gone', () => {
  const { seats, gone, elsewhere, page } = open();
  const ada = page(0);
  page(1);
  ada.lose();
  expect(seats()).toBe('0,1');
  vi.advanceTimersByTime(1999);
  page(0, 'the same again');
  vi.advanceTimersByTime(60_000);
  expect([seats(), gone]).toEqual(['0,1', []]);
  expect(elsewhere.slice(2)).not.toContain('1');
});

it('one that is not back is gone after a while, and nobody hears of a spectator', () => {
  const { pages, seats, gone, elsewhere, page } = open();
  const [ada, watcher] = [page(0), page(null)];
  page(1);
  for (const each of [ada, watcher]) each.lose();
  expect(pages.at('table-1')).toHaveLength(1);
  vi.advanceTimersByTime(1999);
  expect([seats(), gone]).toEqual(['0,1', []]);
  vi.advanceTimersByTime(1);
  expect([seats(), gone]).toEqual(['1', [0]]);
  expect(elsewhere.at(-1)).toBe('1');
});

it('who leaves is gone at once', () => {
  const { seats, page } = open();
  const ada = page(0);
  page(1);
  ada.leave();
  expect(seats()).toBe('1');
});

it('each loss counts from its own moment, and another page of the seat keeps it there', () => {
  const { seats, gone, page } = open();
  const first = page(0, 'first');
  first.lose();
  vi.advanceTimersByTime(1500);
  const second = page(0, 'second');
  second.lose();
  vi.advanceTimersByTime(1500);
  expect([seats(), gone]).toEqual(['0', []]);
  page(0, 'third');
  vi.advanceTimersByTime(60_000);
  expect([seats(), gone]).toEqual(['0', []]);
});

it('when the server ends nobody is gone any more', () => {
  const { pages, gone, page } = open();
  page(0).lose();
  pages.close();
  vi.advanceTimersByTime(60_000);
  expect(gone).toEqual([]);
});

it('a seat looks as long as one of its pages is in sight, be others open or not', () => {
  const { pages, seats, page } = open();
  const looking = () => [...pages.lookingAt('table-1')].join();
  const [table, phone] = [page(0, 'table'), page(0, 'phone')];
  const watcher = page(null);
  expect(table.hide(true)).toBe(false);
  expect(looking()).toBe('0');
  expect(phone.hide(true)).toBe(true);
  expect([looking(), seats()]).toEqual(['', '0']);
  expect(watcher.hide(true)).toBe(false);
  phone.hide(false);
  expect(looking()).toBe('0');
  // The page in sight goes, and the other stays: what follows from that is looked at.
  phone.leave();
  const expected: string[] = [];
  pageLeft(pages, { expect: ids => void expected.push(...ids) }, phone.session);
  expect([looking(), seats(), expected]).toEqual(['', '0', ['table-1']]);
});
