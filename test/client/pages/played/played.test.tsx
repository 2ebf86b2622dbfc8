import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetWho, keepWho } from '../../../../src/client/match/member/who.ts';
import { Played } from '../../../../src/client/pages/played/played.tsx';
import { LanguageProvider } from '../../../../src/client/ui/i18n/i18n.tsx';
import { SettingsProvider } from '../../../../src/client/ui/settings.tsx';
import { MemoryRouter } from '../../memory-router.tsx';

afterEach(() => {
  cleanup();
  act(forgetWho);
  vi.unstubAllGlobals();
});

it.each([
  ['a guest', null, /on this device\. They are kept here and nowhere else\.$/, null],
  ['a member', 'A/da', /on this device and on your others\. .* Your profile$/, '/people/A%2Fda'],
])('where the matches are from is said as it is: to %s', (_whom, name, lead, profile) => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  if (name !== null) keepWho(name);
  render(
    <LanguageProvider first="en">
      <SettingsProvider>
        <MemoryRouter initialEntries={['/played']}>
          <Played />
        </MemoryRouter>
      </SettingsProvider>
    </LanguageProvider>,
  );
  expect(screen.getByText(/^Matches /).closest('p')?.textContent).toMatch(lead);
  const link = screen.queryByRole('link', { name: 'Your profile' });
  expect(link?.getAttribute('href') ?? null).toBe(profile);
});
