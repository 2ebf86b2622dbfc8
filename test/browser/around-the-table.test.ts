import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inBrowser } from './house.ts';
import { HastyPlayer } from './player.ts';
import { inMatch, makeTable, resign, sitDown, tableOfTwo } from './table-of-two.ts';

const PHONE = { language: 'en', theme: 'dark', width: 360, height: 640 } as const;

inBrowser('around the table', house => {
  it('a host lays a room for those who come, a seat moves to a second device, and who goes is waited for over a kill', async () => {
    const [ada, ned] = [await house.page(), await house.page()];
    await makeTable(ada, house.url, { game: 'ru-ra-re', seats: 4 });
    await ada.getByText('Waiting for 3 players').waitFor();
    const url = ada.url();
    await sitDown(ned, url);
    await ned.getByText('you', { exact: true }).waitFor();

    // The host fills a seat and frees it, sets an option, and everybody sees it.
    const third = ada.getByRole('combobox', { name: 'Who plays seat 3' });
    await third.selectOption('medium');
    await ned.getByText('Waiting for 1 player').waitFor();
    await third.selectOption('anyone');
    await ned.getByText('Waiting for 2 players').waitFor();
    await ada.getByText('Options', { exact: true }).click();
    const away = ada.getByRole('combobox', { name: 'When somebody is away on their turn' });
    await away.selectOption({ label: 'The table waits' });
    await ned
      .getByText(
        'This table waits for whoever is away; after ten minutes those who are here may vote to go on.',
      )
      .waitFor();

    // Ned takes his seat along to a phone.
    await ned.getByRole('button', { name: 'Share, or another device' }).click();
    await ned.getByRole('img', { name: 'The link as a QR code' }).waitFor();
    await ned.getByRole('button', { name: 'Make a link to my seat' }).click();
    const seat = await ned.getByRole('textbox', { name: 'Link to your seat' }).inputValue();
    const phone = await house.page(PHONE);
    await phone.goto(seat);
    await phone.getByText('you', { exact: true }).waitFor();
    expect(phone.url()).toBe(url);
    const late = await house.page();
    await late.goto(seat);
    await late.getByText('This link to a seat was used before').waitFor();
    await late.context().close();
    await ned.keyboard.press('Escape');

    // Those who sit there have some seconds to see what has been changed: till then the host is asked to wait.
    const start = ada.getByRole('button', { name: 'Start now' });
    const hasBegun = async () => {
      if ((await start.count()) > 0) await start.click({ timeout: 1000 }).catch(() => {});
      return start.count();
    };
    await expect.poll(hasBegun, { timeout: 30_000, interval: 500 }).toBe(0);
    for (const page of [ada, ned, phone]) await inMatch(page);

    // Both devices play one seat: with one of them gone nobody is away.
    await ned.context().close();
    await choose(ada);
    await phone.goto(`${house.url}/rules/ra`);
    await ada.getByText('Ned is not connected, and the table waits.').waitFor();
    await house.kill();
    await house.start();
    // What the table chose holds: nobody goes on without him for ten minutes.
    await ada.getByText(/^Those who are here may vote to go on in \d+:\d\d\.$/).waitFor();
    expect(await ada.getByRole('button', { name: 'Go on without Ned' }).count()).toBe(0);
    await phone.goto(url);
    await inMatch(phone);
    await phone.getByRole('button', { name: 'Menu' }).click();
    await phone.getByRole('button', { name: 'Leave the match' }).click();
    await phone.getByRole('button', { name: 'Leave', exact: true }).click();
    await ada.getByText('Ned left the table: a bot plays on.').first().waitFor({ state: 'attached' });
    await resign(ada, 'A bot plays your seat to the end. You cannot come back to it.');
    // Nobody is left but bots, who play it to its end.
    await ada.getByText('The match is over').first().waitFor({ state: 'attached', timeout: 60_000 });
  });

  it('an invitation is copied, or handed to what the device shares with, and leads to the table', async () => {
    const [ada, ned] = [await house.page(), await house.page(PHONE)];
    await ada.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: house.url });
    await ada.addInitScript(noteShared);
    await makeTable(ada, house.url, { game: 'kheops' });
    const pasted = () => ada.evaluate(() => navigator.clipboard.readText());
    const shared = () => ada.evaluate(() => document.body.dataset.shared);
    const table = { title: 'Come and play Kheops', url: ada.url() };
    await ada.getByRole('button', { name: 'Copy the link' }).click();
    await ada.getByRole('status').getByText('Copied', { exact: true }).waitFor();
    expect(await pasted()).toBe(table.url);
    await ada.getByRole('button', { name: 'Share the link' }).click();
    await expect.poll(shared).toBe(JSON.stringify([table]));

    // The sheet has the same, and for the owner alone the link to the seat, which is handed to nobody by a slip.
    await ada.getByRole('button', { name: 'Share, or another device' }).click();
    const sheet = ada.getByRole('dialog', { name: 'Share' });
    await sheet.getByRole('button', { name: 'Share the link' }).click();
    await expect.poll(shared).toBe(JSON.stringify([table, table]));
    await sheet.getByRole('button', { name: 'Make a link to my seat' }).click();
    await sheet.getByRole('button', { name: 'Copy the link to my seat' }).click();
    await expect
      .poll(pasted)
      .toBe(await sheet.getByRole('textbox', { name: 'Link to your seat' }).inputValue());
    expect(await sheet.getByRole('button', { name: 'Share the link' }).count()).toBe(1);
    await sheet.getByRole('button', { name: 'Copy the link', exact: true }).click();
    await expect.poll(pasted).toBe(table.url);
    await sitDown(ned, await pasted());
    for (const page of [ada, ned]) await inMatch(page);
  });

  it('who is away is counted down for, comes back, and ends a match of two by giving up; and once more, for the series', async () => {
    const [ada, ned] = [await house.page(), await house.page(PHONE)];
    await tableOfTwo(ada, ned, house.url, {
      game: 'kheops',
      choose: async form => {
        await form.getByLabel('Who is white').selectOption({ label: 'Seat 2' });
        await form
          .getByLabel('When somebody is away on their turn')
          .selectOption({ label: 'A bot plays after 3 minutes' });
      },
    });

    const url = ned.url();
    await ned.goto(house.url);
    await ada.getByRole('timer', { name: 'Until a bot plays for Ned' }).waitFor();
    await ada.locator('.portrait-away').first().waitFor({ state: 'attached' });
    await ned.goto(url);
    await inMatch(ned);
    await ada.getByRole('timer').waitFor({ state: 'detached' });

    const talk = ada.getByRole('dialog', { name: 'Talk' });
    await ada.getByRole('button', { name: 'Talk' }).click();
    await talk.getByLabel('Say something').fill('Next time!');
    await ada.keyboard.press('Enter');
    await talk.getByText('Next time!').waitFor();
    await talk.getByRole('button', { name: 'Close' }).click();
    await resign(ned, 'The match ends, and the other player wins.');
    await ada.getByText('Ned resigned: the match is over.').first().waitFor({ state: 'attached' });
    await ned.getByText('You resigned: the match is over.').first().waitFor({ state: 'attached' });

    // Both open the final score.
    const [first, second] = [new HastyPlayer(ada), new HastyPlayer(ned)];
    await Promise.all([first.playUntil(), second.playUntil()]);
    await first.final.getByRole('button', { name: 'Rematch' }).click();
    await second.final.getByText('Ada wants another').waitFor();
    await second.final.getByRole('button', { name: 'Play again' }).click();
    await ned.waitForURL(next => next.href !== url);
    for (const page of [ada, ned]) await inMatch(page);
    await ada.getByRole('button', { name: 'Talk' }).click();
    await talk.getByText('At the match before').waitFor();
    await talk.getByText('Next time!').waitFor();
    await talk.getByRole('button', { name: 'Close' }).click();
    await resign(ned, 'The match ends, and the other player wins.');
    await first.playUntil();
    await first.final.getByText('After 2 matches: Ada 2 · Ned 0').waitFor({ state: 'attached' });
  });

  it('a room is handed on to somebody else, who closes it, and one that all have left is closed: it says so to whoever is there', async () => {
    const [ada, eve] = [await house.page(), await house.page({ ...PHONE, language: 'it' })];
    await makeTable(ada, house.url, { game: 'priests-of-ra', seats: 3 });
    await ada.getByText('Waiting for 2 players').waitFor();
    await eve.goto(ada.url());
    await eve.getByText('Si aspettano 2 giocatori').waitFor();
    // The page is at the table when it is told who is there.
    await eve.getByText('ospita', { exact: true }).waitFor();
    await eve.getByRole('textbox').first().fill('Eve');
    await eve.getByRole('button', { name: 'Siediti' }).click();
    await ada.getByRole('button', { name: 'Make Eve the host' }).click();
    await eve.getByRole('button', { name: 'Chiudi il tavolo' }).click();
    await eve.getByRole('button', { name: 'Chiudilo' }).click();
    await eve.waitForURL(`${house.url}/`);
    await ada.getByRole('heading', { name: 'This table is closed' }).waitFor();

    await makeTable(ada, house.url, { game: 'priests-of-ra', seats: 3 });
    await eve.goto(ada.url());
    await eve.getByText('ospita', { exact: true }).waitFor();
    await ada.getByRole('button', { name: 'Leave the table' }).click();
    await eve.getByText('Tutti se ne sono andati prima dell’inizio della partita.').waitFor();
  });
});

/** Runs in the page, whose browser has nothing to share with: writes down what was handed to it. */
const noteShared = () => {
  const given: ShareData[] = [];
  navigator.share = async data => {
    given.push(data ?? {});
    document.body.dataset.shared = JSON.stringify(given);
  };
};

/** The first row, where all choose at once. */
const choose = (page: Page): Promise<void> => page.keyboard.press('1');
