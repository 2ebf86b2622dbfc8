import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startServer } from '../server/support/running-server.ts';
import { DESKTOP, inBrowser, type Look } from './house.ts';
import { inMatch, tableOfTwo } from './table-of-two.ts';

/** Wide enough for the history beside the board. */
const WIDE: Look = { ...DESKTOP, width: 1920, height: 1080 };
const PHONE: Look = { language: 'en', theme: 'dark', width: 360, height: 640 };

/** Both choose at once in it: whoever goes is waited for, and what a bot chooses in their place is not told. */
const GAME = 'ru-ra-re' as const;

const choosing = (option: string, choice: string) => ({
  game: GAME,
  choose: (form: Locator) => form.getByRole('combobox', { name: option }).selectOption({ label: choice }),
});

const inHistory = (page: Page, sentence: string) =>
  page.locator('.history-list').getByRole('listitem').filter({ hasText: sentence });

/** The bar of a page says so last. */
const told = (page: Page, sentence: string) =>
  page.locator('.turn-banner-last').getByText(sentence, { exact: true }).waitFor({ state: 'attached' });

inBrowser('who leaves a table', house => {
  it('has a bot in their place at once where the table chose that; all are told, also when they are back', async () => {
    const [ada, ned] = [await house.page(WIDE), await house.page(PHONE)];
    const choice = choosing('When somebody is away on their turn', 'A bot plays at once');
    await tableOfTwo(ada, ned, house.url, choice);
    const table = ned.url();
    await ned.goto(`${house.url}/rules/${GAME}`);
    await told(ada, 'Ned is away: a bot plays on.');
    await ned.goto(table);
    await told(ada, 'Ned is back.');
    await told(ned, 'You are back.');

    await ned.getByRole('button', { name: 'Menu' }).click();
    await ned.getByRole('button', { name: 'Leave the match' }).click();
    await ned.getByText('A bot will play your seat. You can come back to it from this device.').waitFor();
    await ned.getByRole('button', { name: 'Leave', exact: true }).click();
    await told(ada, 'Ned left the table: a bot plays on.');
    await ned.goto(table);
    await inHistory(ada, 'Ned is back.').nth(1).waitFor();
    const lines = await inHistory(ada, 'Ned').allTextContents();
    expect(lines).toEqual([
      'Ned is away: a bot plays on.',
      'Ned is back.',
      'Ned left the table: a bot plays on.',
      'Ned is back.',
    ]);
  });

  it('has a ring around their portrait for the minute that the table chose, and a bot after it', async () => {
    // Its minute has six seconds.
    const server = await startServer({ clientDir: 'dist/client', clockSecond: 100 });
    const [ada, ned] = [await house.page(WIDE), await house.page(PHONE)];
    const choice = choosing('When somebody is away on their turn', 'A bot plays after 1 minute');
    await tableOfTwo(ada, ned, server.url, choice);
    const table = ned.url();
    await ned.goto(`${server.url}/rules/${GAME}`);
    const ring = ada.locator('.portrait[data-seat-colour="1"] .portrait-away').first();
    await ring.waitFor({ state: 'attached' });
    expect(await ring.getAttribute('style')).toContain('animation-duration: 60000ms');
    // These pages ask for less motion: it stands there whole.
    expect(await ring.evaluate(circle => getComputedStyle(circle).strokeDashoffset)).toBe('0px');
    await ada.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await ring.evaluate(circle => getComputedStyle(circle).animationDuration)).toBe('60s');
    expect(await ada.locator('.portrait[data-seat-colour="0"] .portrait-away').count()).toBe(0);
    await ada.getByRole('timer', { name: 'Until a bot plays for Ned' }).waitFor();
    await ada
      .getByRole('region', { name: 'Somebody is away' })
      .getByText(/^Ned is not connected\. A bot plays in 0:0\d\.$/)
      .waitFor();
    await told(ada, 'Ned is away: a bot plays on.');
    await ring.waitFor({ state: 'detached' });
    await ada.getByRole('timer').waitFor({ state: 'detached' });
    await ned.goto(table);
    await inMatch(ned);
    await told(ada, 'Ned is back.');
  });

  it('or only lets their time pass has the mildest choice made for them, and both read so', async () => {
    const server = await startServer({ clientDir: 'dist/client', clockSecond: 200 });
    const [ada, ned] = [await house.page(WIDE), await house.page(WIDE)];
    await tableOfTwo(ada, ned, server.url, choosing('Time', '10 seconds for each move'));
    await ada.getByRole('timer', { name: 'Your time' }).waitFor();
    await inHistory(ada, 'Time ran out for you and Ned.').first().waitFor();
    await inHistory(ned, 'Time ran out for Ada and you.').first().waitFor();
  });
});
