import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESKTOP, inBrowser } from './house.ts';

const PLAYED = {
  key: 'ra/1',
  game: 'ra',
  ended: Date.UTC(2026, 0, 1),
  players: [
    { name: 'Ada', bot: false, score: 31 },
    { name: 'Ned', bot: false, score: 12 },
  ],
  winners: [0],
  own: 0,
  online: 'abc',
};

/** What the page lies on, and each text of its content that has less than 4.5:1 on white; runs in the page. */
const printed = () => {
  const channels = (colour: string) =>
    (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(each => Number(each) / 255);
  const lightOf = (colour: string) => {
    const [r = 0, g = 0, b = 0] = channels(colour).map(each =>
      each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const texts = [
    ...document.querySelectorAll<HTMLElement>(
      'main :is(h1, h2, h3, p, li, dt, dd, td, th, label:not(.button))',
    ),
  ];
  const pale = texts
    .filter(text => text.checkVisibility() && 1.05 / (lightOf(getComputedStyle(text).color) + 0.05) < 4.5)
    .map(text => `${text.localName}: ${text.textContent}`);
  return { texts: texts.length, ground: getComputedStyle(document.documentElement).backgroundColor, pale };
};

const onPaper = async (page: Page) => {
  await page.emulateMedia({ media: 'print' });
  const { texts, ...seen } = await page.evaluate(printed);
  expect(texts).toBeGreaterThan(3);
  return seen;
};

inBrowser('what is printed', house => {
  it.each(['/played', '/rules/ra', '/proof'])('is ink on white, in the dark theme too: %s', async path => {
    const page = await house.page({ ...DESKTOP, theme: 'dark' });
    await page.addInitScript(
      played => localStorage.setItem('played-matches', played),
      JSON.stringify([PLAYED]),
    );
    await page.goto(house.url + path);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await onPaper(page)).toEqual({ ground: 'rgb(255, 255, 255)', pale: [] });
    await page.context().close();
  });
});
