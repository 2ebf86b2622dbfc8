import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { MatchMenu } from '../../../src/client/pages/match-menu.tsx';

afterEach(cleanup);

it.each([
  [0, 'Menu'],
  [1, 'Menu (1 new in Talk)'],
  [12, 'Menu (12 new in Talk)'],
])('the menu, through which phones come to what was said, tells how much is new: %i', (unread, name) => {
  render(
    <MemoryRouter>
      <MatchMenu game="ra" unread={unread}>
        {() => null}
      </MatchMenu>
    </MemoryRouter>,
  );
  expect(screen.getByRole('button', { name })).toBeDefined();
  expect(document.querySelector('.match-menu-mark [aria-hidden]')?.textContent).toBe(
    unread === 0 ? undefined : String(Math.min(unread, 9)),
  );
});
