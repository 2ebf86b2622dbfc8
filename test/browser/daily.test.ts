import { expect, it } from 'vitest';
import { dayAt, daysLater } from '../../src/site/day.ts';
import { eachOnOneDay } from '../server/support/one-day.ts';
import { LANGUAGES } from './axe/looks.ts';
import { Visitor } from './axe/visitor.ts';
import { DESKTOP, inBrowser } from './house.ts';
import { memberAt } from './member-at.ts';
import { inMatch } from './table-of-two.ts';

/** As a device keeps deals whose days are over. */
const earlier = () =>
  JSON.stringify([
    {
      ...{ game: 'kheops', day: daysLater(dayAt(Date.now()), -1) },
      ...{ seed: 'AAECAwQFBgcICQoLDA0ODw', salt: 'V1StGXR8_Z5jdHi6B-myTw' },
    },
  ]);

eachOnOneDay();

inBrowser('the deal of the day', house => {
  it('is begun from the home page, and gone on with', async () => {
    const page = await house.page({ ...DESKTOP, width: 360, height: 640 });
    await page.goto(house.url);
    await page.getByRole('link', { name: 'Deal of the day' }).click();
    await page.getByRole('button', { name: 'Play: Kheops' }).click();
    await inMatch(page);
    const match = page.url();
    await page.goto(`${house.url}/today`);
    await page.getByRole('button', { name: 'Go on: Kheops' }).click();
    await page.waitForURL(match);
    await inMatch(page);
    await page.goto(`${house.url}/today/kheops`);
    await page.getByText('Under way').waitFor();
  });

  it('an earlier one is played without an answer of the server’s', async () => {
    const page = await house.page();
    await page.addInitScript(text => localStorage.setItem('daily-deals', text), earlier());
    await page.route(/\/daily(\/|$)/, route => route.abort());
    await page.goto(`${house.url}/today`);
    await page.getByRole('link', { name: 'Kheops' }).click();
    await page.getByRole('link', { name: 'Play it here' }).click();
    await inMatch(page);
    expect(new URL(page.url()).pathname).toBe('/local/kheops');
    // Whatever was played here: its own kind of match, which counts for nobody.
    const kept = () => page.evaluate(() => localStorage.getItem('local-match:kheops'));
    await expect.poll(kept).toContain('earlier-deal');
  });

  it.each(LANGUAGES)('axe finds nothing on its pages: %s', async language => {
    const member = await memberAt(house, `Dora ${language}`);
    const visitor = await Visitor.to(house, language, { isAlone: false });
    await member.signIn(visitor.page);
    await visitor.page.addInitScript(text => localStorage.setItem('daily-deals', text), earlier());
    for (const [path, there] of [
      ['/today', '.daily-earlier'],
      ['/today/ra', '.daily-seal'],
    ] as const) {
      await visitor.visit(path);
      await visitor.page.locator(there).first().waitFor();
      await visitor.inspect(path);
    }
    visitor.foundNothing();
  });
});
