import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { iconOf } from '../../../../../src/client/games/ru-ra-re/cards/event-icon.tsx';
import { LanguageProvider } from '../../../../../src/client/ui/i18n/i18n.tsx';

afterEach(cleanup);

it('the picture of a clash has its row on it, so that several are told apart [Q-10]', () => {
  const rows = ([2, 7] as const).map(row => {
    const clash = { type: 'clash', row, players: [0, 1], lost: 'dog' } as const;
    return render(<LanguageProvider>{iconOf(clash)}</LanguageProvider>).container.textContent;
  });
  expect(rows).toEqual(['2', '7']);
});
