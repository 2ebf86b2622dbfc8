import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { GAME_IDS } from '../../src/game/index.ts';
import { startServer } from '../server/support/running-server.ts';
import { inspect } from './axe/inspect.ts';
import { LANGUAGES, visitsTo } from './axe/looks.ts';
import { homeForm } from './home-form.ts';
import { DESKTOP, inBrowser, type Look } from './house.ts';
import { keptMatch } from './kept-match.ts';
import { secondBuild } from './second-build.ts';
import { inMatch } from './table-of-two.ts';

const PHONE: Look = { language: 'it', theme: 'dark', width: 360, height: 640 };

/** Waits until the service worker has all of the client, and no page needs the server any more. */
const allKept = async (page: Page, url: string) => {
  const worker = await fetch(`${url}/service-worker.js`).then(answer => answer.text());
  const parts = worker.match(/"?isShell"?:(false|!1)/g)!.length;
  const kept = () =>
    page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      return (await (await caches.open('parts')).keys()).length;
    });
  await expect.poll(kept, { timeout: 60_000 }).toBeGreaterThanOrEqual(parts);
};

/** What keeps the browser from offering to install the site, other than that nobody can in a visit that is forgotten. */
const hindrancesToInstall = async (page: Page): Promise<readonly string[]> => {
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  return installabilityErrors.map(({ errorId }) => errorId).filter(id => id !== 'in-incognito');
};

