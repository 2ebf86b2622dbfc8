import type { Page } from 'playwright-core';
import { it } from 'vitest';
import type { GameId } from '../../src/game/index.ts';
import { GAMES } from './games.ts';
import { homeForm } from './home-form.ts';
import { type House, inBrowser } from './house.ts';
import { keptMatch } from './kept-match.ts';
import { inMatch, tableOfTwo } from './table-of-two.ts';
import { beTranslated, isTrue } from './translation.ts';

const translated = async (house: House): Promise<Page> => {
  const page = await house.page();
  await beTranslated(page);
  return page;
};

/** A match with bots that is over. */
const whole = (game: GameId): Promise<string> =>
  keptMatch(game, { bots: true, until: ({ acting }) => acting.length === 0 });

inBrowser('on a page that the browser translates', house => {
  // Whole matches are played online.
  it.each(GAMES)('a match of $id that is over is shown as it is, and so is its replay', async ({ id }) => {
    const page = await translated(house);
    await page.goto(house.url);
    await isTrue(page);
    await page.evaluate(([key, match]) => localStorage.setItem(key, match), [
      `local-match:${id}`,
      await whole(id),
    ] as const);
    await page.goto(`${house.url}/local/${id}`);
    await inMatch(page);
    await page.getByRole('button', { name: 'Final score' }).first().click();
    await page.getByRole('dialog', { name: 'Final score' }).waitFor();
    await isTrue(page);

    // What notes it comes with the end.
    await page.waitForFunction(() => localStorage.getItem('played-matches') !== null);
    await page.goto(`${house.url}/played`);
    await page.getByRole('link', { name: /^Replay/ }).click();
    const forward = page.getByRole('button', { name: 'One step forward' });
    for (let step = 0; step < 10; step++) {
      await forward.click();
      await isTrue(page);
    }
  });

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
