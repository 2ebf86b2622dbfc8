import { expect, it } from 'vitest';
import { inBrowser } from './house.ts';
import { keptMatch } from './kept-match.ts';

/** Narrower, tiles are told apart by their colour at best. */
const LEAST = 20;

type Case = readonly [game: 'ra' | 'priests-of-ra', players: number, width: number, height: number];
const CASES: readonly Case[] = [
  ...(['ra', 'priests-of-ra'] as const).flatMap(game =>
    [2, 3, 4, 5].map(players => [game, players, 360, 640] as const),
  ),
  ['priests-of-ra', 5, 768, 1024],
];

inBrowser('what rivals own', house => {
  it.each(CASES)('is seen on their cards: %s of %i, %i × %i', async (game, players, width, height) => {
    const page = await house.page({ language: 'en', theme: 'light', width, height, touch: true });
    const kept = await keptMatch(game, {
      players,
      until: ({ moves, step }) => moves >= 60 && step.kind === 'turn',
    });
    await page.goto(`${house.url}/nowhere`);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      `local-match:${game}`,
      kept,
    ] as const);
    await page.goto(`${house.url}/local/${game}`);
    await page.locator('.rival').first().waitFor();
    const { tiles, outside, covered } = await page.evaluate(async () => {
      await document.fonts.ready;
      // Whatever is measured by script has been so.
      await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const box = (element: Element) => element.getBoundingClientRect();
      const rivals = [...document.querySelectorAll('.rival')];
      const tilesIn = (card: Element) => [...card.querySelectorAll('.niche-heaps .heap-tile')];
      const sun = box(document.querySelector('.centre-sun .sun-token-disc')!);
      return {
        tiles: rivals.flatMap(tilesIn).map(tile => Math.round(box(tile).width * 10) / 10),
        outside: rivals.flatMap(card =>
          tilesIn(card).filter(
            tile => box(tile).right > box(card).right || box(tile).bottom > box(card).bottom,
          ),
        ).length,
        // The sun in the gate is above the stair but for its rays, and the rim in the window.
        covered: [
          sun.bottom > box(document.querySelector('.stair-stone')!).top,
          box(document.querySelector('.rim')!).bottom > innerHeight,
        ],
      };
    });
    expect(tiles.length).toBeGreaterThanOrEqual(players);
    expect(Math.min(...tiles)).toBeGreaterThanOrEqual(LEAST);
    expect(outside).toBe(0);
    expect(covered).toEqual([false, false]);
  });
});
