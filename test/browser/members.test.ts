import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { LANGUAGES } from './axe/looks.ts';
import { Visitor } from './axe/visitor.ts';
import { DESKTOP, inBrowser } from './house.ts';
import { tabTo } from './keyboard.ts';
import { memberAt } from './member-at.ts';
import { givePasskeys } from './passkey-device.ts';
import { inMatch, makeTable, sitDown } from './table-of-two.ts';

/** Milliseconds within which a page that has just asked is told what is new, on a busy machine too: it asks again after 15 seconds. */
const TOLD = 8_000;
/** A page begins to ask, and waits for the answer. */
const asksNow = (page: Page) => page.waitForRequest(/\/account\/now/, { timeout: 60_000 });

const themeOn = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Makes a member of a guest, without a passkey. @returns the codes that are shown */
const keepName = async (page: Page, home: string, name: string): Promise<string[]> => {
  await page.goto(`${home}/sign-in`);
  await page.getByLabel('Your name').fill(name);
  await button(page, 'Keep it without a passkey').click();
  await heading(page, 'Ten recovery codes').waitFor();
  const codes = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allInnerTexts();
  await button(page, 'I have them').click();
  await heading(page, 'Your page').waitFor();
  return codes;
};

inBrowser('members', house => {
  it('by keyboard alone a guest keeps a name with a passkey, signs out, and in again without saying who they are', async () => {
    const ada = await house.page();
    await givePasskeys(ada);
    await ada.goto(house.url);
    await tabTo(ada, ada.getByRole('link', { name: 'Sign in' }));
    await ada.keyboard.press('Enter');
    await tabTo(ada, ada.getByLabel('Your name'));
    await ada.keyboard.type('Ada');
    await tabTo(ada, button(ada, 'Keep it with a passkey'));
    await ada.keyboard.press('Enter');
    await heading(ada, 'Ten recovery codes').waitFor();
    // Whoever leaves them before they have said to have them finds them again.
    await ada.goBack();
    await tabTo(ada, ada.getByRole('link', { name: 'Ada: your page' }));
    await ada.keyboard.press('Enter');
    await heading(ada, 'Ten recovery codes').waitFor();
    // Whoever hears the page is told at once what is there.
    await expect
      .poll(() => ada.evaluate(() => document.activeElement?.textContent))
      .toBe('Ten recovery codes');
    await tabTo(ada, button(ada, 'I have them'));
    await ada.keyboard.press('Enter');
    await heading(ada, 'Your page').waitFor();
    await ada.getByRole('link', { name: 'Ada: your page' }).waitFor();
    await tabTo(ada, button(ada, 'Sign out here'));
    await ada.keyboard.press('Enter');
    await tabTo(ada, button(ada, 'Sign out'));
    const guest = ada.getByRole('link', { name: 'Sign in' });
    // A second Enter that was meant for the question is no answer to it: one presses again.
    await expect
      .poll(async () => {
        if (await button(ada, 'Sign out').isVisible()) await ada.keyboard.press('Enter');
        return guest.isVisible();
      })
      .toBe(true);

    await ada.goto(`${house.url}/sign-in`);
    await tabTo(ada, button(ada, 'Sign in with a passkey'));
    await ada.keyboard.press('Enter');
    await heading(ada, 'Your page').waitFor();
    await ada.getByText('Ada', { exact: true }).first().waitFor();
  });

  it('another device signs in by a link, once; both are alike within two seconds; the first signs it out', async () => {
    const ada = await house.page();
    await keepName(ada, house.url, 'Ben');
    await button(ada, 'Make a link').click();
    await ada.getByRole('img', { name: 'The link as a QR code' }).waitFor();
    const link = await ada.getByLabel('Link for your other device').inputValue();

    const phone = await house.page({ ...DESKTOP, width: 360, height: 640 });
    const path = link.slice(link.indexOf('/sign-in'));
    await phone.goto(house.url + path);
    await heading(phone, 'Sign in on this device').waitFor();
    // The token is in nobody's history.
    expect(phone.url()).toBe(`${house.url}/sign-in`);
    await button(phone, 'Sign in').click();
    await heading(phone, 'Your page').waitFor();
    await phone.getByRole('link', { name: 'Ben: your page' }).waitFor();

    const late = await house.page();
    await late.goto(house.url + path);
    await button(late, 'Sign in').click();
    await late.getByText('This link was used before').waitFor();

    // As the system has it, and then dark.
    await asksNow(phone);
    for (const now of ['light', 'as the system']) await button(ada, `Theme: ${now}`).click();
    const wanted = await themeOn(ada);
    expect(wanted).toBeDefined();
    await expect.poll(() => themeOn(phone), { timeout: TOLD }).toBe(wanted);

    await ada.reload();
    await ada.getByRole('button', { name: /^Sign out: / }).click();
    await ada.getByRole('button', { name: 'Sign out', exact: true }).click();
    await ada.getByText('Signed out.').waitFor();
    await phone.getByText('Ben was signed out on this device', { exact: false }).waitFor();
    await button(phone, 'Go on as a guest').click();
    await phone.getByRole('link', { name: 'Sign in', exact: true }).waitFor();
  });

  it('a page that nobody has touched for an hour is told what its member does elsewhere, and asks on', async () => {
    const ada = await memberAt(house, 'Grete');
    const [laptop, phone] = [await house.page(), await house.page({ ...DESKTOP, width: 360, height: 640 })];
    for (const page of [laptop, phone]) await ada.signIn(page);
    await phone.clock.install();
    // The server knows what this device had of its own: told later it would be the newer change, and hold.
    const hasTold = phone.waitForResponse(answer => answer.request().method() === 'PUT');
    await phone.goto(house.url);
    await hasTold;
    await phone.getByRole('link', { name: 'Grete: your page' }).waitFor();
    await phone.clock.pauseAt(Date.now() + 3_600_000);
    // Pressed as soon as it can be, before the page has asked what is new.
    await laptop.goto(`${house.url}/me`);
    // Its clock goes on by a tenth of a second with each look, by three seconds in all.
    const onPhone = (look: () => Promise<unknown>) =>
      expect.poll(() => phone.clock.runFor(100).then(look), { timeout: TOLD, interval: TOLD / 30 });
    for (let change = 0; change < 3; change++) {
      const before = await themeOn(laptop);
      await laptop.getByRole('button', { name: /^Theme: / }).click();
      await expect.poll(() => themeOn(laptop)).not.toBe(before);
      await onPhone(() => themeOn(phone)).toBe(await themeOn(laptop));
    }
    await makeTable(laptop, house.url, { game: 'kheops', name: 'Grete' });
    await onPhone(() => phone.locator('.desk a').count()).toBe(1);
  });

  it('a recovery code signs in once, with its name', async () => {
    const codes = await keepName(await house.page(), house.url, 'Cleo');
    expect(codes).toHaveLength(10);
    const enter = async (page: Page) => {
      await page.goto(`${house.url}/sign-in`);
      await page.getByText('With a recovery code').click();
      await page.getByLabel('Name', { exact: true }).fill('Cleo');
      await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0]!);
      await button(page, 'Sign in').click();
    };
    const page = await house.page();
    await enter(page);
    await heading(page, 'Your page').waitFor();
    await page.getByText('9 codes have not been used.').waitFor();
    const thief = await house.page();
    await enter(thief);
    await thief.getByText('Name and code do not belong together').waitFor();
  });

  it('two browsers of one person have the same desk, count and seat; signed out, one has none of it', async () => {
    const laptop = await house.page();
    await keepName(laptop, house.url, 'Fatima');
    await button(laptop, 'Make a link').click();
    const link = await laptop.getByLabel('Link for your other device').inputValue();
    const phone = await house.page({ ...DESKTOP, width: 360, height: 640 });
    await phone.goto(house.url + link.slice(link.indexOf('/sign-in')));
    await button(phone, 'Sign in').click();
    await heading(phone, 'Your page').waitFor();
    await phone.goto(house.url);

    const ned = await house.page();
    await makeTable(laptop, house.url, { game: 'kheops', name: 'Fatima' });
    const table = laptop.url();
    await phone.locator('.desk a').waitFor({ timeout: 2 * TOLD });
    await phone.locator('.desk a').click();
    await phone.getByText('Waiting for 1 player').waitFor();
    await sitDown(ned, table);
    for (const page of [laptop, phone, ned]) await inMatch(page);
    // The seat is hers on both: neither only looks on.
    await expect.poll(() => phone.getByText('You are watching this match.').count()).toBe(0);
    await phone.goto(house.url);
    await phone.locator('.desk a').waitFor();
    const { toAct } = await (await fetch(table.replace('/match/', '/games/'))).json();
    const own = toAct.includes(0) ? 1 : 0;
    const waiting = phone.getByRole('heading', { name: '1 match waits for you' });
    await expect.poll(() => waiting.count()).toBe(own);
    await expect.poll(() => phone.locator('.page-waiting').count()).toBe(own);
    if (own > 0) await expect.poll(() => phone.title()).toMatch(/^\(1\) /);

    // The device that is signed out loses the seat it has open; the other one goes on by itself, with another secret.
    await phone.goto(table);
    await inMatch(phone);
    const secret = () => laptop.evaluate(() => JSON.parse(localStorage.seats)[0].credentials as string);
    const before = await secret();
    const me = await laptop.context().newPage();
    await me.goto(`${house.url}/me`);
    await me.getByRole('button', { name: /^Sign out: / }).click();
    await me.getByRole('button', { name: 'Sign out', exact: true }).click();
    await phone.getByText('You are watching this match.').waitFor();
    await expect.poll(secret).not.toBe(before);
    await inMatch(laptop);
    expect(await laptop.getByText('You are watching this match.').count()).toBe(0);
  });

  it.each(LANGUAGES)('axe finds nothing on any page of a member: %s', async language => {
    const name = language === 'en' ? 'Dora' : 'Edda';
    const visitor = await Visitor.to(house, language, { isAlone: false });
    const { page } = visitor;
    await visitor.visit('/sign-in');
    await visitor.inspect('sign in');
    await page.getByLabel(language === 'en' ? 'Your name' : 'Il tuo nome').fill(name);
    await page.locator('button[value="plain"]').click();
    await page.locator('.codes').waitFor();
    await visitor.inspect('codes');
    await page.locator('.codes .button-primary').click();
    await page.locator('.me-list').first().waitFor();
    await page.getByRole('button', { name: /^(Make a link|Crea un link)$/ }).click();
    await page.locator('.qr').waitFor();
    await visitor.inspect('own page');
    for (const [path, there] of [
      [`/people/${name}`, '.people'],
      ['/people/nobody', '.plate'],
      ['/leaders/ra', '.leaders-others a'],
      ['/api', '.bot-api-route'],
      ['/sign-in#device=abc', '.button-primary'],
    ] as const) {
      await visitor.visit('/nowhere');
      await visitor.visit(path);
      await page.locator(there).first().waitFor();
      await visitor.inspect(path);
    }
    visitor.foundNothing();
  });

  it.each(LANGUAGES)(
    'axe finds nothing on a desk, of what is chosen beforehand, on a profile, and on the page of a bot: %s',
    async language => {
      const [ada, ben] = await Promise.all(
        ['Ada', 'Ben'].map(name => memberAt(house, `${name} ${language}`)),
      );
      const setupData = { clock: '3d', rated: true };
      const table = { numPlayers: 2, unlisted: true, setupData };
      const { matchID } = await ada!.post('/games/ra/create', table);
      const seats = [];
      for (const each of [ada!, ben!])
        seats.push(await each.post(`/games/ra/${matchID}/join`, { playerName: each.name }));
      const { toAct } = await (await fetch(`${house.url}/games/ra/${matchID}`)).json();
      const looker = [ada!, ben!][1 - toAct[0]]!;
      const visitor = await Visitor.to(house, language, { isAlone: false });
      const { page } = visitor;
      await looker.signIn(page);
      await visitor.visit('/');
      await page.locator('.desk a').first().waitFor();
      await visitor.inspect('desk');
      await visitor.visit(`/match/ra/${matchID}`);
      await page.getByRole('button', { name: /^No, (thanks|grazie)$/ }).click();
      await page.locator('.beforehand [aria-haspopup="dialog"]').click();
      await page.getByRole('dialog').getByRole('combobox').first().waitFor();
      await visitor.inspect('chosen beforehand');
      const [{ playerID, playerCredentials: credentials } = {}] = seats;
      await ada!.post(`/games/ra/${matchID}/resign`, { playerID, credentials });
      const own = encodeURIComponent(looker.name);
      const profile = async () => (await fetch(`${house.url}/members/${own}`)).json();
      await expect.poll(async () => (await profile()).ratings?.length).toBe(1);
      await visitor.visit(`/people/${own}`);
      await page.locator('.people-table').first().waitFor();
      await visitor.inspect('profile');
      const { bot } = await looker.post('/account/bots', { name: `Thoth ${language}` });
      await visitor.visit(`/people/${(bot as { readonly id: string }).id}`);
      await page.locator('.part').first().waitFor();
      await visitor.inspect('page of a bot');
      visitor.foundNothing();
    },
  );
});
