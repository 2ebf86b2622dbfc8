import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearDesk, keepDesk, type OnDesk } from '../../../../src/client/match/member/desk.ts';
import { NextMatch } from '../../../../src/client/match/member/next-match.tsx';
import { Route, Routes, useParams } from '../../../../src/client/ui/router/routes.tsx';
import { MemoryRouter } from '../../memory-router.tsx';

const onDesk = (matchID: string, isMine: boolean, more: Partial<OnDesk> = {}): OnDesk => ({
  game: 'ra',
  matchID,
  seat: 0,
  stage: 'running',
  players: [],
  toAct: [isMine ? 0 : 1],
  isMine,
  left: null,
  until: null,
  pace: 'days',
  since: 0,
  ...more,
});

const Match = () => {
  const { id = '' } = useParams();
  return (
    <>
      <h1>{id}</h1>
      <input aria-label="what is said" />
      <NextMatch matchID={id} />
    </>
  );
};

const openAt = (matchID: string) =>
  render(
    <MemoryRouter initialEntries={[`/match/ra/${matchID}`]}>
      <Routes>
        <Route path="/match/:game/:id" element={<Match />} />
      </Routes>
    </MemoryRouter>,
  );
const here = () => screen.getByRole('heading').textContent;
const press = (on: Element = document.body) => fireEvent.keyDown(on, { key: 'n' });

afterEach(() => {
  cleanup();
  act(clearDesk);
});

it('in a slow match a key leads on to the most urgent that waits, and no further than there is one', () => {
  keepDesk([onDesk('urgent', true), onDesk('later', true), onDesk('played', false)]);
  openAt('played');
  expect(screen.getByRole('button').title).toBe('Next match: 2 more wait for you');
  press(screen.getByLabelText('what is said'));
  expect(here()).toBe('played');
  press();
  expect(here()).toBe('urgent');
  act(() => keepDesk([onDesk('later', true), onDesk('urgent', false), onDesk('played', false)]));
  expect(screen.getByRole('button').title).toBe('Next match: 1 more waits for you');
  fireEvent.click(screen.getByRole('button'));
  expect(here()).toBe('later');
  act(() => keepDesk([onDesk('urgent', false), onDesk('later', false)]));
  expect(screen.queryByRole('button')).toBeNull();
  press();
  expect(here()).toBe('later');
});

it.each([
  ['this one is played at one sitting', [onDesk('here', false, { pace: 'live' }), onDesk('waits', true)]],
  ['the other one has not begun', [onDesk('here', false), onDesk('waits', true, { stage: 'open' })]],
])('leads nowhere where %s', (_, matches) => {
  keepDesk(matches);
  openAt('here');
  expect(screen.queryByRole('button')).toBeNull();
  press();
  expect(here()).toBe('here');
});
