import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ECHO_MS } from '../../src/client/hooks/echoes.ts';
import type { GameId } from '../../src/game/index.ts';
import { GAMES } from './games.ts';
import { DESKTOP, inBrowser } from './house.ts';

/** The ways in which one deed is pressed more than once. */
const PRESSES: readonly (readonly [string, (page: Page, control: Locator) => Promise<void>])[] = [
  ['a double click', (_page, control) => control.dblclick()],
  ['three clicks at once', (_page, control) => control.click({ clickCount: 3 })],
  [
    'two clicks of their own',
    async (page, control) => {
      const at = await middleOf(control);
      await page.mouse.click(...at);
      await page.mouse.click(...at);
    },
  ],
  [
    'two taps',
    async (page, control) => {
      const at = await middleOf(control);
      await page.touchscreen.tap(...at);
      await page.touchscreen.tap(...at);
    },
  ],
  [
    'Enter held',
    async (page, control) => {
      await control.focus();
      // From the second on they are repeats.
      for (let i = 0; i < 20; i++) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
    },
  ],
  [
    'Enter twice',
    async (page, control) => {
      await control.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    },
  ],
  [
    'the blank held',
    async (page, control) => {
      await control.focus();
      for (let i = 0; i < 20; i++) await page.keyboard.down(' ');
      await page.keyboard.up(' ');
    },
  ],
];

const middleOf = async (control: Locator): Promise<[number, number]> => {
  const { x, y, width, height } = (await control.boundingBox())!;
  return [x + width / 2, y + height / 2];
};

/** Everything that a press brings about has come about, and is drawn. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    for (let i = 0; i < 5; i++)
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
  });

const moves = (page: Page, game: GameId): Promise<number> =>
  page.evaluate(
    kept => JSON.parse(localStorage.getItem(kept) ?? '{"moves":[]}').moves.length,
    `local-match:${game}`,
  );

const twoAtOneScreen = async (page: Page, home: string, game: GameId) => {
  await page.goto(home);
  await page.evaluate(kept => localStorage.removeItem(kept), `local-match:${game}`);
  await page.goto(`${home}/local/${game}`);
  const two = page.getByRole('radio', { name: '2 players' });
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  if (await two.count()) await two.check({ force: true });
  await page.getByLabel('Who plays seat 2').selectOption('person');
  await page.getByRole('button', { name: 'Begin' }).click();
  const iAm = page.getByRole('button', { name: /^I am / });
  const mayAct = page.locator('.actions, .rows').first();
  await iAm.or(mayAct).first().waitFor();
  if (await iAm.count()) await iAm.click();
  await mayAct.waitFor();
  await turnIsTheirs(page);
};

/** Whoever has the turn may press: for half a second after it has gone on, that would be the one before. */
const turnIsTheirs = async (page: Page): Promise<void> => {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction(until => performance.now() >= until, since + ECHO_MS);
};

/** Comes to the press that makes a move. */
const deed = async (page: Page, game: GameId): Promise<Locator> => {
  if (game === 'ru-ra-re') return page.locator('.rows button').first();
  if (game !== 'kheops') return page.getByRole('button', { name: /^Draw/, disabled: false });
  await page.locator('.cell[data-target="true"]').first().click();
  const place = page.getByRole('button', { name: 'Place', exact: true, disabled: false });
  await place.waitFor();
  return place;
};

inBrowser('one press is one deed', house => {
  it.each(GAMES)('of two people at one screen, in $id', async ({ id: game }) => {
    const page = await house.page({ ...DESKTOP, touch: true });
    for (const [how, press] of PRESSES) {
      await twoAtOneScreen(page, house.url, game);
      expect(await moves(page, game), how).toBe(0);
      await press(page, await deed(page, game));
      await settled(page);
      expect(await moves(page, game), how).toBe(1);
      // Where the screen is covered, the second press has not uncovered it for the other.
      if (game === 'ru-ra-re')
        expect(await page.getByRole('button', { name: /^I am / }).count(), how).toBe(1);
    }
  });

  it('a held Enter bids one sun, and passes for one', async () => {
    const page = await house.page();
    await twoAtOneScreen(page, house.url, 'ra');
    await page.getByRole('button', { name: /^Invoke Ra/, disabled: false }).click();
    await settled(page);
    expect(await moves(page, 'ra')).toBe(1);
    const sun = page.locator('.actions-suns button:not([aria-disabled="true"])').first();
    await turnIsTheirs(page);
    await sun.focus();
    for (let i = 0; i < 30; i++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await settled(page);
    expect(await moves(page, 'ra')).toBe(2);
  });
});
