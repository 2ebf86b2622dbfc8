import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OwnTables } from '../../../../src/client/match/club/own-tables.tsx';
import { clearDesk, keepDesk, type OnDesk } from '../../../../src/client/match/member/desk.ts';
import { serverNow } from '../../../../src/client/ui/server-now.ts';
import { MemoryRouter } from '../../memory-router.tsx';

afterEach(() => {
  cleanup();
  clearDesk();
  vi.useRealTimers();
});

const tables = [{ matchID: 'match000001', seats: ['ada', 'ben'], result: null }] as const;
const seen = { of: () => undefined, name: (id: string) => id, own: 'ada' };
const keep = (until: number | null, isMine = true) =>
  keepDesk([
    { matchID: 'match000001', isMine, toAct: [isMine ? 0 : 1], left: null, until } as unknown as OnDesk,
  ]);
const shown = () =>
  render(
    <MemoryRouter>
      <OwnTables game="kheops" tables={tables} seen={seen} />
    </MemoryRouter>,
  ).container;

it('whose turn it is sees how long they have, and hears it in steps', () => {
  vi.useFakeTimers();
  keep(serverNow() + 107_000);
  const container = shown();
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('1:47 left');
  expect(container.querySelector('.visually-hidden')?.textContent).toBe('2 minutes left');
  act(() => void vi.advanceTimersByTime(50_000));
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('0:57 left');
  expect(container.querySelector('.visually-hidden')?.textContent).toBe('1 minute left');
});

it('nothing is said of it where there is no clock', () => {
  keep(null);
  expect(shown().textContent).not.toContain('left');
});

it('who waits for another sees whom, and how long they have', () => {
  vi.useFakeTimers();
  keep(serverNow() + 23.6 * 3_600_000, false);
  const { textContent } = shown();
  expect(textContent).toContain('ben is to act. 24\u202fh left24 hours left');
});
