import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { paySun, type Sun } from '../../../../src/game/auction/suns.ts';
import { changed, holding, onScreen } from '../ra/on-screen.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const table = changed(holding(), state => {
  state.step = { kind: 'auction', cause: 'voluntary', caller: 0, toSpeak: [0], best: { seat: 1, sun: 9 } };
  state.areas[1]!.suns.faceUp.splice(0, 9, ...([3, 9] as Sun[]));
});
const begun = table.events.concat([
  { type: 'invoke', player: 0, kind: 'voluntary' },
  { type: 'bid', player: 1, sun: 9 },
  { type: 'pass', player: 2 },
]);

it('whoever has spoken has walked through the gate, whoever is asked stands before it [A-01]', () => {
  onScreen({ ...table, events: begun }, { seat: 0 });
  const asked = [...document.querySelectorAll<HTMLElement>('.asking li')];
  expect(asked.map(each => [each.dataset.says, each.style.getPropertyValue('--turn')])).toEqual([
    ['bid', '-2'],
    ['passed', '-1'],
    ['now', '0'],
  ]);
});

it('a sun that was bid has left its place among its owner’s', () => {
  onScreen({ ...table, events: begun }, { seat: 0 });
  const left = [...document.querySelectorAll('.rival .seat-sun[data-bid="true"] [data-sun]')];
  expect(left.map(sun => sun.getAttribute('data-sun'))).toEqual(['9']);
});

it('what is sold stays where it lies, tiles and suns, until its sale is told', async () => {
  const lot = changed(table, state => {
    state.track.splice(0, 8, 'nile', 'gold');
  });
  const { show } = onScreen({ ...lot, events: begun }, { seat: 0 });
  const lying = () => [...document.querySelectorAll('.auction-space .tile')];
  const suns = () =>
    [...document.querySelectorAll('.rival .seat-suns')].map(({ textContent }) => textContent);
  const [tiles, dealt] = [lying(), suns()];
  expect(tiles).toHaveLength(2);
  const sold = changed(lot, state => {
    state.track.splice(0, 2);
    state.step = { kind: 'turn', player: 1 };
    paySun(state.areas[1]!.suns, 9 as Sun, 1 as Sun);
  });
  const sale = { type: 'sold', player: 1, sun: 9, took: 1, tiles: ['nile', 'gold'] } as const;
  const pass = { type: 'pass', player: 0 } as const;
  show({ ...sold, events: [...begun, pass, sale] });
  expect(lying()).toHaveLength(2);
  expect(lying().every((tile, i) => tile === tiles[i])).toBe(true);
  expect(suns()).toEqual(dealt);
  expect(screen.getByRole('region', { name: 'Whose turn' }).textContent).toMatch(/^The auction ends/);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(lying()).toHaveLength(0));
  expect(suns()).not.toEqual(dealt);
});

it('names give way whenever those who would be asked walk to other places, and not before', () => {
  const turnOf = (player: number) =>
    changed(table, state => {
      state.step = { kind: 'turn', player };
      for (const area of state.areas) area.suns.faceUp.splice(0, 9, 5 as Sun);
    });
  const { show } = onScreen({ ...turnOf(0), events: [] }, { seat: 0 });
  const seen = () => document.querySelector('.procession ol')?.getAttribute('data-walks');
  const name = () => document.querySelector('.procession .asked-name');
  expect(seen()).toBe('false');
  for (const player of [1, 0]) {
    const before = name();
    show({ ...turnOf(player), events: [] });
    expect([seen(), name() === before]).toEqual(['true', false]);
  }
});
