import { expect, it } from 'vitest';
import { CannotStore } from '../../../src/server/match/ports.ts';
import { NEW_CONTROL, type StoredMatch } from '../../../src/server/match/stored-match.ts';
import type { Session } from '../../../src/server/transport/match-pages.ts';
import { Pages } from '../../../src/server/transport/pages.ts';
import { servedGame } from '../support/decisions.ts';
import { FakeNamespace } from '../support/fake-sockets.ts';

it('that it cannot be found out who has blocked whom is logged, unless the storage has said so already', async () => {
  const game = await servedGame('ra');
  const logged: unknown[] = [];
  const fault = new TypeError('a fault of ours');
  let why: Error = fault;
  const pages = new Pages({
    reader: { load: async () => null, log: async () => [], initialState: async () => null },
    log: { error: (...line: unknown[]) => void logged.push(line) },
    blocks: { seatsBlocking: async () => Promise.reject(why), seatsBlockedBy: async () => new Set() },
  });
  const heard: unknown[] = [];
  const socket = new FakeNamespace().socket('page', (...message) => void heard.push(message));
  pages.enter({
    socket,
    game,
    matchID: 'M',
    seat: 0,
    member: null,
    credentials: null,
    behind: null,
  } satisfies Session);
  const players = { 0: { id: 0, member: 'ada' }, 1: { id: 1, member: 'eve' } };
  const data = { gameName: 'ra', players, createdAt: 0, updatedAt: 0 };
  const match: StoredMatch = { id: 'M', version: 2, data, state: null, control: NEW_CONTROL };
  const say = () =>
    pages.publish({ match, game, log: [], members: [] }, [{ kind: 'reaction', seat: 1, reaction: 'hurry' }]);
  say();
  await expect.poll(() => logged).toEqual([[{ err: fault, matchID: 'M' }, 'talk could not be passed on']]);
  why = new CannotStore(null);
  say();
  await new Promise(resolve => setTimeout(resolve, 20));
  expect([logged.length, heard]).toEqual([1, []]);
});
