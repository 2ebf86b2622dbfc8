import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { add, type Card } from '../../../../../src/game/ru-ra-re/cards.ts';
import type { Seat } from '../../../../../src/game/shared/seats.ts';
import { changed, onScreen, type Played, withRows } from '../on-screen.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Cards that lie in front of a seat. */
const holding = (seat: Seat, cards: readonly Card[]): Played =>
  changed(withRows(2), ({ displays }) => add(displays[seat]!, cards));
const table = holding(1, [
  'king',
  'farmer',
  'points-3',
  'farmhouse',
  'points-2',
  'farmer',
  'points-3',
  'points-3',
]);
const rival = () => screen.getByRole('region', { name: /^Ned/ });

it('of a rival’s families each kind has its own picture, and its own count where it has several [Q-10]', () => {
  onScreen(table);
  const fans = [...rival().querySelectorAll('.small-fan')].map(fan =>
    [...fan.querySelectorAll('.small-kind')].map(kind => [
      kind.querySelector('.ru-card')?.className.split(' ').at(-1),
      kind.querySelectorAll('.ru-card').length,
      kind.querySelector('.small-count')?.textContent,
    ]),
  );
  expect(fans).toEqual([
    [['ru-king', 1, undefined]],
    [
      ['ru-farmer', 2, '2'],
      ['ru-farmhouse', 1, undefined],
    ],
    [
      ['ru-points-2', 1, undefined],
      ['ru-points-3', 3, '3'],
    ],
  ]);
});

it.each([
  [
    'en',
    'King: 0',
    'Farms (2 farmers and a farmhouse): 0',
    'Points cards (a points card of 2 and 3 points cards of 3): 11',
  ],
  [
    'it',
    'Re: 0',
    'Fattorie (2 contadini e una casa): 0',
    'Carte punti (una carta punti da 2 e 3 carte punti da 3): 11',
  ],
] as const)('%s: and is told by name', (language, ...told) => {
  onScreen(table, { language });
  expect(
    within(rival())
      .getAllByRole('listitem')
      .map(item => item.querySelector('.visually-hidden')?.textContent),
  ).toEqual(told);
});

it('what tells best what its owner is after is ordered first, points cards last [Q-10]', () => {
  onScreen(holding(1, ['points-4', 'hen', 'knight', 'dog', 'dog', 'church']));
  const ranks = [...rival().querySelectorAll<HTMLElement>('.small-fan')].map(fan => [
    fan.querySelector('.ru-card')?.className.split(' ').at(-1),
    Number(fan.style.getPropertyValue('--rank')),
  ]);
  // By what one more of it would make it: another knight 4, dog 6, hen 3; a church already has its 10.
  expect(ranks).toEqual([
    ['ru-knight', -4],
    ['ru-church', -10],
    ['ru-hen', -3],
    ['ru-dog', -6],
    ['ru-points-4', 0],
  ]);
});

it.each<[string, readonly Card[], string]>([
  ['few are shown as cards', ['king', 'knight', 'church', 'hen', 'dog'], 'false'],
  [
    'many of one kind too, which lie over each other',
    ['king', 'king', 'king', 'king', 'dog', 'dog'],
    'false',
  ],
  ['many kinds as their signs', ['king', 'knight', 'church', 'hen', 'dog', 'cow'], 'true'],
])('%s', (_, cards, many) => {
  onScreen(holding(0, cards));
  const fans = document.querySelector<HTMLElement>('.own-handle .small-fans')!;
  expect(fans.dataset.many).toBe(many);
  expect(fans.style.getPropertyValue('--kinds')).toBe(String(new Set(cards).size));
});
