import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fameOfSide, peopleToScore } from '../../../../src/client/games/priests-of-ra/view/facts.ts';
import { addTiles, type Side } from '../../../../src/game/priests-of-ra/tiles.ts';
import { changed, onScreen, until } from './on-screen.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const holding = (...held: readonly (readonly Side[])[]) =>
  changed(
    until(3, () => true),
    state => {
      state.step = { kind: 'turn', player: 0 };
      held.forEach((tiles, seat) => {
        for (const side of tiles) addTiles(state.areas[seat]?.tiles ?? [], side, 1);
      });
    },
  );
const area = () => screen.getByRole('region', { name: 'Your area' });
const place = (name: string) => within(area()).getByRole('region', { name });

describe('what lies in an area', () => {
  it('is what is owned, and nothing else', () => {
    onScreen(holding(['farmer', 'priest']));
    expect(within(area()).queryByRole('region', { name: 'Buildings' })).toBeNull();
    expect(within(area()).queryByRole('region', { name: 'Pyramid' })).toBeNull();
    expect(place('People').textContent).toContain('1 farmer');
  });

  it('people say what they bring, or what is missing [P-10]', () => {
    onScreen(holding(['farmer', 'scribe', 'scribe'], ['farmer', 'farmer', 'farmer']));
    expect(place('People').textContent).toContain('2 more would score +5');
    expect(place('People').textContent).toContain('nobody has more: +5');
  });

  it('two alike stand under one lintel [P-12]', () => {
    onScreen(holding(['market', 'market', 'market', 'library']));
    expect(document.querySelectorAll('.area .built-whole')).toHaveLength(1);
    expect(document.querySelectorAll('.area .built-half')).toHaveLength(2);
    expect(place('Buildings').textContent).toContain('+2 each epoch');
  });

  it('the pyramid is built of every stone that fits, the rest lies beside [P-20]', () => {
    onScreen(holding(['pyramid', 'pyramid', 'pyramid', 'chamber-red']));
    expect(document.querySelectorAll('.area .stone')).toHaveLength(3);
    expect(document.querySelectorAll('.area .pyramid-spare .heap')).toHaveLength(1);
    expect(place('Pyramid').textContent).toContain('2 more for the next step');
  });
});

it('a side explains itself, its back too', async () => {
  onScreen(holding(['farmer', 'farmer']));
  await userEvent.click(within(place('People')).getByRole('button', { name: /2 farmers/ }));
  const card = screen.getByRole('tooltip', { hidden: true });
  expect(card.textContent).toContain('You have 2. People: +5 if the epoch ended now.');
  expect(card.textContent).toMatch(/In the bag: \d+ of 30, each with a warrior on the back\./);
});

it('both sides of a tile just drawn hang in the gate, for the others too [P-01]', () => {
  const drawn = changed(
    until(3, () => true),
    state => {
      state.step = { kind: 'placement', player: 0, tile: 'market/library' };
    },
  );
  onScreen(drawn, { seat: 1 });
  const names = [...document.querySelectorAll('.hanging .tile')].map(tile => tile.getAttribute('aria-label'));
  expect(names).toEqual(['market', 'library']);
  expect(screen.getByRole('region', { name: 'Whose turn' }).textContent).toContain(
    'must choose which side faces up',
  );
});

describe('what the rules say of a holding', () => {
  it.each([
    [[['farmer']], 0, 1],
    [[['farmer', 'farmer']], 0, 0],
    [[['farmer'], ['farmer', 'farmer', 'farmer']], 0, 2],
  ] as const)('of %j seat %i needs %i more [P-10]', (held, seat, missing) => {
    expect(peopleToScore(holding(...held).state, seat, 'farmer')).toBe(missing);
  });

  it.each([
    ['plague', 'plagues', -3, false],
    ['granary', 'buildings', 2, false],
    ['chamber-red', 'chambers', 5, true],
    ['pyramid', 'pyramid', 5, true],
  ] as const)('the group of a %s: %s, %i', (side, group, fame, atEnd) => {
    const { state } = holding([
      'plague',
      'plague',
      'granary',
      'granary',
      'chamber-red',
      'chamber-red',
      'chamber-red',
      'pyramid',
    ]);
    expect(fameOfSide(state, 0, side)).toEqual({ group, fame, atEnd });
  });
});
