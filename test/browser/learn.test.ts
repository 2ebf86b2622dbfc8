import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { REPEAT_MS } from '../../src/client/ui/hooks/repeat-guard.ts';
import type { GameId } from '../../src/game/index.ts';
import { GAMES } from './games.ts';
import { homeForm } from './home-form.ts';
import { DESKTOP, type House, inBrowser } from './house.ts';
import { reachByKeyboard } from './keyboard.ts';
import { KeyboardPlayer } from './player.ts';
import { scribeAsks } from './scribe.ts';

/**
 * So many presses of a key lead from the home page through the whole guided match into an own one, at most: some more than
 * were counted when this was written (31, 37, 35 and 23).
 */
const MOST: Readonly<Partial<Record<GameId, number>>> = {
  'priests-of-ra': 38,
  ra: 44,
  kheops: 42,
  'ru-ra-re': 29,
};
/** Of a game of which nobody has counted them. */
const UNCOUNTED = 60;

/** Follows the scribe by Enter alone, with Escape for the sheets that come up, until the lesson is over or `done`. */
const beLed = async (page: Page, done: () => boolean | Promise<boolean>): Promise<void> => {
  let before = '';
  // The page has just been opened by that key.
  let pressed = await page.evaluate(() => performance.now());
  while (!(await done())) {
    const asked = await page.waitForFunction(scribeAsks, before, { polling: 50 });
    const seen = (await asked.jsonValue()) ?? '';
    if (seen === 'end') return;
    // Whoever reads takes longer: the same key so soon after a move is the echo of its press.
    await page.waitForFunction(until => performance.now() >= until, pressed + REPEAT_MS);
    await page.keyboard.press(seen === 'sheet' ? 'Escape' : 'Enter');
    pressed = await page.evaluate(() => performance.now());
    if (seen !== 'sheet' && seen !== 'question') before = seen;
  }
};

const progress = (page: Page): Promise<string> => page.locator('.scribe-progress').innerText();

/** From the home page through the guided match of a game to the first move of an own one, by keyboard. */
const path = async (house: House, id: GameId): Promise<void> => {
  const start = performance.now();
  const page = await house.page({ ...DESKTOP, language: 'en' });
  let presses = 0;
  await page.exposeFunction('counted', () => {
    presses += 1;
  });
  await page.addInitScript("addEventListener('keydown', () => counted(), true)");
  const begin = async () => {
    const link = page.locator(`main a[href="/learn/${id}"]`).first();
    await link.waitFor();
    expect(await reachByKeyboard(page, (await link.elementHandle())!)).toBe(true);
    await page.keyboard.press('Enter');
  };
  await page.goto(house.url);
  await begin();
  const most = MOST[id] ?? UNCOUNTED;
  await beLed(page, () => presses > most);
  expect(await page.getByRole('region', { name: 'The scribe' }).textContent()).toMatch(/(\d+) of \1/);
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`/local/${id}`));
  // Whoever has just learnt it plays against whoever plays it worst.
  await page.getByText('Easy bot').first().waitFor({ state: 'attached' });
  await page.getByRole('region', { name: 'Whose turn' }).getByText('Your turn').waitFor();
  expect(presses).toBeLessThanOrEqual(most);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `a newcomer's first own match of ${id} is ${presses} presses and ${seconds} s from the home page`,
  );
  const player = new KeyboardPlayer(page);
  await player.playUntil(() => player.actions > 0);
  await page.context().close();
};

inBrowser('a newcomer', house => {
  it.each(GAMES)(
    'is led from home through a guided match of $id to one of their own, by keyboard, without a rule read',
    ({ id }) => path(house, id),
  );

  it('leaves a guided match and takes it up again where it was, in the other language too', async () => {
    const page = await house.page();
    await page.goto(`${house.url}/learn/ra`);
    await beLed(page, async () => (await progress(page)).startsWith('5 '));
    await page.getByRole('link', { name: 'Leave the lesson' }).click();
    await homeForm(page).waitFor();
    await page.getByRole('button', { name: /Italiano/ }).click();
    await page.locator('main a[href="/learn/ra"]').first().click();
    await page.getByRole('region', { name: 'Lo scriba' }).waitFor();
    expect(await progress(page)).toBe('5 di 25');
    await page.getByRole('button', { name: 'Indietro' }).click();
    await expect.poll(() => progress(page)).toBe('4 di 25');
  });

  it('finds a rule and a tile by searching, prints the rules alone, and tries a position', async () => {
    const page = await house.page();
    await page.addInitScript('window.print = () => { document.title = "printed"; }');
    await page.goto(`${house.url}/rules/kheops`);
    const search = page.getByRole('searchbox', { name: 'Search these rules' });
    await search.fill('sarcophagus');
    const found = page.getByRole('search').getByRole('status');
    expect(await found.innerText()).toMatch(/^\d+ places found$/);
    const tiles = page.getByRole('region', { name: 'The 50 tiles' }).getByRole('listitem');
    for (const tile of await tiles.all()) expect(await tile.innerText()).toContain('sarcophagus');
    expect(await tiles.count()).toBeGreaterThan(0);
    expect(await page.locator('#K-14').count()).toBe(0);
    await search.fill('');

    const rule = page.locator('#K-14');
    const drawing = page.locator('.rules-position').first();
    const bar = page.getByRole('banner');
    const trying = rule.getByRole('link', { name: /^Try this position/ });
    const forScreens = [search, bar, trying, page.getByRole('navigation', { name: 'Contents' })];
    for (const each of [rule, drawing, ...forScreens]) expect(await each.isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Print' }).click();
    expect(await page.title()).toBe('printed');
    await page.emulateMedia({ media: 'print' });
    for (const each of forScreens) expect(await each.isVisible()).toBe(false);
    for (const each of [rule, drawing, tiles.first()]) expect(await each.isVisible()).toBe(true);
    // What is painted beside them on a screen leaves the paper to them, in two columns.
    const { width } = (await page.locator('.rules').boundingBox())!;
    expect(width).toBeGreaterThan(0.9 * DESKTOP.width);
    expect((await rule.boundingBox())!.width).toBeLessThan(width / 2);
    await page.emulateMedia({ media: 'screen' });

    await trying.click();
    await page.waitForURL(`${house.url}/local/kheops`);
    await page.getByRole('region', { name: 'Whose turn' }).getByText('Your turn').waitFor();
  });
});
