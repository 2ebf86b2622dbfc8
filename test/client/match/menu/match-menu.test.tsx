import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Confirmed } from '../../../../src/client/match/menu/confirmed.tsx';
import { MatchMenu } from '../../../../src/client/match/menu/match-menu.tsx';
import { MemoryRouter } from '../../memory-router.tsx';

afterEach(cleanup);

it.each([
  [0, 'Menu', undefined],
  [1, 'Menu (1 new in Talk)', '1'],
  [9, 'Menu (9 new in Talk)', '9'],
  [12, 'Menu (12 new in Talk)', '9+'],
])(
  'the menu, through which phones come to what was said, tells how much is new: %i',
  (unread, name, mark) => {
    render(
      <MemoryRouter>
        <MatchMenu game="ra" unread={unread} state={[false, () => {}]}>
          {() => null}
        </MatchMenu>
      </MemoryRouter>,
    );
    expect(screen.getByRole('button', { name })).toBeDefined();
    expect(document.querySelector('.match-menu-mark [aria-hidden]')?.textContent).toBe(mark);
  },
);

it('stays open when it is drawn anew, as where the board takes the place of its splash', () => {
  const Table = ({ isLoaded }: { isLoaded: boolean }) => {
    const state = useState(false);
    const menu = (
      <MatchMenu game="ra" state={state}>
        {() => null}
      </MatchMenu>
    );
    return <MemoryRouter>{isLoaded ? <main>{menu}</main> : <p>{menu}</p>}</MemoryRouter>;
  };
  const { rerender } = render(<Table isLoaded={false} />);
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  rerender(<Table isLoaded />);
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeDefined();
});

it('what cannot be taken back asks first, and the focus is never lost on the way', () => {
  const leave = vi.fn();
  render(<Confirmed label="Leave" question="Really?" confirm="Yes" onConfirm={leave} />);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  expect(document.activeElement).toBe(document.body);
  press('Leave');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Yes' }));
  press('Cancel');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Leave' }));
  expect(leave).not.toHaveBeenCalled();
  press('Leave');
  press('Yes');
  expect(leave).toHaveBeenCalledOnce();
});
