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
  const lies = (page: Page, ...open: string[]) =>
    expect.poll(() => page.locator('dialog[open] h2').allTextContents(), SOON).toEqual(open);
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
