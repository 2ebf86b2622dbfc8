import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ra } from '../../../../src/game/ra/rules.ts';
import type { Step } from '../../../../src/game/ra/table.ts';
import { changed, holding, onScreen } from './on-screen.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Seat 0 has two gods; a drought, a god, two Niles and a gap lie on the track. */
const withGods = changed(holding({ god: 2, flood: 1 }), state => {
  state.track.push('drought', 'god', 'nile', null, 'nile');
});
const at = (step: Step) =>
  changed(withGods, state => {
    state.step = step;
  });
const reach = () => screen.getByRole('toolbar', { name: 'Tiles a god may take' });
const takes = () => within(reach()).getAllByRole('button');

describe('gods are played straight onto the track [R-01]', () => {
  it('every tile there is a button, with what playing a god for it would bring', () => {
    onScreen(withGods);
    const names = takes().map(button => button.querySelector('.visually-hidden')?.textContent);
    expect(names).toEqual([
      'Play a god: take a drought tile (−3)',
      'Play a god: take a god (0)',
      'Play a god: take a Nile tile (−1)',
      'Play a god: take a Nile tile (−1)',
    ]);
  });

  it.each([
    [2, 'Play a god to take a Nile tile (−1)?', 'nile'],
    [0, 'Play a god to take a drought tile? It strikes you at once (−3).', 'drought'],
  ] as const)('pressing one, number %i, asks, and then sends the move', async (tile, question, taken) => {
    const { moves } = onScreen(withGods);
    await userEvent.click(takes()[tile]!);
    const dialog = screen.getByRole('dialog', { name: question });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Not yet' }));
    expect(moves).toEqual([]);
    await userEvent.click(takes()[tile]!);
    await userEvent.click(screen.getByRole('button', { name: 'Do it' }));
    expect(moves).toEqual([['playGod', taken]]);
  });

  it('whoever wants no question gets none, a disaster’s neither', async () => {
    localStorage.setItem('settings', JSON.stringify({ confirm: 'never' }));
    const { moves } = onScreen(withGods);
    await userEvent.click(takes()[0]!);
    expect(moves).toEqual([['playGod', 'drought']]);
  });

  it('a god cannot be taken, can be focused, and says why', async () => {
    const { moves } = onScreen(withGods);
    const god = takes()[1]!;
    expect(god.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(god);
    expect(screen.getByRole('status').textContent).toBe('A god cannot take a god.');
    expect(moves).toEqual([]);
  });

  it('where the table lets gods take no disasters, it says so', async () => {
    const strict = changed(withGods, state => {
      Object.assign(state.options, { godsTakeDisasters: false });
    });
    const { moves } = onScreen(strict);
    await userEvent.click(takes()[0]!);
    expect(screen.getByRole('status').textContent).toBe('At this table gods may not take disasters.');
    expect(moves).toEqual([]);
  });

  it('the key G goes to the first tile that may be taken, arrows to the others', async () => {
    onScreen(withGods);
    await userEvent.keyboard('g');
    expect(document.activeElement).toBe(takes()[0]);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(document.activeElement).toBe(takes()[2]);
  });

  it.each([
    ['without a god', holding({ flood: 1 }, { god: 1 })],
    ['when it is not one’s turn', at({ kind: 'turn', player: 1 })],
  ])('the track is only to be looked at %s', (_when, played) => {
    onScreen(
      changed(played, state => void state.track.push('gold')),
      { seat: 0 },
    );
    expect(screen.queryByRole('toolbar', { name: 'Tiles a god may take' })).toBeNull();
  });

  it('after one god another may be played, or the turn ended', async () => {
    const more = at({ kind: 'gods', player: 0 });
    const { moves } = onScreen(more);
    expect(screen.getByText(/^2 gods left/)).toBeTruthy();
    expect(takes()).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: /^Done/ }));
    expect(moves).toEqual([['doneWithGods']]);
  });
});

it('what a lot would bring and cost is said beside the track [R-03]', () => {
  onScreen(withGods);
  // two more Niles and a god, less the flood and a Nile that the drought takes: the river dries up
  expect(screen.getByText('Its disasters take a Nile tile and a flood tile')).toBeTruthy();
  expect(screen.getByText(/^Worth/).textContent).toBe('Worth +1 to you now');
  // What is one line to the eye is one sentence to listeners.
  expect(screen.getByRole('button', { name: /^Worth \+1 to you now; (\w+ [+−]?\d+(; )?)+$/ })).toBeTruthy();
});

it('every legal move of a turn with gods can be pressed', () => {
  onScreen(withGods);
  const names = new Set(
    screen
      .getAllByRole('button')
      .filter(b => b.classList.contains('action') && b.getAttribute('aria-disabled') === 'false')
      .map(b => b.textContent),
  );
  // two Niles are one move
  expect(names.size).toBe(ra.legalMoves(withGods.state, 0).length);
});

it('where the table shows no worth, neither the lot nor a tile says what it would bring, and Ra no chance', () => {
  const plain = changed(withGods, state => {
    Object.assign(state.options, { helps: false });
  });
  onScreen(plain);
  expect(takes().map(button => button.textContent?.replace(/^.*Play a god/, 'Play a god'))).toEqual([
    'Play a god: take a drought tile',
    'Play a god: take a god',
    'Play a god: take a Nile tile',
    'Play a god: take a Nile tile',
  ]);
  expect(screen.queryByText(/^Worth/)).toBeNull();
  expect(screen.queryByText(/Next tile is Ra/)).toBeNull();
  expect(document.querySelector('.lot-loss')).toBeNull();
});
