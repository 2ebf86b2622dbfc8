import { expect, it } from 'vitest';
import { DESKTOP, inBrowser } from './house.ts';

const TOLD = { en: 'This browser is too old', it: 'Questo browser è troppo vecchio' };

inBrowser('a browser that cannot show the site', house => {
  it.each([
    ['en', '/'],
    ['it', '/'],
    ['en', '/match/ra/none'],
    ['it', '/local/kheops'],
  ] as const)(
    'is told so if it is too old, and nothing of the app starts: %s, %s',
    async (language, path) => {
      const page = await house.page({ ...DESKTOP, language, width: 360, height: 640 });
      await page.addInitScript('CSS.supports = () => false');
      await page.goto(house.url + path);
      const headings = page.getByRole('heading');
      await headings.nth(1).waitFor();
      expect(await headings.count()).toBe(2);
      expect(await headings.first().innerText()).toBe(TOLD[language]);
      expect(await page.locator('#app, script[src], link[rel="stylesheet"]').count()).toBe(0);
      expect(await page.evaluate(() => document.body.innerText)).not.toContain('<');
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    },
  );

  it('is told so if it runs no scripts', async () => {
    const browser = (await house.visitor()).browser()!;
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of ['/', '/match/ra/none']) {
      await page.goto(house.url + path);
      const told = page.locator('noscript p');
      await told.first().waitFor();
      expect((await told.allInnerTexts()).map(text => text.split(':')[0])).toEqual([
        'The House of Ra needs JavaScript',
        'La casa di Ra richiede JavaScript',
      ]);
    }
  });
});
