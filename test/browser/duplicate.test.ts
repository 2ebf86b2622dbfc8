import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inspect } from './axe/inspect.ts';
import { LANGUAGES, type Visit, visitsTo } from './axe/looks.ts';
import { DESKTOP, inBrowser } from './house.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Gets up for good: a bot plays to the end. */
const leave = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const [seat] = JSON.parse(localStorage.getItem('seats') ?? '[]');
    await fetch(`/games/${seat.game}/${seat.matchID}/leave`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ playerID: String(seat.seat), credentials: seat.credentials }),
    });
  });

/** The longest page of them, in what differs most. */
const RESULT: readonly Visit[] = [
  { theme: 'dark', width: 360, height: 640, rules: 'all' },
  { theme: 'light', width: 1280, height: 720, rules: 'all' },
  { theme: 'light', width: 740, height: 360, rules: 'touch' },
];

inBrowser('one deal at several tables', house => {
  it('a host lays tables, two people sit down by one link, and in the end they are compared', async () => {
    const [ada, ben] = await Promise.all([house.page(), house.page()]);
    await ada.goto(`${house.url}/duplicate`);
    await ada.getByRole('combobox', { name: 'Game', exact: true }).selectOption('Ra');
    await ada.getByRole('combobox', { name: 'Tables', exact: true }).selectOption('2');
    for (const seat of [2, 3]) await ada.getByLabel(`Who plays seat ${seat}`).selectOption('easy');
    await button(ada, 'Lay the tables').click();
    const link = await ada.getByLabel('Link to the tables of this deal').inputValue();
    await ada.getByLabel('Your name').fill('Ada');
    await button(ada, 'Sit down at table 2').click();
    await ada.waitForURL(/\/match\/ra\//);
    await ben.goto(link);
    await ben.getByText('0 of 2 tables over.').waitFor();
    await ben.getByLabel('Your name').fill('Ben');
    await button(ben, 'Sit down').click();
    await ben.waitForURL(/\/match\/ra\//);
    // A table of the deal is for those alone who sit there; the way from it leads to all of them.
    await ben.goto(ada.url());
    await ben.getByRole('link', { name: 'All tables of this deal' }).click();
    await ben.getByText('You sit at table 1, seat 1.').waitFor();
    await leave(ada);
    await ben.getByText('1 of 2 tables over.').waitFor();
    await leave(ben);
    const order = ben.getByRole('table', { name: 'The order' });
    await order.waitFor();
    expect(await order.getByRole('rowheader').allInnerTexts()).toHaveLength(2);
    await ben.getByRole('heading', { name: 'The same tiles, sold dearer' }).waitFor();
    await ben.getByText('What the points are for').first().click();

    expect(await inspect(ben, RESULT)).toEqual([]);
    await ben.getByRole('link', { name: 'Table 2: replay' }).first().click();
    await ben.waitForURL(/\/replay\/ra\//);
  });

  it.each(LANGUAGES)('%s: the form and a deal that waits can be used by everybody', async language => {
    const page = await house.page({ ...DESKTOP, language });
    await page.goto(`${house.url}/duplicate`);
    await page.locator('.deal-form summary').click();
    expect(await inspect(page, visitsTo(0, language, { isAlone: false }))).toEqual([]);
    await page.locator('.deal-form button[type=submit]').click();
    await page.waitForURL(/\/duplicate\/\w/);
    await page.locator('.deal-tables').waitFor();
    expect(await inspect(page, visitsTo(1, language, { isAlone: false }))).toEqual([]);
  });
});
