import { onTestFinished, vi } from 'vitest';
import { Matches } from '../../../src/server/match/matches.ts';
import { PresenceUpdates } from '../../../src/server/transport/presence-updates.ts';
import { eventually } from './running-server.ts';

/**
 * Watches who is told of pages that come and go, which happens a moment later. To be called before any page comes.
 * @returns how often anybody came or went so far, and resolves when all of them have been told so
 */
export const watchPresence = () => {
  const expect = vi.spyOn(PresenceUpdates.prototype, 'expect');
  const send = vi.spyOn(Matches.prototype, 'send');
  onTestFinished(() => {
    expect.mockRestore();
    send.mockRestore();
  });
  const isSettled = (): boolean => {
    const { calls, invocationCallOrder, settledResults } = send.mock;
    const last = calls.findLastIndex(([, { kind }]) => kind === 'presence');
    const isTold = settledResults[last]?.type === 'fulfilled';
    return isTold && invocationCallOrder[last]! > expect.mock.invocationCallOrder.at(-1)!;
  };
  return {
    changes: () => expect.mock.calls.length,
    settled: (): Promise<void> => eventually(isSettled).toBe(true),
  };
};
