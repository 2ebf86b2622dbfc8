import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLIENT_GAMES } from '../../../../src/client/games/index.ts';
import {
  dayOf,
  gameOfDay,
  hasExercises,
  loadExercise,
} from '../../../../src/client/match/exercise/exercises.ts';
import { ExerciseOfTheDay } from '../../../../src/client/pages/exercise/exercise.tsx';
import { Route, Routes } from '../../../../src/client/ui/router/routes.tsx';
import { GAME_IDS, loadRules } from '../../../../src/game/index.ts';
import { sameMove } from '../../../../src/game/shared/same-move.ts';
import { MemoryRouter } from '../../memory-router.tsx';

// A whole board takes long to load on a busy machine, and has tests of its own.
vi.mock('../../../../src/client/games/boards.ts', () => ({
  BOARDS: {
    ra: ({ match }: { match: { seats: readonly { name: string }[] } }) => (
      <div className="board">
        <p title={match.seats.map(({ name }) => name.slice(0, 4)).join()}>the board</p>
        <section className="actions">
          <button type="button">a sun</button>
        </section>
        <button type="button" data-move="playGod nile">
          a tile
        </button>
        {/* biome-ignore lint/a11y: the cell of a drawing */}
        <div role="gridcell" tabIndex={0}>
          a cell
        </div>
        <button type="button">a rival</button>
      </div>
    ),
  },
}));

const GAMES = GAME_IDS.filter(hasExercises);
const DAYS = 30;

describe.each(GAMES)('the exercises of %s', game => {
  it('are positions as a seat saw them, with legal moves, of which one is better', async () => {
    const { rules } = await loadRules(game);
    const seen = new Set<string>();
    for (let day = 0; day < DAYS; day++) {
      const exercise = (await loadExercise(game, day))!;
      const { view, seat, players, choices, better } = exercise;
      seen.add(JSON.stringify(view));
      expect(rules.view(view, seat)).toEqual(view);
      expect(players).toBeGreaterThanOrEqual(2);
      expect(choices.length).toBeGreaterThanOrEqual(3);
      for (const move of choices) expect(rules.refusalOf(view, seat, move)).toBeNull();
      expect(choices.filter(move => sameMove(move, better))).toHaveLength(1);
    }
    expect(seen.size).toBe(DAYS);
  });
});

it('is another one each day, the same wherever it is opened, and begins again after the last', async () => {
  expect(dayOf(new Date('2026-03-01T23:59:59Z'))).toBe(dayOf(new Date('2026-03-01T00:00:00Z')));
  expect(dayOf(new Date('2026-03-02T00:00:00Z'))).toBe(dayOf(new Date('2026-03-01T00:00:00Z')) + 1);
  const [first, second, again] = await Promise.all([0, 1, DAYS].map(day => loadExercise(GAMES[0]!, day)));
  expect(second).not.toEqual(first);
  expect(again).toEqual(first);
});

it('is offered from one game each day, from all that have any in turn', () => {
  const week = Array.from({ length: GAMES.length }, (_, day) => gameOfDay(20_000 + day));
  expect(new Set(week)).toEqual(new Set(GAMES));
  expect(gameOfDay(20_000 + GAMES.length)).toBe(week[0]);
});

describe('the page of an exercise', () => {
  beforeEach(() => {
    localStorage.clear();
    localStorage.setItem('language', 'en');
    vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z'), toFake: ['Date'] });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
  const open = (game = 'ra') =>
    render(
      <MemoryRouter initialEntries={[`/exercise/${game}`]}>
        <Routes>
          <Route path="/exercise/:game" element={<ExerciseOfTheDay />} />
        </Routes>
      </MemoryRouter>,
    );

  const asked = () => screen.queryByRole('group', { name: /better move for you/ });
  const touch = (element: Element) => {
    const pressed = new MouseEvent('click', { bubbles: true });
    fireEvent(element, Object.assign(pressed, { pointerType: 'touch' }));
  };

  it.each([
    ['a press on a sun', 'a sun', fireEvent.click],
    ['a press on a tile', 'a tile', fireEvent.click],
    ['a press on a cell', 'a cell', fireEvent.click],
    ['a key on a cell', 'a cell', (on: Element) => fireEvent.keyDown(on, { key: 'Enter' })],
  ])('opens the moves to choose from by what is wanted on the board: %s', async (_what, on, wish) => {
    open();
    await screen.findByText(on);
    expect(asked()).toBeNull();
    wish(screen.getByText(on));
    expect(asked()).not.toBeNull();
  });

  it.each([
    ['a press on a rival', 'a rival', fireEvent.click],
    ['another key on a cell', 'a cell', (on: Element) => fireEvent.keyDown(on, { key: 'ArrowUp' })],
    ['a finger on a cell', 'a cell', touch],
  ])('leaves the board what is only looked at: %s', async (_what, on, look) => {
    open();
    look(await screen.findByText(on));
    expect(asked()).toBeNull();
  });

  it('tells nothing before a choice, then which was better and why, and keeps it for the day', async () => {
    const { choices, better } = (await loadExercise('ra', dayOf(new Date())))!;
    const { moveText: textOf } = await CLIENT_GAMES.ra.coach!.words();
    const wrong = choices.find(move => !sameMove(move, better))!;
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Choose a move' }));
    // As much of a name as stands beside a number on a phone tells them apart.
    const starts = screen.getByText('the board').title.split(',');
    expect(new Set(starts).size).toBe(starts.length);
    const sheet = within(screen.getByRole('dialog'));
    const asked = within(sheet.getByRole('group', { name: /better move for you/ }));
    expect(asked.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      choices.map(move => textOf('en', move)),
    );
    expect(sheet.queryByText(/judges agree/)).toBeNull();
    fireEvent.click(asked.getByRole('button', { name: textOf('en', wrong) }));
    expect(sheet.getByText(new RegExp(`The coach would rather: ${textOf('en', better)}`))).toBeTruthy();
    expect(sheet.getAllByRole('listitem')).toHaveLength(choices.length);
    // The button that was pressed is gone: keyboard and screen reader go on from what is told.
    expect(document.activeElement?.textContent).toMatch(/^You chose/);
    cleanup();

    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Your answer' }));
    expect(screen.getByText(new RegExp(`You chose: ${textOf('en', wrong)}`))).toBeTruthy();
    cleanup();

    vi.setSystemTime(new Date('2026-03-02T12:00:00Z'));
    open();
    expect(await screen.findByRole('button', { name: 'Choose a move' })).toBeTruthy();
  });

  it('says why a game has none, and knows no other games', async () => {
    open('ru-ra-re');
    expect(screen.getByRole('heading', { level: 1, name: 'Ru-Ra-Re: exercise of the day' })).toBeTruthy();
    expect(screen.getByText(/^Ru-Ra-Re has no exercise: all choose at once/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'The rules of Ru-Ra-Re' }).getAttribute('href')).toBe(
      '/rules/ru-ra-re',
    );
    cleanup();
    open('senet');
    expect(screen.queryByText(/no exercise/)).toBeNull();
  });
});
