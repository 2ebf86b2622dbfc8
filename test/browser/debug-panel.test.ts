import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { SavedMatch } from '../../src/client/match/local/saved-match.ts';
import type { AnyMove } from '../../src/game/contract.ts';
import { type GameId, metaOf } from '../../src/game/index.ts';
import { loadGame } from '../game/load-game.ts';
import { GAMES } from './games.ts';
import { type House, inBrowser } from './house.ts';
import { keptMatch } from './kept-match.ts';

/** Enough for the log to have a middle, and early enough that whole simulations stay under way. */
const BEFORE = 6;

/** The panel beside a match of people alone: no bot moves while somebody looks. */
const amongPeople = async (house: House, id: GameId): Promise<{ page: Page; desk: Desk }> => {
  const kept = await keptMatch(id, { until: ({ moves }) => moves === BEFORE });
  const page = await house.page();
  await page.addInitScript(
    ([key, text]) => void (localStorage.getItem(key!) ?? localStorage.setItem(key!, text!)),
    [`local-match:${id}`, kept],
  );
  await page.goto(`${house.url}/local/${id}?debug`);
  return { page, desk: deskOf(page, id) };
};

inBrowser('the debug panel', house => {
  it.each(GAMES)('stands beside $id, and all it has works', async ({ id }) => {
    const { page, desk } = await amongPeople(house, id);
    await desk.pane('Main');

    await expect.poll(desk.moves).toBe(BEFORE);
    await expect.poll(desk.covered).toEqual([]);

    // moves: one that is legal, one that is not
    await desk.pane('Main');
    const { seat, move } = await desk.played();
    await desk.dock.getByRole('button', { name: `Player ${seat}` }).click();
    await desk.type(move);
    await expect.poll(desk.moves).toBe(BEFORE + 1);
    await desk.type([move[0], 'nonsense']);
    await desk.side
      .getByRole('status')
      .filter({ hasText: `Refused: ${move[0]}("nonsense")` })
      .waitFor();
    expect(await desk.moves()).toBe(BEFORE + 1);

    // save; each bot of the list plays; restore
    await desk.press('save');
    await desk.pane('AI');
    const list = desk.dock.getByRole('combobox');
    const bots = ['MCTS', 'Random', ...metaOf(id).bots.map(bot => `House, ${bot}`)];
    await expect.poll(() => list.getByRole('option').allTextContents()).toEqual(bots);
    // At its usual thousand playouts it takes many seconds.
    await desk.dock.getByRole('slider').first().fill('25');
    for (const [n, bot] of bots.entries()) {
      if (n > 0) await list.selectOption(bot);
      await desk.press('play');
      await expect.poll(desk.moves, { message: bot }).toBe(BEFORE + 2 + n);
    }
    // Where all choose at once, a bot is asked for somebody who has not chosen yet.
    expect((await desk.played()).outOfTurn).toBe(0);
    await desk.pane('Main');
    await desk.press('restore');
    await expect.poll(desk.moves).toBe(BEFORE + 1);
    await desk.frame.locator('.bar').waitFor();

    // the log shows the board as it stood, and only while it is asked for
    await desk.pane('Log');
    const entries = desk.dock.locator('.log-event');
    await expect.poll(() => entries.count()).toBeGreaterThan(BEFORE);
    const back = desk.frame.locator('.bar[data-back="true"]');
    await entries.nth(2).hover();
    await back.waitFor();
    await page.mouse.move(100, 300);
    await back.waitFor({ state: 'detached' });
    await entries.nth(1).click();
    await back.waitFor();
    await desk.frame.getByRole('button', { name: 'Return to the table' }).click();
    await back.waitFor({ state: 'detached' });

    // a simulation runs until the match is thrown away, and then no more
    await desk.pane('AI');
    await list.selectOption('Random');
    await desk.press('simulate');
    await expect.poll(desk.moves).toBeGreaterThan(BEFORE + 2);
    await desk.press('reset');
    await expect.poll(desk.moves).toBe(0);
    await page.waitForTimeout(600);
    expect(await desk.moves()).toBe(0);
  });

  it('hears no key that is meant for the match', async () => {
    const { desk } = await amongPeople(house, 'kheops');
    await expect.poll(desk.moves).toBe(BEFORE);
    await desk.frame.locator('.board button').first().press('1');
    await desk.pane('Main');
    expect(await desk.moves()).toBe(BEFORE);
    await desk.dock.getByRole('button', { name: 'Player 0' }).press('1');
    await expect.poll(desk.moves).toBe(0);
  });

  it('is loaded where it is asked for, and gives way to whatever page one goes to', async () => {
    const page = await house.page();
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    const loaded = () => asked.filter(url => /\/(desk|panel)-[^/]*\.js$/.test(url)).length;
    await page.goto(`${house.url}/local/ra`);
    await page.getByText('For developers').click();
    expect(loaded()).toBe(0);
    await page.getByRole('button', { name: 'Debug panel' }).click();
    await page.frameLocator('.desk-match').getByRole('button', { name: 'Begin' }).click();
    const desk = deskOf(page, 'ra');
    await desk.pane('Main');
    expect(loaded()).toBe(2);
    await desk.frame.getByRole('link', { name: 'The House of Ra' }).click();
    await page.waitForURL(`${house.url}/`);
    await page.locator('.desk').waitFor({ state: 'detached' });
  });
});

