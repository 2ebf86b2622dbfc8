import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { translate } from '../client/ui/owned-text/translate.ts';
import { untruths } from '../client/ui/owned-text/untruths.ts';
import { GAMES, quickStart } from './games.ts';
import { homeForm } from './home-form.ts';
import { type House, inBrowser } from './house.ts';
import { HastyPlayer } from './player.ts';
import { inMatch, tableOfTwo } from './table-of-two.ts';

/** A page that its browser translates from the first moment on. */
const translated = async (house: House): Promise<Page> => {
  const page = await house.page();
  await page.addInitScript(`(${begin})(${translate})`);
  return page;
};

/** Runs in the page. */
const begin = (translator: typeof translate) =>
  document.addEventListener('DOMContentLoaded', () => translator(document.body));

/** Everything on the page is as it should be, and something on it was translated. */
const isTrue = async (page: Page): Promise<void> => {
  expect(await page.evaluate(untruths)).toEqual([]);
  expect(await page.locator('font font').count()).toBeGreaterThan(5);
};

inBrowser('on a page that the browser translates', house => {
  it.each(GAMES)(
    'a whole match of $id goes on and is shown as it is, and so is its replay',
    async ({ name }) => {
      const page = await translated(house);
      await page.goto(house.url);
      await isTrue(page);
      await page.getByRole('link', { name: quickStart(name) }).click();
      await inMatch(page);
      const player = new HastyPlayer(page);
      for (let acts = 5; !(await player.final.isVisible()); acts += 5) {
        await player.playUntil(() => player.actions >= acts);
        await isTrue(page);
      }
      await isTrue(page);

      await page.goto(`${house.url}/played`);
      await page.getByRole('link', { name: /^Replay/ }).click();
      const forward = page.getByRole('button', { name: 'One step forward' });
      for (let step = 0; step < 10; step++) {
        await forward.click();
        await isTrue(page);
      }
    },
  );

  it.each(GAMES)('the lesson of $id goes on', async ({ id }) => {
    const page = await translated(house);
    await page.goto(`${house.url}/learn/${id}`);
    await page.locator('.scribe[data-speaks="true"]').waitFor();
    for (let n = 0; n < 12; n++) {
      await isTrue(page);
      await page.keyboard.press('Enter');
    }
    await isTrue(page);
  });

  it('people find each other, talk, and change how it looks', async () => {
    const [ada, ned] = [await translated(house), await translated(house)];
    await tableOfTwo(ada, ned, house.url, { game: 'ra' });
    await ned.getByRole('button', { name: 'Talk' }).click();
    await ned.getByLabel('Say something').fill('Hello');
    await ned.getByRole('button', { name: 'Send' }).click();
    await ada.getByRole('button', { name: /^Talk: 1/ }).click();
    await ada.getByText('Hello').waitFor();
    for (const page of [ada, ned]) await isTrue(page);
    await ada.goto(house.url);
    await homeForm(ada).getByRole('combobox', { name: 'Game', exact: true }).selectOption('kheops');
    await ada.getByRole('button', { name: 'Bots and options of my table' }).click();
    await isTrue(ada);
    await ada.getByRole('button', { name: /Italiano/ }).click();
    await ada.getByText('La casa di Ra').first().waitFor();
    await isTrue(ada);
  });
});
