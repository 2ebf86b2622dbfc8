import { beforeAll, expect, it } from 'vitest';
import type { ServedGame } from '../../../src/server/match/served-game.ts';
import { MatchPages, type Session } from '../../../src/server/transport/match-pages.ts';
import { servedGame } from '../support/decisions.ts';
import { FakeNamespace } from '../support/fake-sockets.ts';

let game: ServedGame;
beforeAll(async () => {
  game = await servedGame('ra');
});

const session = (id: string, seat: number | null): Session => ({
  socket: new FakeNamespace().socket(id, () => {}),
  game,
  matchID: 'match',
  seat,
  credentials: null,
  member: null,
  behind: null,
});

it('who is there and who looks is counted when somebody comes, goes or hides, not with every command', () => {
  const pages = new MatchPages();
  const [ada, other, ned, watcher] = [
    session('a', 0),
    session('b', 0),
    session('c', 1),
    session('d', null),
  ] as const;
  const now = () => [[...pages.seats()], [...pages.looking()]];
  for (const page of [ada, other, ned, watcher]) pages.add(page);
  expect(now()).toEqual([
    [0, 1],
    [0, 1],
  ]);
  expect(pages.seats()).toBe(pages.seats());
  expect(pages.looking()).toBe(pages.looking());
  const before = pages.looking();
  pages.hide(ned, true);
  pages.hide(ada, true);
  expect(now()).toEqual([[0, 1], [0]]);
  // What somebody was told stays as it was.
  expect([...before]).toEqual([0, 1]);
  pages.remove(other);
  expect(now()).toEqual([[0, 1], []]);
  pages.hide(ned, false);
  pages.remove(ada);
  expect(now()).toEqual([[1], [1]]);
});
