import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BeforehandLine } from '../../../../src/client/match/beforehand/beforehand-line.tsx';
import { LanguageProvider } from '../../../../src/client/ui/i18n/i18n.tsx';
import { meta } from '../../../../src/game/ra/meta.ts';
import { ra } from '../../../../src/game/ra/rules.ts';

afterEach(cleanup);

it('the sheet goes when the turn comes, and does not come back by itself after it', async () => {
  const view = ra.view(ra.setup({ players: 2, options: meta.defaults, seed: 'beforehand' }), 0);
  const line = (isTooLate: boolean) => (
    <LanguageProvider first="en">
      <BeforehandLine
        game="ra"
        view={view}
        seat={0}
        own={{ choices: [], made: [], withdrawn: 1 }}
        isTooLate={isTooLate}
        choose={() => {}}
      />
    </LanguageProvider>
  );
  const { rerender } = render(line(false));
  const sheet = () => document.querySelector('dialog[open]');
  fireEvent.click(screen.getByRole('button', { name: 'Choose beforehand …' }));
  await waitFor(() => expect(sheet()).not.toBeNull());
  rerender(line(true));
  await waitFor(() => expect(sheet()).toBeNull());
  rerender(line(false));
  expect(sheet()).toBeNull();
  expect(screen.getByRole('button', { name: 'Choose beforehand …' })).toBeTruthy();
});
