import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { GAME_IDS, type GameId } from '../../src/game/index.ts';
import { DESKTOP, inBrowser, type Look } from './house.ts';
import { keptMatch } from './kept-match.ts';

/** Words in the bar of a table that go on in the next line, though they are no longer than it. */
const brokenIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('.bar')!, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const { parentElement } = text;
      if (parentElement === null || getComputedStyle(parentElement).clipPath !== 'none') continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}{2,}/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });

inBrowser('in a small window', house => {
  /** @param letters their size as the browser is set, in pixels */
  const atTable = async (game: GameId, look: Look, letters = 16): Promise<Page> => {
    const page = await house.page(look);
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: letters } });
    const kept = await keptMatch(game, {
      bots: true,
      until: ({ own, acting }) => own === 2 && acting.includes(0),
    });
    await page.goto(`${house.url}/nowhere`);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      `local-match:${game}`,
      kept,
    ] as const);
    await page.goto(`${house.url}/local/${game}`);
    await page.locator('.bar').waitFor();
    return page;
  };

  it.each(GAME_IDS.flatMap(game => (['en', 'it'] as const).map(language => [game, language] as const)))(
    'the words in the bar of %s are whole: %s',
    async (game, language) => {
      const page = await atTable(game, { language, theme: 'light', width: 360, height: 640, touch: true });
      await expect.poll(() => page.locator('.bar').innerText()).toMatch(/\p{L}{3}/u);
      expect(await brokenIn(page)).toEqual([]);
    },
  );

  // A screen of 1280 × 1024 at 400 %.
  it.each(GAME_IDS)('of 320 × 256 the whole table of %s is there, to be scrolled downwards', async game => {
    const page = await atTable(game, { ...DESKTOP, width: 320, height: 256 });
    const scene = await page.locator('.scene, .stage').first().boundingBox();
    const [wide, high] = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth, scrollHeight] as const;
    });
    expect(wide).toBe(320);
    expect(high).toBeGreaterThan(500);
    expect(scene?.height).toBeGreaterThan(150);
    const rim = await page.locator('.rim').first().boundingBox();
    expect(rim?.y).toBeGreaterThanOrEqual(scene!.y + scene!.height - 1);
  });

  it.each(GAME_IDS)(
    'with letters twice as large all that is pressed at a table of %s is on the screen',
    async game => {
      const page = await atTable(game, DESKTOP, 32);
      await page.locator('.rim button').first().waitFor();
      const [letters, rim] = await page.evaluate(hiddenInRim);
      expect(letters).toBe('32px');
      expect(rim.buttons).toBeGreaterThan(0);
      expect(rim.hidden).toEqual([]);
    },
  );
});

/** The buttons of the rim, and those of them that lie beyond the window or under something else; runs in the page. */
const hiddenInRim = () => {
  const buttons = [...document.querySelectorAll('.rim button')].filter(button =>
    button.checkVisibility({ visibilityProperty: true }),
  );
  const hidden = buttons.filter(button => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top < 0 || bottom > innerHeight || right > innerWidth || !button.contains(found);
  });
  const rim = { buttons: buttons.length, hidden: hidden.map(each => each.textContent) };
  return [getComputedStyle(document.documentElement).fontSize, rim] as const;
};
