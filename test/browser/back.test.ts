import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { quickStart } from './games.ts';
import { inBrowser } from './house.ts';

const SOON = { timeout: 30_000 };
const PHONE = { language: 'en', theme: 'dark', width: 390, height: 844 } as const;

inBrowser('the browser’s Back', house => {
  const atTable = async (game: string): Promise<Page> => {
    const page = await house.page(PHONE);
    await page.goto(house.url);
    await page.getByRole('link', { name: quickStart(game) }).click();
    await page.locator('.board').waitFor();
    return page;
  };
  /** A dialog that goes is empty before it is closed, and keys are its own until then. */
  const lies = (page: Page, ...open: string[]) => {
    const titles = () =>
      page
        .locator('dialog[open]')
        .evaluateAll(dialogs => dialogs.map(dialog => dialog.querySelector('h2')?.textContent));
    return expect.poll(titles, SOON).toEqual(open);
  };
  const path = (page: Page) => new URL(page.url()).pathname;

  it('closes what lies open before it leaves the page', async () => {
    const page = await atTable('Ra');
    const table = path(page);
    for (const [key, title] of [
      ['h', 'History'],
      ['?', 'Help'],
    ] as const) {
      await page.keyboard.press(key);
      await lies(page, title);
      await page.goBack();
      await lies(page);
      expect(path(page)).toBe(table);
    }
    // What is closed by Escape, or gives way to another, leaves nothing behind that Back would have to undo.
    await page.keyboard.press('?');
    await lies(page, 'Help');
    await page.keyboard.press('Escape');
    await lies(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await lies(page, 'Menu');
    await page.locator('dialog[open]').getByRole('button', { name: 'Help' }).click();
    await lies(page, 'Help');
    await page.goBack();
    await lies(page);
    expect(path(page)).toBe(table);
    await page.goBack();
    await expect.poll(() => path(page), SOON).toBe('/');
  });

  it('closes the topmost of several first, all of them at once, and what is opened anew', async () => {
    const page = await atTable('Ra');
    const table = path(page);
    const openTwo = async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('dialog[open]').getByRole('button', { name: 'Ask the coach' }).click();
      await lies(page, 'Menu', 'What the coach would do');
    };
    await openTwo();
    await page.goBack();
    await lies(page, 'Menu');
    await page.goBack();
    await lies(page);
    expect(path(page)).toBe(table);
    await openTwo();
    await page.evaluate(() => history.go(-2));
    await lies(page);
    expect(path(page)).toBe(table);
    await openTwo();
    await page.keyboard.press('Escape');
    await lies(page, 'Menu');
    await page.keyboard.press('Escape');
    await lies(page);
    await page.keyboard.press('?');
    await lies(page, 'Help');
    await page.goBack();
    await lies(page);
    expect(path(page)).toBe(table);
    await page.goBack();
    await expect.poll(() => path(page), SOON).toBe('/');
  });

  it('each thing that lies open is put on the history by its own press', async () => {
    const page = await atTable('Kheops');
    const steps = () => page.evaluate(() => history.length);
    const before = await steps();
    await page.getByRole('button', { name: 'Menu' }).click();
    await lies(page, 'Menu');
    await page.locator('dialog[open]').getByRole('button', { name: 'Ask the coach' }).click();
    await lies(page, 'Menu', 'What the coach would do');
    expect(await steps()).toBe(before + 2);
  });

  it('leads on from a page that was left by a link in its menu', async () => {
    const page = await atTable('Kheops');
    const table = path(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await lies(page, 'Menu');
    await page.locator('dialog[open] a[href$="/played"]').click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await lies(page);
    await page.goBack();
    await expect.poll(() => path(page), SOON).toBe(table);
    await page.locator('.board').waitFor();
    await lies(page);
    await page.goBack();
    await expect.poll(() => path(page), SOON).toBe('/');
  });
});