type Desk = {
  readonly side: Locator;
  readonly dock: Locator;
  readonly frame: FrameLocator;
  readonly pane: (name: string) => Promise<void>;
  /** Presses what the panel calls so. */
  readonly press: (name: string) => Promise<void>;
  /** Makes a move as one types it. */
  readonly type: (move: AnyMove) => Promise<void>;
  /** How many moves the match has. */
  readonly moves: () => Promise<number>;
  /** A seat the match waits for, what it may do, and how many moves were made by seats it did not wait for. */
  readonly played: () => Promise<{
    readonly seat: number;
    readonly move: AnyMove;
    readonly outOfTurn: number;
  }>;
  /** The controls of the match that cannot be pressed as something lies over them or they are outside of the window. */
  readonly covered: () => Promise<readonly string[]>;
};

const deskOf = (page: Page, game: GameId): Desk => {
  const dock = page.locator('#debug-dock');
  const frame = page.frameLocator('.desk-match');
  const saved = async (): Promise<SavedMatch> =>
    JSON.parse((await page.evaluate(key => localStorage.getItem(key), `local-match:${game}`)) ?? '');
  return {
    side: page.locator('.desk-side'),
    dock,
    frame,
    pane: name => dock.getByRole('button', { name, exact: true }).click(),
    press: name => dock.locator('.key', { hasText: name }).getByRole('button').click(),
    type: async ([name, ...args]) => {
      const move = dock.locator('.move', { hasText: new RegExp(`^\\s*${name}\\b`) });
      await move.click();
      await move.locator('[contenteditable]:focus').waitFor({ state: 'attached' });
      await page.keyboard.type(args.map(arg => JSON.stringify(arg)).join());
      await page.keyboard.press('Enter');
    },
    moves: async () => (await saved()).moves.length,
    played: async () => {
      const { rules } = await loadGame(game);
      const { seats, options, seed, moves, movers } = await saved();
      const state = rules.setup({ players: seats.length, options, seed });
      let outOfTurn = 0;
      for (const [i, move] of moves.entries()) {
        const asked = rules.seatsToAct(state);
        const mover = movers?.[i] ?? asked[0]!;
        if (!asked.includes(mover)) outOfTurn += 1;
        rules.apply(state, mover, move);
      }
      const seat = rules.seatsToAct(state)[0]!;
      return { seat, move: rules.legalMoves(state, seat)[0]!, outOfTurn };
    },
    covered: async () => {
      const side = (await page.locator('.desk-side').boundingBox())!;
      const found: string[] = [];
      for (const button of await frame.locator('.board :is(button, a)').all()) {
        const box = await button.boundingBox();
        if (box === null || box.width < 2) continue;
        if (box.x + box.width > side.x + 1) found.push((await button.textContent()) ?? '');
      }
      return found;
    },
  };
};
