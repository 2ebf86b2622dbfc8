import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { shelvesFor } from '../../src/client/games/ra/holdings/shelves.ts';
import { civilizationTypes } from '../../src/game/ra/rules/civilizations.ts';
import type { State } from '../../src/game/ra/table.ts';
import { count, MONUMENTS } from '../../src/game/ra/tiles.ts';
import { DESKTOP, inBrowser } from './house.ts';
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

inBrowser('what is owned', house => {
  const open = async (page: Page, game: Case[0], kept: string): Promise<void> => {
    await page.goto(`${house.url}/nowhere`);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      `local-match:${game}`,
      kept,
    ] as const);
    await page.goto(`${house.url}/local/${game}`);
    await page.locator('.rival').first().waitFor();
  };

  it.each(CASES)(
    'is seen on the cards of rivals: %s of %i, %i × %i',
    async (game, players, width, height) => {
      const page = await house.page({ language: 'en', theme: 'light', width, height, touch: true });
      const kept = await keptMatch(game, {
        players,
        until: ({ moves, step }) => moves >= 60 && step.kind === 'turn',
      });
      await open(page, game, kept);
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
    },
  );

  it.each(['en', 'it'] as const)(
    'stands side by side on one shelf of Ra, and not over one another: %s',
    async language => {
      const page = await house.page({ ...DESKTOP, language });
      const kept = await keptMatch('ra', {
        players: 2,
        until: ({ state, step, acting: [seat] }) => {
          const [own, other] = (state as State).areas.map(({ tiles }) => tiles);
          return (
            step.kind === 'turn' &&
            seat === 0 &&
            shelvesFor(own!).shelves === 1 &&
            civilizationTypes(own!) > 0 &&
            count(own!, 'nile') > 0 &&
            MONUMENTS.some(kind => count(own!, kind) > 0) &&
            // The race for the pharaohs is told as well then.
            count(own!, 'pharaoh') < count(other!, 'pharaoh')
          );
        },
      });
      await open(page, 'ra', kept);
      const edges = await page.evaluate(() =>
        ['.ribbon', '.stair', '.skyline'].map(each => {
          const { left, right } = document.querySelector(`.area .holdings ${each}`)!.getBoundingClientRect();
          return [left, right];
        }),
      );
      const [river, stair, monuments] = edges as [number[], number[], number[]];
      expect(river[1]).toBeLessThanOrEqual(stair[0]!);
      expect(stair[1]).toBeLessThanOrEqual(monuments[0]!);
    },
  );
});
