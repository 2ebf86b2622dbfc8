import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { GAME_IDS, type GameId } from '../../src/game/index.ts';
import { DESKTOP, inBrowser, type Look } from './house.ts';
import { keptMatch } from './kept-match.ts';
import { inMatch, makeTable, sitDown } from './table-of-two.ts';

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
      await expect.poll(() => brokenIn(page)).toEqual([]);
    },
  );

  // A screen of 1280 × 1024 at 400 %.
  it.each(GAME_IDS)('of 320 × 256 the whole table of %s is there, to be scrolled downwards', async game => {
    const page = await atTable(game, { ...DESKTOP, width: 320, height: 256 });
    await page.locator('.rim').first().waitFor();
    const measured = () =>
      page.evaluate(() => {
        const { scrollWidth: wide, scrollHeight: high } = document.documentElement;
        const scene = document.querySelector('.scene, .stage')!.getBoundingClientRect();
        const rim = document.querySelector('.rim')!.getBoundingClientRect();
        return {
          wide,
          isHigh: high > 500,
          hasScene: scene.height > 150,
          isBelow: rim.top >= scene.bottom - 1,
        };
      });
    await expect.poll(measured).toEqual({ wide: 320, isHigh: true, hasScene: true, isBelow: true });
  });

  it.each(GAME_IDS)(
    'with letters twice as large all that is pressed at a table of %s is on the screen',
    async game => {
      const page = await atTable(game, DESKTOP, 32);
      await page.locator('.rim button').first().waitFor();
      const found = { letters: '32px', hasButtons: true, hidden: [] };
      await expect.poll(() => page.evaluate(hiddenInRim)).toEqual(found);
    },
  );
});

inBrowser('on a desk', house => {
  it.each(['en', 'it'] as const)(
    'what Kheops asks for stands in one line, and lifts nothing: %s',
    async language => {
      const page = await house.page({ ...DESKTOP, language });
      const kept = await keptMatch('kheops', {
        bots: true,
        until: ({ step, acting }) => step.kind === 'tile' && acting.includes(0),
      });
      await page.addInitScript(text => localStorage.setItem('local-match:kheops', text), kept);
      await page.goto(`${house.url}/local/kheops`);
      const prompt = page.locator('.deed-prompt');
      const place = page.locator('[role="gridcell"]:not([aria-disabled="true"])').last();
      await place.waitFor();
      await page.evaluate(() => document.fonts.ready);
      const before = await prompt.innerText();
      const height = (await page.locator('.rim').boundingBox())!.height;
      await place.click();
      await expect.poll(() => prompt.innerText()).not.toBe(before);
      await expect.poll(async () => (await page.locator('.rim').boundingBox())?.height).toBe(height);
    },
  );

  it('the bar says all that somebody of a long name may do, beside a clock', async () => {
    const [ada, ned] = [await house.page(), await house.page()];
    await makeTable(ada, house.url, {
      game: 'ra',
      name: 'Alessandra Montefeltro',
      choose: form => form.getByRole('combobox', { name: 'Time', exact: true }).selectOption('2m+10s'),
    });
    await sitDown(ned, ada.url(), 'Leonora Montefeltro');
    await inMatch(ned);
    // Whoever begins is seen by the other.
    const headOf = (page: Page) =>
      page.locator('.turn-banner-whose', { hasText: /Montefeltro’s turn.* invoke Ra$/ });
    const waits = await Promise.race(
      [ada, ned].map(page =>
        headOf(page)
          .waitFor()
          .then(() => page),
      ),
    );
    const head = headOf(waits);
    await waits.getByRole('timer').first().waitFor();
    // Its own letters may come after the first that it is written in.
    await waits.evaluate(() => document.fonts.ready);
    const cut = () =>
      head.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
        scrollWidth - clientWidth,
        scrollHeight - clientHeight,
      ]);
    await expect.poll(cut).toEqual([0, 0]);
    const bar = (await waits.locator('.bar').boundingBox())!;
    for (const line of [head, waits.locator('.turn-banner-last')]) {
      const box = (await line.boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(bar.y);
      expect(box.y + box.height).toBeLessThanOrEqual(bar.y + bar.height);
    }
  });
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
  return {
    letters: getComputedStyle(document.documentElement).fontSize,
    hasButtons: buttons.length > 0,
    hidden: hidden.map(each => each.textContent),
  };
};
