import { expect, it } from 'vitest';
import { bagOf, mixedBag, raHeavyBag, topOf } from '../../../src/game/priests-of-ra/bag.ts';
import { TILE_COUNTS, TILES, type Tile } from '../../../src/game/priests-of-ra/tiles.ts';
import { quickRandom } from '../../../src/game/shared/random.ts';

/** The tiles of a bag in the order in which they will be drawn. */
const drawAll = (bag: string): Tile[] => {
  const drawn: Tile[] = [];
  for (let left = bag; left.length > 0; left = left.slice(0, -1)) drawn.push(topOf(left));
  return drawn;
};
const countsOf = (tiles: Tile[]) =>
  Object.fromEntries(TILES.map(tile => [tile, tiles.filter(other => other === tile).length]));

it.each([
  ['mixed', mixedBag],
  ['Ra-heavy', raHeavyBag],
])('a %s bag holds all 174 tiles, each as often as there are of it [P, components]', (_name, bag) => {
  for (const seed of ['1', '2', '3']) {
    const drawn = drawAll(bag(quickRandom(seed)));
    expect(drawn).toHaveLength(174);
    expect(countsOf(drawn)).toEqual(TILE_COUNTS);
  }
});

it('every tile may come first, about as often as there are of it [P, components]', () => {
  const random = quickRandom('first');
  const first = Array.from({ length: 6000 }, () => topOf(mixedBag(random)));
  const counts = countsOf(first);
  for (const tile of TILES) {
    const share = (TILE_COUNTS[tile] / 174) * 6000;
    expect(counts[tile]).toBeGreaterThan(share - 5 * Math.sqrt(share));
    expect(counts[tile]).toBeLessThan(share + 5 * Math.sqrt(share));
  }
});

it('every tile may come last, too [P, components]', () => {
  const random = quickRandom('last');
  const last = new Set(Array.from({ length: 2000 }, () => mixedBag(random)[0]));
  expect(last.size).toBe(TILES.length);
});

it('a Ra-heavy bag gives Ra about three times as often at first [P, components]', () => {
  const random = quickRandom('heavy');
  const early = Array.from({ length: 200 }, () => drawAll(raHeavyBag(random)).slice(0, 20));
  const ra = early.flat().filter(tile => tile === 'ra').length / 4000;
  expect(ra).toBeGreaterThan(0.33);
  expect(ra).toBeLessThan(0.41);
});

it('bagOf gives the tiles in the order named [P, components]', () => {
  expect(drawAll(bagOf(['plague', 'ra', 'farmer/warrior']))).toEqual(['plague', 'ra', 'farmer/warrior']);
});

it('drawing from an empty bag is a fault, not a tile [E-08]', () => {
  expect(() => topOf('')).toThrow(RangeError);
});

/** Chance that says what it is told to, and notes what it was asked. */
const scripted = (answer: (n: number, turn: number) => number) => {
  const asked: number[] = [];
  return { asked, below: (n: number) => answer(n, asked.push(n) - 1) };
};

it('every order of the bag is as likely: one tile of those left at a time [P, components]', () => {
  const random = scripted(() => 0);
  mixedBag(random);
  expect(random.asked).toEqual(Array.from({ length: 173 }, (_, i) => 174 - i));
  const untouched = scripted(n => n - 1);
  expect(drawAll(mixedBag(untouched)).toReversed()).toEqual(
    TILES.flatMap(tile => Array(TILE_COUNTS[tile]).fill(tile)),
  );
});

it.each([
  [0, 'ra'],
  [89, 'ra'],
  [90, 'other'],
  [233, 'other'],
])('a Ra-heavy bag weighs each Ra tile three times: %i of 234 is %s [P, components]', (chance, first) => {
  const random = scripted((n, turn) => (turn === 173 ? chance : n - 1));
  const drawn = drawAll(raHeavyBag(random));
  expect(random.asked[173]).toBe(3 * 30 + 144);
  expect(drawn[0] === 'ra').toBe(first === 'ra');
});
