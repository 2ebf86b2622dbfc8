import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { playOnRules } from '../../src/game/drive.ts';
import { buildRecord } from '../../src/game/record.ts';
import { loadGame } from '../game/load-game.ts';
import { botMatch, WAYS } from '../game/matches.ts';
import { type House, inBrowser } from './house.ts';
import { keptMatch } from './kept-match.ts';

type Until = Parameters<typeof keptMatch>[1]['until'];

/** A match of Kheops on a phone, at which its person is to act. */
const onPhone = async (house: House, width: number, height: number, until: Until): Promise<Page> => {
  const page = await house.page({ language: 'en', theme: 'light', width, height, touch: true });
  const kept = await keptMatch('kheops', { players: 2, until });
  await page.goto(`${house.url}/nowhere`);
  await page.evaluate(text => localStorage.setItem('local-match:kheops', text), kept);
  await page.goto(`${house.url}/local/kheops`);
  await page.locator('.kheops-actions[data-mine="true"]').waitFor();
  return page;
};

const cells = (page: Page, which: string): Locator => page.locator(`.cell${which}`);
/** The cells that may be chosen, from the first to the last. */
const targets = (page: Page): Promise<string[]> =>
  cells(page, '[data-target="true"]').evaluateAll(all => all.map(each => each.getAttribute('data-cell')!));
const ghosts = (page: Page): Promise<string[]> =>
  cells(page, '[data-ghost="true"]').evaluateAll(all => all.map(each => each.getAttribute('data-cell')!));
const tap = (page: Page, cell: string): Promise<void> =>
  cells(page, `[data-cell="${cell}"]`).locator('.cell-hit').tap({ force: true });

inBrowser('Kheops on a phone', house => {
  it.each([
    [360, 640],
    [390, 844],
    [740, 360],
  ])(
    'a replay shows open hands beside what else there is, and the way home, %i × %i',
    async (width, height) => {
      const kheops = await loadGame('kheops');
      const { id, defaults, rulesVersion } = kheops.meta;
      const match = botMatch(kheops, 2, WAYS[0], 'open hands');
      const names = ['Ada', 'Ned'];
      const record = buildRecord({
        game: id,
        names,
        defaults,
        rulesVersion,
        ...match,
        ...playOnRules(kheops, match),
      });
      const page = await house.page({ language: 'en', theme: 'light', width, height, touch: true });
      await page.goto(`${house.url}/replay`);
      const buffer = Buffer.from(JSON.stringify(record));
      await page
        .getByLabel(/^Choose a match record/)
        .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
      await page.locator('.architect-hand[data-shown="true"]').nth(1).waitFor();
      // Of the likely points only what is written has a place: their line is as long as it may get.
      const covered = await page.evaluate(() => {
        const boxes = (each: Element, of: string) =>
          [...each.querySelectorAll(of)].map(it => it.getBoundingClientRect()).filter(it => it.width > 0);
        const isOver = (a: DOMRect, b: DOMRect) =>
          a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        const quarry = boxes(document.body, '.quarry');
        return [...document.querySelectorAll('.architect')].flatMap(each => {
          const hand = boxes(each, '.architect-hand svg');
          const others = boxes(each, '.architect-row svg:first-child, .architect-count, .architect-odds');
          const beside = [...document.querySelectorAll('.architect')].filter(other => other !== each);
          const around = [...quarry, ...beside.map(other => other.getBoundingClientRect())];
          return [
            ...hand.filter(tile => others.some(other => isOver(tile, other))),
            ...around.filter(other => isOver(each.getBoundingClientRect(), other)),
          ];
        });
      });
      expect(covered).toEqual([]);
      await page.getByRole('link', { name: 'The House of Ra' }).click();
      await page.getByRole('heading', { name: 'The House of Ra' }).first().waitFor();
    },
  );

  it.each([
    [360, 640],
    [740, 360],
  ])(
    'a tile is placed in two taps: the first shows it there, another place may be chosen in between, %i × %i',
    async (width, height) => {
      const page = await onPhone(
        house,
        width,
        height,
        ({ moves, step }) => moves >= 6 && step.kind === 'tile',
      );
      const places = await targets(page);
      const [first, last] = [places[0]!, places.at(-1)!];
      expect(first).not.toBe(last);
      for (const place of [first, last]) {
        await tap(page, place);
        await expect.poll(() => ghosts(page)).toEqual([place]);
        // It is drawn there, and what it would bring is said.
        const stone = await cells(page, `[data-cell="${place}"]`).locator('.cell-stone').boundingBox();
        expect(Math.min(stone!.width, stone!.height)).toBeGreaterThan(20);
        await page.locator('.callout').waitFor();
      }
      await tap(page, last);
      await expect.poll(() => ghosts(page)).toEqual([]);
      const isEmpty = (place: string) => cells(page, `[data-cell="${place}"]`).getAttribute('data-empty');
      await expect.poll(() => isEmpty(last)).toBe('false');
      expect(await isEmpty(first)).toBe('true');
    },
  );
});
