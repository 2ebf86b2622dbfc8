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
  keepDesk([{ matchID: 'match000001', isMine, left: null, until } as unknown as OnDesk]);
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

it.each([
  ['where there is no clock', null, true],
  ['where others are waited for', 5000, false],
])('nothing is said of it %s', (_, left, isMine) => {
  keep(left === null ? null : serverNow() + left, isMine);
  expect(shown().textContent).not.toContain('left');
});
