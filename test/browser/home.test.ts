import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { GAME_IDS } from '../../src/game/index.ts';
import { homeForm } from './home-form.ts';
import { inBrowser, type Look } from './house.ts';

const LANGUAGES = ['en', 'it'] as const;
const SMALL: Omit<Look, 'language'> = { theme: 'light', width: 1280, height: 720 };

/** The faces with which a page may be shown: ours, and, where they did not arrive, the widest and narrowest of many machines. */
const FACES = {
  shipped: null,
  'stand-ins': null,
  'wide ones': { serif: '"DejaVu Serif", serif', sans: '"DejaVu Sans", sans-serif' },
  'narrow ones': { serif: '"Liberation Serif", serif', sans: '"Liberation Sans", sans-serif' },
} as const;

const starts = (page: Page) => page.getByRole('link', { name: /^(Play now|Gioca subito)/ });

const openHome = async (page: Page, url: string, faces: keyof typeof FACES) => {
  if (faces !== 'shipped') await page.route('**/*.woff2', route => route.abort());
  await page.goto(url);
  const forced = FACES[faces];
  if (forced !== null)
    await page.evaluate(({ serif, sans }) => {
      document.documentElement.style.setProperty('--font-serif', serif);
      document.documentElement.style.setProperty('--font-sans', sans);
    }, forced);
  await starts(page).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
};

/** A guest with a seat in a match of which the server tells this. */
const asGuest = async (page: Page, seat: object, match: object) => {
  const claim = { game: 'ru-ra-re', matchID: 'm1', seat: 0, credentials: 'secret', name: 'Gigi', ...seat };
  await page.addInitScript(
    seats => {
      localStorage.setItem('name', 'Gigi');
      localStorage.setItem('seats', seats);
    },
    JSON.stringify([claim]),
  );
  const players = ['Gigi', 'Mary'].map((name, id) => ({ id, name }));
  const json = { matchID: 'm1', players, setupData: {}, ...match };
  await page.route('**/games/ru-ra-re/m1', route => route.fulfill({ json }));
};
const OVER = { gameover: { winners: [1] }, updatedAt: Date.UTC(2026, 10, 30) };

