import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LeadersPage } from '../../../../src/client/pages/leaders/leaders.tsx';
import { Route, Routes } from '../../../../src/client/ui/router/routes.tsx';
import { SettingsProvider } from '../../../../src/client/ui/settings.tsx';
import { fakeLobby } from '../../match/lobby/fake-lobby.ts';
import { MemoryRouter } from '../../memory-router.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const NOBODY = { body: { leaders: [], own: null, next: null } };

it.each([
  ['ranked', /^Nobody has ten rated matches at this pace as yet\. Whoever has fewer stands/],
  ['provisional', 'Nobody stands in this list as yet.'],
])('an empty list says why nobody is in it: %s', async (list, said) => {
  fakeLobby({ [`GET /ratings/kheops/live?list=${list}&limit=50`]: NOBODY });
  render(
    <MemoryRouter initialEntries={[`/leaders/kheops?list=${list}`]}>
      <SettingsProvider>
        <Routes>
          <Route path="/leaders/:game" element={<LeadersPage />} />
        </Routes>
      </SettingsProvider>
    </MemoryRouter>,
  );
  expect(await screen.findByText(said)).toBeTruthy();
});
