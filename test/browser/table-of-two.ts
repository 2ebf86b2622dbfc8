import type { Locator, Page } from 'playwright-core';
import type { GameId } from '../../src/game/index.ts';
import { afterEcho } from './echo.ts';
import { homeForm } from './home-form.ts';

type Wanted = {
  readonly game: GameId;
  readonly seats?: number;
  /** By which name she sits down. */
  readonly name?: string;
  /** Chooses bots and options on the form on which a table is made. */
  readonly choose?: (form: Locator) => Promise<unknown>;
};

/** Ada makes a table on the home page, and waits at it. */
export const makeTable = async (
  ada: Page,
  home: string,
  { game, seats = 2, name = 'Ada', choose }: Wanted,
): Promise<void> => {
  await ada.goto(home);
  const form = homeForm(ada);
  await form.getByRole('combobox', { name: 'Game', exact: true }).selectOption(game);
  await form.getByRole('combobox', { name: 'Seats', exact: true }).selectOption(String(seats));
  await form.getByLabel('Your name').fill(name);
  if (choose !== undefined) {
    await form.getByRole('button', { name: 'Bots and options of my table' }).click();
    await choose(form);
  }
  await form.getByRole('button', { name: 'Make the table' }).click();
  await ada.getByText(/^Waiting for \d/).waitFor();
};

/** Ned comes by the link to a table, and takes a seat. */
export const sitDown = async (ned: Page, table: string, name = 'Ned'): Promise<void> => {
  await ned.goto(table);
  await ned.getByLabel('Your name').fill(name);
  await ned.getByRole('button', { name: 'Sit down' }).click();
};

/** A match is under way on a page. */
export const inMatch = (page: Page, language: 'en' | 'it' = 'en'): Promise<void> =>
  page
    .getByRole('region', { name: language === 'en' ? 'Your actions' : 'Le tue azioni' })
    .waitFor({ state: 'attached' });

/** Ada makes a table for two people, and Ned sits down at it: the match begins. */
export const tableOfTwo = async (ada: Page, ned: Page, home: string, wanted: Wanted): Promise<void> => {
  await makeTable(ada, home, wanted);
  await sitDown(ned, ada.url());
  for (const page of [ada, ned]) await inMatch(page);
};

/**
 * Somebody gives up.
 * @param question what they are told before
 */
export const resign = async (page: Page, question: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByText(question).waitFor();
  await afterEcho(page);
  await page.getByRole('group', { name: 'Resign' }).getByRole('button', { name: 'Resign' }).click();
};
