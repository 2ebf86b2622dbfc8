import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Tournament } from '../../../../src/client/match/club/tournaments.ts';
import { HostPart } from '../../../../src/client/pages/tournament/host-part.tsx';
import { LanguageProvider } from '../../../../src/client/ui/i18n/i18n.tsx';
import { MemoryRouter } from '../../memory-router.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it.each(['en', 'it'])(
  'to close the question is not called like to call the tournament off: %s',
  async language => {
    localStorage.setItem('language', language);
    const tournament = { id: 'cup00000001', members: [{ id: 'a' }, { id: 'b' }] } as unknown as Tournament;
    render(
      <LanguageProvider>
        <MemoryRouter>
          <HostPart tournament={tournament} onChanged={() => {}} />
        </MemoryRouter>
      </LanguageProvider>,
    );
    fireEvent.click(screen.getAllByRole('button')[0]!);
    await screen.findByRole('group');
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent!);
    expect(names).toHaveLength(3);
    const [, close, callOff] = names;
    expect(callOff!.startsWith(close!.slice(0, 5))).toBe(false);
  },
);
