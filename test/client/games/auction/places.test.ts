import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bidOf, struckOf } from '../../../../src/client/games/auction/moments/places.ts';

/** Where what has `data-at` lies; all else is not to be seen. */
const laidOut = function (this: Element) {
  const [x = 0, y = 0, width = 0, height = 0] = this.getAttribute('data-at')?.split(',').map(Number) ?? [];
  return { x, y, width, height, right: x + width, bottom: y + height } as DOMRect;
};
const boardOf = (tilesAt: string): Element => {
  const board = document.createElement('div');
  board.innerHTML = `<section class="rival" data-seat="1" data-at="0,60,170,60">
    <div class="niche-tiles" data-at="${tilesAt}"></div></section>`;
  return board;
};

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(laidOut);
  vi.stubGlobal(
    'DOMRect',
    class {
      constructor(
        readonly x: number,
        readonly y: number,
      ) {}
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['below a card in an upright window', 360, 640, '', ({ x, y }: DOMRect) => y >= 120 && x < 170],
  ['beside it in a wide one', 740, 360, '', ({ x, y }: DOMRect) => x >= 170 && y < 120],
  ['on the tiles where they are seen', 740, 360, '100,80,60,40', ({ x, y }: DOMRect) => x >= 100 && y === 80],
])('a disaster comes down %s', (_, width, height, tilesAt, isThere) => {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', height);
  const struck = struckOf(boardOf(tilesAt), 1);
  expect(struck !== null && isThere(struck)).toBe(true);
});

it.each([
  ['on the wall', '10,10,20,20', 'wall'],
  ['where that shows none, in the hands of whoever bid it', '', 'hands'],
])('a bid is a sun %s', (_, wallAt, where) => {
  const board = document.createElement('div');
  board.innerHTML = `
    <li class="asked" data-seat-colour="1"><i class="sun-token" data-at="50,10,9,9" id="hands"></i></li>
    <span class="bid" data-bid="1"><i class="sun-token" data-at="${wallAt}" id="wall"></i></span>`;
  expect(bidOf(board, 1)?.id).toBe(where);
});
