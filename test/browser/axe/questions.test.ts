import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { GAME_IDS, type GameId } from '../../../src/game/index.ts';
import { DESKTOP, inBrowser } from '../house.ts';
import { keptMatch, type Position } from '../kept-match.ts';
import { tableOfTwo } from '../table-of-two.ts';
import { faintEdges } from './edges.ts';
import { inspect } from './inspect.ts';
import { Visitor } from './visitor.ts';

const THEMES = ['light', 'dark'] as const;

/** What is hard to read or to see of a question, in either theme. */
const hardToSee = async (page: Page, question: Locator): Promise<string[]> => {
  const found: string[] = [];
  await question.first().waitFor();
  for (const theme of THEMES) {
    const { width, height } = DESKTOP;
    found.push(...(await inspect(page, [{ theme, width, height, rules: 'colours' }])));
    for (const part of await question.all())
      found.push(...(await faintEdges(part)).map(edge => `${theme} ${edge}`));
  }
  return found;
};

const openMenu = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: /^Menu/ }).click();
  return page.getByRole('dialog', { name: 'Menu' });
};

/** The person at the first seat is to act, after some moves. */
const toAct = ({ own, acting }: Position) => own === 2 && acting.includes(0);

const around = (game: GameId, until: (position: Position) => boolean) =>
  keptMatch(game, { bots: true, until });

inBrowser('questions are read and their answers seen, in both themes', house => {
  it.each(GAME_IDS)('of a local match of %s', async game => {
    const visitor = await Visitor.to(house, 'en');
    const { page } = visitor;
    await visitor.openKept(game, await around(game, toAct));
    const menu = await openMenu(page);
    await menu.getByRole('button', { name: 'New match' }).click();
    await menu.getByRole('group', { name: 'New match' }).waitFor();
    expect(await hardToSee(page, menu)).toEqual([]);
  });

  it.each(['ra', 'priests-of-ra'] as const)('of a sun that is bid in %s', async game => {
    const visitor = await Visitor.to(house, 'en');
    const { page } = visitor;
    await visitor.keep('settings', { confirm: 'always' });
    const auction = ({ step, acting }: Position) => step.kind === 'auction' && acting[0] === 0;
    await visitor.openKept(game, await around(game, auction));
    await page.locator('.sun-bid:not([aria-disabled="true"])').first().click();
    expect(await hardToSee(page, page.locator('.confirm[open]'))).toEqual([]);
  });

  it('of what somebody around one screen asks', async () => {
    const visitor = await Visitor.to(house, 'en');
    const { page } = visitor;
    await visitor.openKept('ra', await keptMatch('ra', { until: ({ step }) => step.kind === 'turn' }));
    await page.getByRole('button', { name: /^Draw/ }).click();
    await page.getByRole('button', { name: /^Ask to take/ }).click();
    expect(await hardToSee(page, page.locator('.undo-asking'))).toEqual([]);
  });

  it.each(GAME_IDS)('of a table of %s', async game => {
    const pages = [await house.page(), await house.page()] as const;
    await tableOfTwo(...pages, house.url, { game });
    // Who is waited for goes.
    const isAsked = async (page: Page) =>
      page.waitForFunction(() => document.title.startsWith('●')).then(() => page);
    const away = await Promise.race(pages.map(isAsked));
    const here = pages.find(page => page !== away)!;
    const menu = await openMenu(here);
    await menu.getByRole('button', { name: 'Leave the match' }).click();
    // It comes with its styles, and moves what lies under it.
    await menu.getByRole('group', { name: 'Leave the match' }).waitFor();
    await menu.getByRole('button', { name: 'Resign' }).click();
    await menu.getByRole('group', { name: 'Resign' }).waitFor();
    expect(await hardToSee(here, menu)).toEqual([]);
    await here.keyboard.press('Escape');
    await away.context().close();
    expect(await hardToSee(here, here.locator('.away-panel'))).toEqual([]);
  });
});
