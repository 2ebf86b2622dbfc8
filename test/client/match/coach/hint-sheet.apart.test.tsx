import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CoachWords } from '../../../../src/client/games/define-client-game.ts';
import { askCoach } from '../../../../src/client/match/coach/ask-coach.ts';
import { HintSheet } from '../../../../src/client/match/coach/hint-sheet.tsx';
import type { Considered } from '../../../../src/client/table/why.ts';
import type { Hint } from '../../../../src/game/hint.ts';

vi.mock('../../../../src/client/match/coach/ask-coach.ts', () => ({ askCoach: vi.fn() }));
vi.mock('../../../../src/client/games/ra/coach-words.ts', async importOriginal => ({
  ...(await importOriginal<CoachWords>()),
  MovePicture: undefined,
  why: (_language: string, { move, seat, nameOf }: Considered) =>
    move[0] === 'pass' ? null : `The same of all. ${nameOf(seat)} gains by ${move.join(' ')}.`,
}));
vi.mock('../../../../src/client/games/kheops/coach-words.tsx', async importOriginal => ({
  ...(await importOriginal<CoachWords>()),
  why: () => null,
}));
const asked = vi.mocked(askCoach<'hints'>);

const show = (hints: readonly Hint[] | null) => {
  asked.mockResolvedValue(hints);
  render(<HintSheet game="ra" view={{}} seat={0} nameOf={() => 'Ada'} />);
};
beforeEach(() => localStorage.setItem('language', 'en'));
afterEach(cleanup);

it('tells the best three moves of a seat, with the chance to win and the score to expect', async () => {
  show([
    { move: ['bid', 9], chance: 0.618, score: 41.4 },
    { move: ['playGod', 'nile'], chance: 0.5, score: 39.6 },
    { move: ['discard', 'temple', 'sphinx'], chance: 0.42, score: 38 },
    { move: ['pass'], chance: 0.1, score: 20 },
  ]);
  const told = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(told).toEqual([
    'Bid 9 wins 62%, expected score 41The same of all. Ada gains by bid 9.',
    'Play a god: Nile wins 50%, expected score 40Ada gains by playGod nile.',
    'Give up a sphinx and a temple wins 42%, expected score 38Ada gains by discard temple sphinx.',
  ]);
  expect(screen.queryByText(/^As good as level/)).toBeNull();
  expect(asked).toHaveBeenCalledWith(
    { for: 'hints', game: 'ra', view: {}, seat: 0 },
    expect.any(AbortSignal),
  );
});

it('says that nobody can tell where the best are as good as level', async () => {
  show([
    { move: ['bid', 9], chance: 0.262, score: 40 },
    { move: ['pass'], chance: 0.258, score: 40.4 },
    { move: ['bid', 2], chance: 0.255, score: 39 },
  ]);
  expect(await screen.findByText(/^As good as level/)).toBeTruthy();
  expect(screen.getAllByRole('listitem')[1]!.textContent).toBe('Pass wins 26%, expected score 40');
});

it('says that points are what counts where it is decided whether one wins', async () => {
  show([
    { move: ['pass'], chance: 0.021, score: 34 },
    { move: ['bid', 9], chance: 0.022, score: 29 },
  ]);
  expect(await screen.findByText(/^Who wins is as good as decided/)).toBeTruthy();
  expect(screen.queryByText(/^As good as level/)).toBeNull();
});

it('says so where there is nothing to choose, and where the coach failed', async () => {
  show([]);
  expect(await screen.findByText('There is nothing for you to choose just now.')).toBeTruthy();
  cleanup();
  show(null);
  expect((await screen.findByRole('alert')).textContent).toBe('The coach could not weigh your moves.');
});

it('draws where a move is made, in a game whose moves have places', async () => {
  asked.mockResolvedValue([
    { move: ['placePawn', 'worker', '6,0'], chance: 0.5, score: 30 },
    { move: ['swap', '6,2', '5,1'], chance: 0.4, score: 29 },
  ]);
  const { container } = render(<HintSheet game="kheops" view={{}} seat={0} nameOf={() => 'Ada'} />);
  await screen.findAllByRole('listitem');
  const drawn = [...container.querySelectorAll('.move-picture')].map(
    picture => picture.querySelectorAll('polygon').length,
  );
  expect(drawn).toEqual([1, 2]);
});
