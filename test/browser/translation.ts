import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { translate } from '../client/ui/owned-text/translate.ts';
import { untruths } from '../client/ui/owned-text/untruths.ts';

/** From now on its browser translates the page, from the first moment of each visit on. */
export const beTranslated = (page: Page) => page.addInitScript(`(${begin})(${translate})`);

/** Runs in the page. */
const begin = (translator: typeof translate) =>
  document.addEventListener('DOMContentLoaded', () => translator(document.body));

/** Everything on a translated page is as it should be, and something on it was translated. */
export const isTrue = async (page: Page): Promise<void> => {
  expect(await page.evaluate(untruths)).toEqual([]);
  expect(await page.locator('font font').count()).toBeGreaterThan(5);
};
