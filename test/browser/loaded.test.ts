import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GAME_IDS } from '../../src/game/index.ts';
import { homeForm } from './home-form.ts';
import { inBrowser } from './house.ts';
import { BARS } from './measure/bars.ts';
import { inMatch, tableOfTwo } from './table-of-two.ts';

const assetsOf = (page: string): readonly string[] =>
  [...page.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, path = '']) => path);

const scriptsIn = (page: string): readonly string[] =>
  [...page.matchAll(/="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);

/** What these files weigh on the line, in kB: those that are small are sent as they are. */
const weightOf = (files: Iterable<string>): number => {
  let bytes = 0;
  for (const file of new Set(files)) {
    const packed = statSync(`dist/client${file}.br`, { throwIfNoEntry: false });
    bytes += (packed ?? statSync(`dist/client${file}`)).size;
  }
  return bytes / 1000;
};

inBrowser('the home page', house => {
  it('is there with few requests, and its scripts are small', async () => {
    const page = await house.page();
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    const drawn = page.waitForResponse(/miniatures/);
    await page.goto(house.url);
    await Promise.all([homeForm(page).waitFor(), drawn]);
    expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(BARS['home-requests'].most);
    expect(weightOf(asked.filter(path => path.endsWith('.js')))).toBeLessThanOrEqual(BARS['home-js'].most);
    await page.context().close();
  });
});

inBrowser('a match that is opened by its address', house => {
  it.each(GAME_IDS)('starts with what its page names, in one stylesheet: %s', async game => {
    const page = await house.page();
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    const bots = page.waitForResponse(answer => answer.url().includes(`/assets/${game}-bots-`));
    await page.addInitScript(swallowSigns);
    const answer = await page.goto(`${house.url}/local/${game}?quick`);
    await page.locator(`.board[data-styles~="${game}"]`).waitFor();
    await page.getByRole('region', { name: 'Your actions' }).waitFor();
    const html = await answer!.text();
    // Until the table is there, something is to be seen; then it is gone.
    expect(html).toContain('class="splash"');
    expect(await page.locator('.splash').count()).toBe(0);
    const named = assetsOf(html);
    expect(named.length).toBeGreaterThan(4);
    const styles = asked.filter(path => path.endsWith('.css'));
    expect(styles).toHaveLength(1);
    expect(weightOf(styles)).toBeLessThanOrEqual(BARS['match-css'].most);
    const scripts = asked.filter(path => path.startsWith('/assets/') && path.endsWith('.js'));
    // What is thought aside comes afterwards, with workers: from there on they ask for files of their own.
    const worker = scripts.findIndex(path => /\/(thinking|bot)-worker-/.test(path));
    const first = worker < 0 ? scripts : scripts.slice(0, worker);
    expect(first.length).toBeGreaterThan(4);
    expect(first.filter(path => !/\/index-/.test(path) && !named.includes(path))).toEqual([]);
    // Over what the home page has, with what the bots at the table think with, and nothing of what only stronger ones do.
    await bots;
    const home = scriptsIn(await (await fetch(house.url)).text());
    const own = asked.filter(path => path.endsWith('.js') && !home.includes(path));
    expect(weightOf(own), own.join(' ')).toBeLessThanOrEqual(BARS['match-js'].most);
    expect(own.filter(path => /hard|expert|coach/.test(path))).toEqual([]);
    await page.context().close();
  });
});

inBrowser('a match online', house => {
  it.each(GAME_IDS)('does without what a device alone needs, and is small enough: %s', async game => {
    const [ada, ned] = [await house.page(), await house.page()];
    await tableOfTwo(ada, ned, house.url, { game });
    // As if it had never been here.
    const page = await ned.context().newPage();
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    const talk = page.waitForResponse(/\/assets\/talk-[^-]+\.js$/);
    await page.goto(ned.url());
    await Promise.all([inMatch(page), talk]);
    const home = scriptsIn(await (await fetch(house.url)).text());
    const own = asked.filter(path => path.endsWith('.js') && !home.includes(path));
    expect(weightOf(own), own.join(' ')).toBeLessThanOrEqual(BARS['online-js'].most);
    expect(own.filter(path => /\/(local|replay|alone|part-cards|\w+-card)-/.test(path))).toEqual([]);
    await Promise.all([ada, ned].map(each => each.context().close()));
  });
});

/**
 * Runs in the page. At the first sign of somebody what is needed later is loaded, and where the machine is busy Chromium itself once
 * told of a pointer that had moved, as the page had under it.
 */
const swallowSigns = () => {
  for (const sign of ['pointermove', 'pointerdown', 'keydown'])
    addEventListener(sign, event => event.stopImmediatePropagation(), { capture: true });
};
