import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Board } from '../../../../src/client/games/ra/board.tsx';
import { LanguageProvider } from '../../../../src/client/ui/i18n/i18n.tsx';
import type { Seat } from '../../../../src/game/shared/seats.ts';
import { holding, matchOf, NAMES } from '../ra/on-screen.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const watched = (from: { readonly watched?: Seat; readonly watch?: (seat: Seat) => void }) =>
  render(
    <LanguageProvider>
      <Board match={{ ...matchOf(holding({ gold: 1 }, { god: 1 }), null), ...from }} />
    </LanguageProvider>,
  );
const places = () => screen.queryByRole('toolbar', { name: 'Watch from the place of' });

it('whoever watches looks at the table from the place whose head is pressed', () => {
  const watch = vi.fn();
  watched({ watched: 1, watch });
  const heads = [...(places()?.querySelectorAll('button') ?? [])];
  expect(
    heads.map(head => [head.textContent, head.ariaPressed ?? head.getAttribute('aria-pressed')]),
  ).toEqual(NAMES.slice(0, 3).map((name, seat) => [name, String(seat === 1)]));
  fireEvent.click(screen.getByRole('button', { name: 'Zoe' }));
  expect(watch).toHaveBeenCalledWith(2);
});

it('where the place cannot be chosen there is nothing to press', () => {
  watched({});
  expect(screen.getByText('You are watching this match.')).toBeDefined();
  expect(places()).toBeNull();
});

it('nothing is said at the handle of an empty area that is somebody else’s: the drawer says it', () => {
  const { container } = watched({ watched: 2 });
  expect(container.querySelector('.area-brief')?.textContent).toBe('');
  expect(container.querySelector('.area-empty')?.textContent).toBe('What Zoe wins will lie here.');
});

it('the bank of whoever’s area is in front stands beside their fame while their time does not run', () => {
  const bank = (seat: Seat | null, watched: Seat) => {
    const match = { ...matchOf(holding({ gold: 1 }), seat), watched, banks: new Map([[1, 272_000]]) };
    const { container, unmount } = render(
      <LanguageProvider>
        <Board match={match} />
      </LanguageProvider>,
    );
    const said = container.querySelector('.area-fame')?.textContent ?? '';
    unmount();
    return /4:32/.test(said);
  };
  expect([bank(null, 1), bank(1, 1), bank(null, 0)]).toEqual([true, true, false]);
});
