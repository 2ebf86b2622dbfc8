import { expect, it } from 'vitest';
import { LANGUAGES, LOOKS } from './axe/looks.ts';
import { Visitor } from './axe/visitor.ts';
import { DESKTOP, inBrowser } from './house.ts';
import { memberAt } from './member-at.ts';
import { inMatch, resign } from './table-of-two.ts';

const TOURNAMENT = {
  ...{ game: 'kheops', kind: 'knockout', seats: 2, rounds: null, clock: '5m+20s', outOfTime: 'bot' },
  ...{ rated: false, bots: false, startsAt: null },
};
const LEAGUE = { game: 'ra', clock: '7d+1h', outOfTime: 'bot', rated: false, size: 6 };

inBrowser('the club', house => {
  it('a tournament is made in one go, joined by its link, and one’s table is one press away', async () => {
    const [ada, ben] = [await house.page(), await house.page({ ...DESKTOP, width: 360, height: 640 })];
    await (await memberAt(house, 'Ada')).signIn(ada);
    await (await memberAt(house, 'Ben')).signIn(ben);
    await ada.goto(house.url);
    await ada.getByRole('link', { name: 'The club' }).first().click();
    await ada.getByRole('link', { name: 'Make a tournament' }).click();
    await ada.getByRole('radio', { name: 'Knockout' }).check();
    await ada.getByRole('combobox', { name: 'Game' }).selectOption('kheops');
    await ada.getByLabel('What it is called').fill('Two Lands');
    await ada.getByRole('button', { name: 'Make the tournament' }).click();
    await ada.getByRole('heading', { name: 'Two Lands' }).waitFor();
    await ada.getByText('1 more member is needed.').waitFor();
    const link = await ada.getByLabel('Link to this page').inputValue();

    await ben.goto(house.url + new URL(link).pathname);
    await ben.getByRole('button', { name: 'Take part' }).click();
    await ben.getByText('You are in.').waitFor();
    // She is told without doing anything.
    await ada.getByRole('heading', { name: 'Who is in: 2' }).waitFor();
    await ada.getByRole('button', { name: 'Begin now' }).click();
    await ada.getByText('It begins with 2 members.').waitFor();
    await ada.getByRole('group').getByRole('button', { name: 'Begin now' }).click();
    for (const [page, other] of [
      [ada, 'Ben'],
      [ben, 'Ada'],
    ] as const) {
      await page.getByRole('link', { name: `To your table: Your table: against ${other}` }).click();
      await inMatch(page);
      // The seat is theirs, wherever they come from.
      await expect.poll(() => page.getByText('You are watching this match.').count()).toBe(0);
    }
    await resign(ada, 'The match ends, and the other player wins.');
    // There is no rematch where a tournament goes on.
    await ben.getByRole('dialog').getByRole('link', { name: 'To the tournament' }).click();
    await ben.getByText('Ben won.').waitFor();
  });

  it.each(LANGUAGES)('axe finds nothing on its pages: %s', async language => {
    const [host, ...others] = await Promise.all(
      ['Host', 'Cleo', 'Dario'].map(name => memberAt(house, `${name} ${language}`)),
    );
    const made = await host!.post('/tournaments', { ...TOURNAMENT, name: `Cup ${language}` });
    const open = await host!.post('/tournaments', { ...TOURNAMENT, name: `Open ${language}` });
    const league = await host!.post('/leagues', { ...LEAGUE, name: `League ${language}` });
    for (const other of others) await other.post(`/tournaments/${made.id}/join`);
    await host!.post(`/tournaments/${made.id}/start`);
    const visitor = await Visitor.to(house, language);
    await host!.signIn(visitor.page);
    const pages = [
      ['/club', '.club-rows'],
      ['/club/new', '.new-make'],
      [`/tournament/${made.id}`, '.bracket'],
      [`/tournament/${open.id}`, '.qr'],
      [`/league/${league.id}`, '.qr'],
    ] as const;
    // A run of CI sees each in one language, turn about; at length all are seen in both.
    const inTurn = (_: unknown, i: number) =>
      LOOKS > 1 || i % LANGUAGES.length === LANGUAGES.indexOf(language);
    for (const [path, there] of pages.filter(inTurn)) {
      await visitor.visit(path);
      await visitor.page.locator(there).first().waitFor();
      await visitor.inspect(path);
    }
    visitor.foundNothing();
  });
});
