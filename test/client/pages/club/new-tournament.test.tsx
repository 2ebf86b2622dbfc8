import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { keepWho } from '../../../../src/client/match/member/who.ts';
import { NewTournamentPage } from '../../../../src/client/pages/club/new-tournament.tsx';
import { MemoryRouter } from '../../memory-router.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it.each([
  ['/tournaments', '/club/new', 'Make the tournament'],
  ['/leagues', '/club/new?kind=league', 'Make the league'],
])(
  'what is asked for again, as no answer came, bears the same key, and something else another: %s',
  async (path, address, make) => {
    const keys: (string | null)[] = [];
    vi.stubGlobal('fetch', async (asked: string, { headers }: RequestInit = {}) => {
      if (asked !== path) return Response.json({});
      keys.push(new Headers(headers).get('idempotency-key'));
      throw new TypeError('fetch failed');
    });
    keepWho('Ada');
    render(
      <MemoryRouter initialEntries={[address]}>
        <NewTournamentPage />
      </MemoryRouter>,
    );
    const press = async () => {
      fireEvent.click(await screen.findByRole('button', { name: make }));
      await screen.findByRole('alert');
    };
    await press();
    await press();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Thursday' } });
    await press();
    expect(keys[0]).toMatch(/^[\w-]{20,64}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  },
);
