import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BoardBanner } from '../../../../src/client/table/board-banner.tsx';
import { BoardProvider } from '../../../../src/client/table/board-provider.tsx';
import { type Language, LanguageProvider } from '../../../../src/client/ui/i18n/i18n.tsx';
import { anyGame } from '../../table/any-game.ts';

const SEATS = ['Ada', 'Ned'].map(name => ({ name, bot: null, connected: true }));

const bar = (watching: number | undefined, language: Language) => {
  localStorage.setItem('language', language);
  const match = {
    view: null,
    seat: 0,
    seats: SEATS,
    events: [],
    status: 'ready',
    ...(watching !== undefined && { watching }),
    play: () => {},
  } as const;
  render(
    <LanguageProvider>
      <BoardProvider game={anyGame} match={match}>
        <BoardBanner
          whose=""
          mine={false}
          expected=""
          events={[]}
          last=""
          over={false}
          open={() => {}}
          withHistory={false}
          hasFinal={false}
        />
      </BoardProvider>
    </LanguageProvider>,
  );
};

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it.each<[number | undefined, Language, string | null]>([
  [1, 'en', '1 spectator'],
  [12, 'en', '12 spectators'],
  [1, 'it', '1 spettatore'],
  [2, 'it', '2 spettatori'],
  [0, 'en', null],
  [undefined, 'en', null],
])('%s watching, in %s: the bar says %j', (watching, language, said) => {
  bar(watching, language);
  expect(screen.queryByText(/spect|spett/)?.textContent ?? null).toBe(said);
});