inBrowser('the home page', house => {
  it.each(
    LANGUAGES.flatMap(language =>
      (Object.keys(FACES) as (keyof typeof FACES)[]).map(faces => [language, faces] as const),
    ),
  )('has every game’s quick start in view at 1280×720: %s, faces: %s', async (language, faces) => {
    const page = await house.page({ language, ...SMALL });
    await openHome(page, house.url, faces);
    const boxes = await Promise.all((await starts(page).all()).map(start => start.boundingBox()));
    expect(boxes).toHaveLength(GAME_IDS.length);
    for (const box of boxes) expect(box!.y + box!.height).toBeLessThan(720);
  });

  it.each(LANGUAGES)(
    'has the first quick start in view on a phone, as a target for a thumb: %s',
    async language => {
      const page = await house.page({ language, theme: 'light', width: 360, height: 640 });
      await openHome(page, house.url, 'wide ones');
      const box = (await starts(page).first().boundingBox())!;
      expect(box.y + box.height).toBeLessThan(640);
      expect(box.height).toBeGreaterThanOrEqual(44);
      await page.context().close();
    },
  );

  it.each(LANGUAGES)('leaves what is said of a finished match its room on a phone: %s', async language => {
    const page = await house.page({ language, theme: 'light', width: 360, height: 640 });
    await asGuest(page, { over: true }, OVER);
    await page.goto(house.url);
    const row = page.locator('[aria-labelledby="tables-yours"] li', { has: page.locator('button') });
    const [all, names] = await Promise.all([row.boundingBox(), row.locator('.tables-names').boundingBox()]);
    expect(names!.width).toBeGreaterThan(all!.width / 2);
    await page.context().close();
  });

  it.each(LANGUAGES.flatMap(language => [360, 390].map(width => [language, width] as const)))(
    'has one line above it for a guest with a name: %s, %i wide',
    async (language, width) => {
      const page = await house.page({ language, theme: 'light', width, height: 640 });
      await asGuest(page, { over: true }, OVER);
      await page.goto(house.url);
      const keep = page.getByText(/^(Keep name|Tieni il nome)$/);
      await keep.waitFor();
      expect((await page.getByRole('banner').boundingBox())!.height).toBe(44);
      expect((await keep.boundingBox())!.height).toBeLessThan(24);
      await page.context().close();
    },
  );

  it('keeps room for a match only where one may go on, and gives it back where none does', async () => {
    const band = async (seat: object, match: object, { isDead = false } = {}) => {
      const page = await house.page({ language: 'en', ...SMALL });
      await asGuest(page, seat, match);
      if (isDead) await page.route('**/*.js', route => route.abort());
      await page.goto(house.url);
      const height = () =>
        page.locator('.home-go-on').evaluate(({ offsetHeight }: HTMLElement) => offsetHeight);
      return { height, end: () => page.context().close() };
    };
    const [over, unknown, waiting, running] = [
      await band({ over: true }, OVER, { isDead: true }),
      await band({}, OVER, { isDead: true }),
      await band({}, {}),
      await band({}, { toAct: [0] }),
    ];
    expect(await over.height()).toBe(0);
    expect(await unknown.height()).toBeGreaterThan(50);
    await expect.poll(waiting.height).toBe(0);
    expect(await running.height()).toBeGreaterThan(50);
    for (const { end } of [over, unknown, waiting, running]) await end();
  });

  it('has the options of a table beside its form on a desk, and no line wider than another on a tablet', async () => {
    const page = await house.page({ language: 'en', ...SMALL });
    await page.goto(house.url);
    const more = homeForm(page).getByRole('button', { name: 'Bots and options of my table' });
    await more.click();
    const sitters = page.getByRole('group', { name: 'Who sits where' });
    await sitters.waitFor();
    const [button, beside] = [(await more.boundingBox())!, (await sitters.boundingBox())!];
    expect(beside.x).toBeGreaterThan(button.x + button.width);
    expect(beside.y).toBeLessThan(button.y);
    await page.setViewportSize({ width: 820, height: 1180 });
    const ends = await page
      .locator('.home-exercise > a')
      .evaluateAll(ways => ways.map(way => way.getBoundingClientRect().right));
    expect(new Set(ends).size, ends.join(' ')).toBe(1);
    await page.context().close();
  });

  it('is there before any script, and in view in whichever language it is read', async () => {
    const page = await house.page();
    await page.route('**/*.js', route => route.abort());
    await page.goto(house.url);
    await starts(page).first().waitFor();
    expect(await homeForm(page).count()).toBe(0);
    await page.unroute('**/*.js');
    // The reader's own language is another than the one that the browser asks for.
    await page.setExtraHTTPHeaders({ 'accept-language': 'it' });
    await page.reload();
    await homeForm(page).waitFor();
    await page.getByRole('heading', { level: 1, name: 'The House of Ra' }).waitFor();
    await page.setExtraHTTPHeaders({});
    await page.reload();
    await homeForm(page).waitFor();
    await page.getByRole('button', { name: /Italiano/ }).click();
    await page.getByRole('heading', { level: 1, name: 'La casa di Ra' }).waitFor();
    await page.context().close();
  });

  it.each([
    [
      'Theme: as the system',
      (page: Page) => page.evaluate(() => document.documentElement.dataset.theme),
      'light',
    ],
    ['Italiano', (page: Page) => page.locator('h1').innerText(), 'La casa di Ra'],
  ] as const)('does what was pressed before its script was there: %s', async (name, seen, wanted) => {
    // The dark theme is one press from the light one.
    const page = await house.page({ language: 'en', ...SMALL, theme: 'dark' });
    let bring = () => {};
    const isPressed = new Promise<void>(resolve => {
      bring = resolve;
    });
    await page.route('**/*.js', route => isPressed.then(() => route.continue()));
    await page.goto(house.url, { waitUntil: 'commit' });
    await page.getByRole('button', { name }).click();
    expect(await homeForm(page).count()).toBe(0);
    bring();
    await expect.poll(() => seen(page)).toBe(wanted);
    await page.context().close();
  });

  it('brings its own faces, and no others', async () => {
    const page = await house.page();
    const asked: string[] = [];
    page.on('request', request => request.resourceType() === 'font' && asked.push(request.url()));
    await page.goto(house.url);
    await starts(page).first().waitFor();
    const loaded = () =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(face => face.status === 'loaded')
          .map(face => face.family.replaceAll('"', ''))
          .toSorted(),
      );
    // On a busy machine they may come after the first text, which then has the machine's own faces for stand-ins.
    const own = expect.arrayContaining(['Faustina', 'Noto Sans 90']);
    await expect.poll(loaded).toEqual(own);
    expect(asked).toHaveLength(2);
    const sizes = await Promise.all(
      asked.map(url => fetch(url).then(async answer => (await answer.arrayBuffer()).byteLength)),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * 1024);
    expect(await fetch(`${house.url}/fonts/LICENSE.txt`).then(answer => answer.text())).toContain(
      'SIL OPEN FONT LICENSE',
    );
    await page.context().close();
  });
});
