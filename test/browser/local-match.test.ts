import { expect, it } from 'vitest';
import { type GameId, metaOf } from '../../src/game/index.ts';
import { afterEcho } from './echo.ts';
import { GAMES, quickStart } from './games.ts';
import { DESKTOP, inBrowser } from './house.ts';
import { keptMatch, type Position } from './kept-match.ts';
import { reachByKeyboard } from './keyboard.ts';
import { HastyPlayer, KeyboardPlayer, Player } from './player.ts';

const hasAuctions = (id: GameId): boolean => metaOf(id).weighty?.includes('auction') === true;

inBrowser('a local match', house => {
  // Whole ones are played online, by keyboard and by touch.
  it.each(GAMES)(
    'of $id is begun on the home page by keyboard, and played so and with the mouse',
    async ({ name }) => {
      const page = await house.page();
      await page.goto(house.url);
      const link = page.getByRole('link', { name: quickStart(name) });
      await reachByKeyboard(page, (await link.elementHandle())!);
      await page.keyboard.press('Enter');
      const typist = new KeyboardPlayer(page);
      // The shortest matches of Ru-Ra-Re have some fifteen presses for one person.
      await typist.playUntil(() => typist.actions >= 5);
      expect(typist.actions).toBe(5);
      const pointer = new Player(page);
      await pointer.playUntil(() => pointer.actions >= 5);
      expect(pointer.actions).toBe(5);
    },
  );

  it.each(GAMES.filter(({ id }) => hasAuctions(id)))(
    'of $id has its words before the wall',
    async ({ id }) => {
      const page = await house.page();
      await page.goto(`${house.url}/local/${id}?quick`);
      const title = page.locator('.asking-title');
      await title.waitFor();
      const inFront = () =>
        title.evaluate(words => {
          const { x, y, width, height } = words.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2)?.className;
        });
      await expect.poll(inFront).toBe('asking-title');
    },
  );

  it('of Kheops lets Tab past the card of the last tile in hand, where the focus has rested', async () => {
    const page = await house.page();
    await page.goto(`${house.url}/local/kheops`);
    await page.getByLabel('Who plays seat 2').selectOption('person');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('button', { name: /^I am / }).press('Enter');
    const card = page.locator('.explain-card');
    const inGrid = () => page.evaluate(() => document.activeElement?.role === 'gridcell');
    for (let round = 0; round < 2; round++) {
      const last = page.locator('.hand-tile').last();
      await reachByKeyboard(page, (await last.elementHandle())!);
      // What the focus comes to next may explain itself soon, by a card of its own.
      const its = await card.elementHandle();
      await page.keyboard.press('Tab');
      expect(await its!.evaluate(element => element.isConnected)).toBe(false);
      let keys = 0;
      for (; keys < 40 && !(await inGrid()); keys++) await page.keyboard.press('Tab');
      expect(await inGrid()).toBe(true);
    }
  });

  it('of Kheops has the focus where it was after a sheet, and explains nothing that nobody asks about', async () => {
    const page = await house.page();
    await page.goto(`${house.url}/local/kheops?quick`);
    const tile = page.locator('.hand-tile').last();
    await reachByKeyboard(page, (await tile.elementHandle())!);
    const card = page.locator('.explain-card');
    await card.waitFor();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await expect.poll(() => tile.evaluate(element => element === document.activeElement)).toBe(true);
    // Longer than the focus must rest on a thing.
    await page.waitForTimeout(600);
    expect(await card.count()).toBe(0);
  });

  it('of Kheops has the focus where it was, when the question about a move is answered', async () => {
    const page = await house.page();
    await page.addInitScript(() => localStorage.setItem('settings', JSON.stringify({ confirm: 'always' })));
    await page.goto(`${house.url}/local/kheops`);
    await page.getByLabel('Who plays seat 2').selectOption('person');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('button', { name: /^I am / }).press('Enter');
    await page.locator('.pyramid [data-cell][aria-disabled="false"]').first().click();
    const place = page.locator('.deed-do[aria-disabled="false"]');
    for (const answer of ['Not yet', 'Do it']) {
      await place.press('Enter');
      await afterEcho(page);
      await page.getByRole('button', { name: answer }).press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('deed-do');
      await afterEcho(page);
    }
    await page.locator('.cell-pawn').waitFor({ state: 'attached' });
  });

  it('of Ra asks before a god is spent, and gives the focus to what comes next', async () => {
    const page = await house.page();
    const kept = await keptMatch('ra', {
      until: ({ acting, legal }) => acting[0] === 0 && legal.some(([move]) => move === 'playGod'),
    });
    await page.addInitScript(match => localStorage.setItem('local-match:ra', match), kept);
    await page.goto(`${house.url}/local/ra`);
    const takes = page.getByRole('button', { name: /^Play a god/ });
    await takes.first().waitFor();
    const tiles = await takes.count();
    await page.keyboard.press('g');
    const focused = () => page.evaluate(() => document.activeElement?.className);
    for (const answer of ['Not yet', 'Do it']) {
      await expect.poll(focused).toContain('take-tile');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: /^Play a god to take/ }).waitFor();
      await afterEcho(page);
      await page.getByRole('button', { name: answer }).press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await afterEcho(page);
    }
    await expect.poll(() => page.locator('.auction-space .tile').count()).toBe(tiles - 1);
    await expect.poll(focused).toMatch(/\b(action|pick)\b/);
  });

  it('of Kheops is played by two people on one screen, and neither sees the hand of the other', async () => {
    const page = await house.page();
    await page.goto(`${house.url}/local/kheops`);
    await page.getByLabel('Who plays seat 2').selectOption('person');
    await page.getByLabel('Name at seat 1').fill('Ada');
    await page.getByLabel('Name at seat 2').fill('Ned');
    await page.getByRole('button', { name: 'Begin' }).click();
    const hand = page.getByRole('toolbar', { name: 'Your tiles', includeHidden: true });
    let handed = 0;
    const onSheet = async (name: string) => {
      if (!name.startsWith('Hand the screen to ')) return;
      expect(await hand.count()).toBe(0);
      handed += 1;
    };
    await new Player(page, { onSheet }).playUntil(() => handed >= 4);
    expect(handed).toBe(4);
  });

  it('of Ra is played by two people who need not hand the screen on: each peeks at their own fame, both agree to take back', async () => {
    const page = await house.page();
    await page.goto(`${house.url}/local/ra`);
    await page.getByRole('radio', { name: '2 players' }).check({ force: true });
    await page.getByLabel('Who plays seat 2').selectOption('person');
    await page.getByRole('button', { name: 'Begin' }).click();
    const fame = page.getByRole('region', { name: 'Your area' }).getByText(/Fame: \d+/);
    const peek = page.getByRole('button', { name: 'Fame', exact: true });
    await peek.waitFor();
    expect(await fame.count()).toBe(0);
    await peek.click();
    await fame.first().waitFor({ state: 'attached' });

    // Whoever moves next does not see it.
    const sheets: string[] = [];
    const player = new Player(page, { onSheet: async name => void sheets.push(name) });
    await player.playUntil(() => player.actions >= 1);
    await peek.waitFor();
    expect(await fame.count()).toBe(0);
    const last = page.locator('.turn-banner-last');
    const drawn = await last.innerText();
    await page.getByRole('button', { name: 'Ask to take back (U)' }).click();
    await page.getByText('Does everybody agree to take the last move back?').waitFor();
    await page.getByRole('button', { name: 'Agree' }).click();
    await expect.poll(() => last.innerText()).not.toBe(drawn);
    await player.playUntil(() => player.actions >= 4);
    expect(sheets.filter(name => name.startsWith('Hand the screen'))).toEqual([]);
  });

  it('of Ra has a draw back at once where all others are bots, and says that it does not count any more', async () => {
    const page = await house.page();
    await page.goto(`${house.url}/local/ra?quick`);
    const draw = page.getByRole('button', { name: /^Draw/, disabled: false });
    // A bot that has the first turn may invoke Ra at once.
    const pass = page.getByRole('button', { name: /^Pass/, disabled: false });
    for (;;) {
      await draw.or(pass).first().waitFor();
      if (await draw.isVisible()) break;
      await pass.click();
      await pass.waitFor({ state: 'hidden' });
    }
    await draw.click();
    await page.getByRole('button', { name: 'Take back (U)' }).click();
    await page.getByRole('dialog', { name: 'your statistics will not count this match?' }).waitFor();
    await page.getByRole('button', { name: 'Do it' }).click();
    await page.getByRole('status').getByText('your statistics do not count this match').waitFor();
    await draw.waitFor();
    const uncounted = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('local-match:ra') ?? '{}').uncounted);
    await expect.poll(uncounted).toBe('taken-back');
  });

  it('of Ru-Ra-Re is played by two people and a bot, and nobody sees what was chosen before the hands are shown', async () => {
    const page = await house.page();
    await page.goto(`${house.url}/local/ru-ra-re`);
    await page.getByLabel('Who plays seat 2').selectOption('person');
    await page.getByRole('button', { name: 'Begin' }).click();
    const pressed = page.locator('.rows button[aria-pressed="true"]');
    let handed = 0;
    const onSheet = async (name: string) => {
      if (!name.startsWith('Hand the screen to ')) return;
      expect(await pressed.count()).toBe(0);
      handed += 1;
    };
    await new Player(page, { onSheet }).playUntil(() => handed > 6);
    expect(handed).toBe(7);
  });

  it('shows the end of its history, unless somebody reads what came before', async () => {
    const page = await house.page({ ...DESKTOP, width: 1920, height: 1080 });
    const isFar = ({ moves, acting }: Position) => moves >= 30 && acting[0] === 0;
    const kept = await keptMatch('ra', { bots: true, until: isFar });
    await page.addInitScript(match => localStorage.setItem('local-match:ra', match), kept);
    await page.goto(`${house.url}/local/ra`);
    const player = new HastyPlayer(page);
    const history = page.getByRole('region', { name: 'History' });
    /** Pixels below what is seen. */
    const below = () =>
      history.evaluate(box => Math.round(box.scrollHeight - box.scrollTop - box.clientHeight));
    const playToLine = async (line: number) => {
      while ((await history.getByRole('listitem').count()) < line) {
        const before = player.actions;
        await player.playUntil(() => player.actions > before);
      }
    };
    await playToLine(50);
    await expect.poll(below).toBe(0);
    await history.hover();
    await page.mouse.wheel(0, -500);
    await expect.poll(below).toBeGreaterThan(300);
    await playToLine(65);
    expect(await below()).toBeGreaterThan(300);
  });

  it('goes on after a reload where it was', async () => {
    const page = await house.page();
    await page.goto(`${house.url}/local/priests-of-ra?quick`);
    const player = new Player(page);
    await player.playUntil(() => player.actions >= 8);
    const told = async () => {
      await page.getByRole('button', { name: 'History' }).click();
      const history = page.getByRole('dialog', { name: 'History' });
      // The press is answered first, and the sheet laid then; what has not been drawn yet has no text on the screen.
      await history.getByRole('listitem').first().waitFor();
      const lines = await history.getByRole('listitem').allTextContents();
      await page.keyboard.press('Escape');
      return lines;
    };
    const mayAct = page
      .getByRole('region', { name: 'Your actions' })
      .getByRole('button', { disabled: false })
      .first();
    await mayAct.waitFor();
    const before = await told();
    await page.reload();
    await mayAct.waitFor();
    expect(before.length).toBeGreaterThan(8);
    expect(await told()).toEqual(before);
  });
});
