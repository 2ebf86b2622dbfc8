import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESKTOP, inBrowser } from './house.ts';
import { reachByKeyboard } from './keyboard.ts';

/** No lesson is longer, with its sheets put away. */
const ENOUGH = 60;

/** What there is to be done: something to be put away, something that has the focus, the end, or nothing yet. */
const look = (page: Page, before: string) =>
  page.waitForFunction(
    before => {
      if (document.querySelector('dialog[open]') !== null) return 'sheet';
      const scribe = document.querySelector('.scribe[data-speaks="true"]');
      const step = scribe?.querySelector('.scribe-progress')?.textContent ?? '';
      if (scribe === null || step === before || document.activeElement === document.body) return null;
      return scribe.querySelector('a.button-primary') === document.activeElement ? 'end' : step;
    },
    before,
    { polling: 100 },
  );

inBrowser('a newcomer', house => {
  it('is led from home through a guided match to one of their own, by keyboard, without a rule read', async () => {
    const page = await house.page({ ...DESKTOP, language: 'en' });
    let presses = 0;
    await page.exposeFunction('counted', () => {
      presses += 1;
    });
    await page.addInitScript("addEventListener('keydown', () => counted(), true)");
    const press = (key: string) => page.keyboard.press(key);
    const follow = async (address: string) => {
      const link = page.locator(`main a[href="${address}"]`).first();
      await link.waitFor();
      expect(await reachByKeyboard(page, (await link.elementHandle())!)).toBe(true);
      await press('Enter');
    };
    await page.goto(house.url);
    await follow('/learn/ru-ra-re');

    let step = '';
    for (let i = 0; i < ENOUGH && step !== 'end'; i++) {
      const seen = await (await look(page, step)).jsonValue();
      if (seen === 'end') break;
      await press(seen === 'sheet' ? 'Escape' : 'Enter');
      if (seen !== 'sheet') step = seen ?? '';
    }
    expect(await page.getByRole('region', { name: 'The scribe' }).textContent()).toContain('12 of 12');
    await press('Enter');
    await page.waitForURL(/\/local\/ru-ra-re/);
    await page.getByRole('region', { name: 'Whose turn' }).waitFor();
    await page.locator('button.row:not([aria-disabled="true"])').first().waitFor();
    console.log(`a newcomer's first own match of Ru-Ra-Re is ${presses} presses from the home page`);
  });
});
