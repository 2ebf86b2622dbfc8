import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESKTOP, inBrowser } from './house.ts';
import { Player } from './player.ts';
import { inMatch, makeTable, sitDown, tableOfTwo } from './table-of-two.ts';

/** What a page finds in the place of its storage, as browsers' settings for privacy leave it. Runs in the page. */
const deny = (way: 'throws' | 'null') => {
  for (const area of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, area, {
      get: () => {
        if (way === 'null') return null;
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
};

/** Takes all the room there is, by a key of this site’s own that can be done without, or by somebody else’s. Runs in the page. */
const fill = (key: string) => {
  let text = '';
  for (let more = 1 << 22; more >= 1; more >>= 1)
    try {
      localStorage.setItem(key, text + 'x'.repeat(more));
      text += 'x'.repeat(more);
    } catch {
      // half as much
    }
};

const alert = (page: Page) => page.getByRole('alert');
const watched = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  page.on('pageerror', error => {
    throw error;
  });
  return page;
};

inBrowser('a browser that keeps nothing', house => {
  const visitor = async (way: 'throws' | 'null'): Promise<Page> => {
    const context = await house.visitor(DESKTOP);
    await context.addInitScript(deny, way);
    return watched(context);
  };

  it.each(['throws', 'null'] as const)('plays a match, a lesson and an exercise (%s)', async way => {
    const page = await visitor(way);
    await page.goto(`${house.url}/local/ra?quick`);
    await alert(page).getByText('This browser keeps nothing for this site. This match lasts').waitFor();
    await page.getByRole('button', { name: 'All right' }).click();
    const player = new Player(page);
    await player.playUntil(() => player.actions >= 3);
    await page.goto(`${house.url}/learn/ra`);
    await page.getByRole('region', { name: 'The scribe' }).waitFor();
    await page.goto(`${house.url}/exercise/ra`);
    await page.getByRole('button', { name: 'Choose a move' }).click();
    await page.getByRole('dialog').getByRole('button').nth(1).click();
    await page.getByText('This page has stopped working').waitFor({ state: 'detached' });
  });

  it('makes a table, sits down at it, and plays', async () => {
    const [ada, ned] = await Promise.all([visitor('throws'), visitor('null')]);
    await tableOfTwo(ada, ned, house.url, { game: 'ra' });
    for (const page of [ada, ned]) {
      await alert(page).getByText('and the seat is lost').waitFor();
      await alert(page).getByRole('button', { name: 'Share, or another device' }).waitFor();
      await page.getByRole('button', { name: 'All right' }).click();
    }
    const players = [ada, ned].map(page => new Player(page));
    const isPlayed = () => players.every(({ actions }) => actions >= 1);
    await Promise.all(players.map(player => player.playUntil(isPlayed)));
  });
});

inBrowser('a browser whose storage is full', house => {
  it('makes room for a seat with what can be done without', async () => {
    const page = await watched(await house.visitor());
    await page.goto(house.url);
    await page.evaluate(fill, 'played-record:an-old-one');
    await makeTable(page, house.url, { game: 'ra' });
    expect(await page.evaluate(() => localStorage.getItem('seats'))).toContain('"game":"ra"');
    expect(await alert(page).count()).toBe(0);
    await page.reload();
    await page.getByText('Ada', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Leave/ }).waitFor();
  });

  it('begins what is wanted all the same where nothing can be done without, and says what that means', async () => {
    const [ada, ned] = await Promise.all(
      [house.visitor(), house.visitor()].map(async of => watched(await of)),
    );
    for (const page of [ada!, ned!]) {
      await page.goto(house.url);
      await page.evaluate(fill, 'somebody-else');
    }
    await makeTable(ada!, house.url, { game: 'ra' });
    await sitDown(ned!, ada!.url());
    for (const page of [ada!, ned!]) {
      await inMatch(page);
      await alert(page).getByText('The storage of this browser is full. Your seat is yours').waitFor();
    }
    await ned!.goto(`${house.url}/local/kheops?quick`);
    await alert(ned!).getByText('The storage of this browser is full. This match lasts').waitFor();
    await ned!.goto(`${house.url}/learn/ra`);
    await ned!.getByRole('region', { name: 'The scribe' }).waitFor();
  });
});

inBrowser('two tabs of one local match', house => {
  it('the older one says that it goes on in the newer, and takes over what was played there', async () => {
    const context = await house.visitor();
    const older = await watched(context);
    await older.goto(`${house.url}/local/ra`);
    await older.getByLabel('Who plays seat 2').selectOption('person');
    await older.getByLabel('Who plays seat 3').selectOption('person');
    await older.getByRole('button', { name: 'Begin' }).click();
    const draw = (page: Page) =>
      page.getByRole('region', { name: 'Your actions' }).getByRole('button', { name: /^Draw/ });
    await draw(older).waitFor();
    const moves = () =>
      older.evaluate(() => JSON.parse(localStorage.getItem('local-match:ra') ?? '{}').moves.length);
    const newer = await watched(context);
    await newer.goto(`${house.url}/local/ra`);
    await older.getByRole('heading', { name: 'Your match of Ra goes on in another tab' }).waitFor();
    await draw(newer).click();
    await expect.poll(moves).toBe(1);
    await older.getByRole('button', { name: 'Go on here' }).click();
    await newer.getByRole('heading', { name: 'Your match of Ra goes on in another tab' }).waitFor();
    expect(await moves()).toBe(1);
  });

  it('a seat that is asked for in both at once is one, at a table and in a quick match', async () => {
    const ada = await house.page();
    await makeTable(ada, house.url, { game: 'ra', seats: 4 });
    const context = await house.visitor();
    const tabs = [await watched(context), await watched(context)];
    const people = async (table: string) => {
      const match = await (await fetch(table.replace('/match/', '/games/'))).json();
      return (match as { players: { name?: string }[] }).players.flatMap(({ name }) => name ?? []);
    };
    const atOnce = async (page: string, button: string) => {
      for (const tab of tabs) {
        await tab.goto(page);
        await tab.locator('form:not([inert])').getByLabel('Your name').fill('Ned');
      }
      await Promise.all(
        tabs.map(tab =>
          tab.evaluate(which => document.querySelector<HTMLElement>(which)?.click(), `form ${button}`),
        ),
      );
      for (const tab of tabs) await tab.getByText(/^Waiting for \d/).waitFor();
    };
    await atOnce(ada.url(), '[type=submit]');
    await tabs[1]!.getByRole('button', { name: 'Leave the table' }).waitFor();
    expect(await people(ada.url())).toEqual(['Ada', 'Ned']);
    await atOnce(house.url, '[value=quick]');
    await expect.poll(() => tabs[0]!.url()).toBe(tabs[1]!.url());
    expect(await people(tabs[0]!.url())).toEqual(['Ned']);
  });

  it('what is chosen in one holds in the other, and so does a seat that was taken there', async () => {
    const context = await house.visitor();
    const [one, other] = [await watched(context), await watched(context)];
    await one.goto(house.url);
    await other.goto(house.url);
    await one.getByRole('button', { name: 'Theme: light' }).click();
    await other.getByRole('button', { name: 'Theme: as the system' }).waitFor();
    await one.getByRole('button', { name: /^Italiano/ }).click();
    await other.getByRole('button', { name: /^English/ }).click();
    await one.getByRole('button', { name: /^Italiano/ }).waitFor();
    await makeTable(one, house.url, { game: 'ra' });
    await other.getByRole('heading', { name: 'Your tables' }).waitFor();
  });
});
