import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Matches } from '../../../src/server/match/matches.ts';
import { CannotStore } from '../../../src/server/match/ports.ts';
import { PresenceUpdates } from '../../../src/server/transport/presence-updates.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Updates of matches whose commands are noted; each can be told to fail. */
const open = () => {
  const sent: string[] = [];
  const failing = new Set<string>();
  const broken = new Set<string>();
  const said: unknown[] = [];
  let tries = 0;
  const send = async (id: string) => {
    tries += 1;
    if (broken.has(id)) throw new Error('no storage is to blame');
    if (failing.has(id)) throw new CannotStore(new Error('a full disk'));
    sent.push(id);
  };
  const log = { error: (_: unknown, why?: unknown) => void said.push(why) };
  const presenceUpdates = new PresenceUpdates({ send } as unknown as Matches, log as never);
  return { presenceUpdates, sent, failing, broken, said, tries: () => tries };
};

it('four that come to a match one after another are told of once', async () => {
  const { presenceUpdates, sent } = open();
  for (let n = 0; n < 4; n++) {
    presenceUpdates.expect(['table-1']);
    await vi.advanceTimersByTimeAsync(40);
  }
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(40);
  expect(sent).toEqual(['table-1']);
  presenceUpdates.expect(['table-1']);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual(['table-1', 'table-1']);
});

it('where many have come there is time between for what players do', async () => {
  const { presenceUpdates, sent } = open();
  presenceUpdates.expect(Array.from({ length: 25 }, (_, n) => `table-${n}`));
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toHaveLength(10);
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(25);
});

it('what cannot be stored is tried again later, and not once all has ended', async () => {
  const { presenceUpdates, sent, failing } = open();
  failing.add('table-1');
  presenceUpdates.expect(['table-1', 'table-2']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual(['table-2']);
  failing.clear();
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toEqual(['table-2', 'table-1']);
  presenceUpdates.expect(['table-3']);
  presenceUpdates.close();
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(2);
});

it('what fails though the storage is well is told once and not tried again', async () => {
  const { presenceUpdates, sent, broken, said, tries } = open();
  broken.add('table-1');
  presenceUpdates.expect(['table-1', 'table-2']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual(['table-2']);
  expect(said).toHaveLength(1);
  expect(tries()).toBe(2);
});