inBrowser('arriving', house => {
  it('goes without the server, once one has been there', async () => {
    const visitor = await house.visitor(DESKTOP, { worker: true });
    const page = await visitor.newPage();
    await page.goto(house.url);
    await allKept(page, house.url);
    expect(await hindrancesToInstall(page)).toEqual([]);
    await visitor.setOffline(true);
    await page.goto(house.url);
    await page.locator('.poster-table svg').first().waitFor();
    await page.locator('a[href="/local/ra?quick"]').click();
    await page.getByRole('region', { name: 'Your actions' }).waitFor();
    await page.reload();
    await page.getByRole('region', { name: 'Your actions' }).waitFor();
    await page.goto(`${house.url}/rules/kheops`);
    await page.getByRole('heading', { level: 1, name: /Kheops/ }).waitFor();
    await page.goto(`${house.url}/exercise/ra`);
    await page.getByRole('button', { name: 'Choose a move' }).waitFor();
    await page.goto(`${house.url}/learn/ru-ra-re`);
    await page.getByRole('region', { name: 'The scribe' }).getByText('1 of 12').waitFor();
    // A match that was played to its end is among one's own, and can be seen again.
    const over = await keptMatch('kheops', { bots: true, until: ({ legal }) => legal.length === 0 });
    await page.evaluate(match => localStorage.setItem('local-match:kheops', match), over);
    await page.goto(`${house.url}/local/kheops`);
    await page.getByRole('button', { name: 'Final score' }).first().click();
    await page.getByRole('dialog', { name: 'Final score' }).getByRole('table').first().waitFor();
    await page.goto(`${house.url}/played`);
    await page.getByRole('table', { name: 'By game' }).waitFor();
    await page.getByRole('link', { name: /^Replay: Kheops/ }).click();
    await page.getByRole('slider', { name: 'Move' }).waitFor();
    expect(await page.getByText('This page has stopped working').count()).toBe(0);
    await visitor.close();
  });

  it('is asked before a new version takes over, and in no match', async () => {
    const newHome = secondBuild('src/client/pages/home/home.tsx', 'No account needed.', 'No account wanted.');
    onTestFinished(() => rmSync(newHome, { recursive: true }));
    const visitor = await house.visitor(DESKTOP, { worker: true });
    const [home, table] = [await visitor.newPage(), await visitor.newPage()];
    await home.goto(house.url);
    await allKept(home, house.url);
    await table.goto(`${house.url}/local/ra?quick`);
    const actions = table.getByRole('region', { name: 'Your actions' });
    await actions.waitFor();
    await house.kill();
    await house.start(newHome);

    // The old version is shown until the new one has been let in.
    await home.reload();
    const use = home.getByRole('button', { name: 'Use it now' });
    await use.waitFor();
    expect(
      await inspect(
        home,
        LANGUAGES.flatMap(language => visitsTo(0, language, { isAlone: false })),
      ),
    ).toEqual([]);
    expect(await home.getByText('No account needed.').count()).toBe(1);
    expect(await table.getByText('new version').count()).toBe(0);

    await use.click();
    await home.getByText('No account wanted.').waitFor();
    await allKept(home, house.url);
    // The match goes on in the version it was begun in, with parts of it that it had not loaded before.
    await table.keyboard.press('?');
    await table.getByRole('dialog').waitFor();
    await table.keyboard.press('Escape');
    await actions.locator('button:not([aria-disabled="true"])').first().click();
    expect(await table.getByText('This page has stopped working').count()).toBe(0);
    await table.reload();
    await actions.waitFor();
    await visitor.close();
    await house.kill();
    await house.start();
  });

  it('has all that can be done on the first screen, and two who look for anybody at one table', async () => {
    const [ada, ned] = [await house.page(), await house.page(PHONE)];
    const kept = await keptMatch('kheops', { bots: true, until: ({ own }) => own > 2 });
    await ned.addInitScript(match => localStorage.setItem('local-match:kheops', match), kept);
    for (const page of [ada, ned]) {
      await page.goto(house.url);
      await homeForm(page).waitFor();
    }
    const goOn = ned.getByText(/^Tocca a te: Kheops con /);
    await goOn.waitFor();
    const play = ned.getByRole('link', { name: /^Gioca subito/ });
    const learn = ned.getByRole('link', { name: /^Impara: / });
    const find = ned.getByRole('button', { name: 'Trova giocatori' });
    const tables = ned.locator('a[href="#tables-open"]');
    await tables.waitFor();
    const bots = ['Oppure bot dopo', 'Come giocano i bot'].map(name => ned.getByRole('combobox', { name }));
    const shown = [goOn, ...(await play.all()), ...(await learn.all()), tables, find, ...bots];
    expect(shown).toHaveLength(2 * GAME_IDS.length + 5);
    for (const each of shown) {
      const { y, height } = (await each.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(PHONE.height);
    }

    for (const [page, name, [game, seats]] of [
      [ada, 'Ada', ['Game', 'Seats']],
      [ned, 'Ned', ['Gioco', 'Posti']],
    ] as const) {
      await page.getByRole('combobox', { name: game, exact: true }).selectOption('ru-ra-re');
      await page.getByRole('combobox', { name: seats, exact: true }).selectOption('2');
      await page.getByRole('textbox').fill(name);
    }
    await ada.getByRole('button', { name: 'Find players' }).click();
    await ada.waitForURL(/\/match\/ru-ra-re\//);
    await find.click();
    await ned.getByRole('region', { name: 'Le tue azioni' }).waitFor();
    expect(ned.url()).toBe(ada.url());
  });

  it('has who looks for anybody and meets nobody play with bots of their choice, after the time they chose', async () => {
    // Its minute has six seconds.
    const server = await startServer({ clientDir: 'dist/client', clockSecond: 100 });
    const ada = await house.page(PHONE);
    await ada.goto(server.url);
    await ada.getByRole('textbox').fill('Ada');
    await ada.getByRole('combobox', { name: 'Oppure bot dopo' }).selectOption({ label: '1 minuto' });
    await ada.getByRole('combobox', { name: 'Come giocano i bot' }).selectOption('easy');
    await ada.getByRole('button', { name: 'Trova giocatori' }).click();
    await ada.getByText('Si aspettano 2 giocatori').waitFor();
    await ada.getByText(/^I bot occupano i posti liberi fra 0:0\d\.$/).waitFor();
    await inMatch(ada, 'it');
    const matchID = ada.url().split('/').at(-1)!;
    const { metadata } = await server.stored(matchID);
    expect(Object.values(metadata.players).map(({ data }) => data?.bot)).toEqual([undefined, 'easy', 'easy']);
  });
});
