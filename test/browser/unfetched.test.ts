import type { Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESKTOP, inBrowser, type Look } from './house.ts';
import { tableOfTwo } from './table-of-two.ts';

/** Longer than a page goes on asking for what it cannot do without. */
const GIVEN_UP_MS = 6_500;
const PHONE: Look = { ...DESKTOP, width: 360, height: 640 };

inBrowser('a page that cannot fetch a part of it', house => {
  it('stands without what nobody asked for, and shows it once it can be had', async () => {
    const [ada, ned] = [await house.page(DESKTOP), await house.page(PHONE)];
    const panel = '**/assets/*away-panel*';
    await ada.route(panel, route => route.abort('connectionreset'));
    // Whoever takes long to come to the table they sit down at is away for a moment: it may be asked for then.
    const isPanel = (request: Request) => /away-panel/.test(request.url());
    const failed = ada.waitForEvent('requestfailed', { predicate: isPanel, timeout: 120_000 });
    await tableOfTwo(ada, ned, house.url, { game: 'ru-ra-re' });
    await ned.goto(house.url);
    await failed;
    await ada.waitForTimeout(GIVEN_UP_MS);
    expect(await ada.getByRole('region', { name: 'Your actions' }).isVisible()).toBe(true);

    await ada.unroute(panel);
    await ada.getByRole('region', { name: 'Somebody is away' }).waitFor();
  });

  it('has all styles of what is pressed for, also where they failed at first', async () => {
    const [ada, ned] = [await house.page(DESKTOP), await house.page(PHONE)];
    const styles = '**/assets/match-menu-*.css';
    await ada.route(styles, route => route.abort('connectionreset'));
    await tableOfTwo(ada, ned, house.url, { game: 'ru-ra-re' });
    const failed = ada.waitForEvent('requestfailed', request => /match-menu/.test(request.url()));
    await ada.mouse.move(300, 300);
    await failed;

    await ada.unroute(styles);
    await ada.getByRole('button', { name: 'Menu' }).click();
    const menu = ada.getByRole('dialog', { name: 'Menu' }).locator('.match-menu');
    expect(await menu.evaluate(list => getComputedStyle(list).display)).toBe('grid');
  });
});
