import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { letterBox } from '../server/support/letter-box.ts';
import { eventually, startServer } from '../server/support/running-server.ts';
import { createMatch, join } from '../server/support/seat-client.ts';
import { DESKTOP, inFullBrowser } from './house.ts';
import { HastyPlayer } from './player.ts';
import { pushDeviceAt } from './push-device.ts';
import { inMatch, tableOfTwo } from './table-of-two.ts';

inFullBrowser('notices', house => {
  it('a device whose page is closed is told that it is its turn, by what the server sends its push service', async () => {
    const service = await letterBox();
    // Its clock is a hurried one: a notice waits for a while, as whoever is at the table needs none.
    const server = await startServer({ clientDir: 'dist/client', clockSecond: 20, privateNotices: true });
    const matchID = await createMatch(server, { numPlayers: 2, setupData: { white: 0 } }, 'kheops');
    const path = `/match/kheops/${matchID}`;
    const visitor = await house.visitor(DESKTOP, { worker: true });
    await visitor.grantPermissions(['notifications'], { origin: server.url });
    const device = await pushDeviceAt(`${service.url}/push`, visitor);
    const ada = await visitor.newPage();
    await ada.goto(server.url + path);
    await ada.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await ada.getByLabel('Your name').fill('Ada');
    await ada.getByRole('button', { name: 'Sit down' }).click();
    await ada.getByText('Waiting for 1 player').waitFor();
    await join(server, matchID, 'Ned', 'kheops');
    // The room has a menu too, which goes with it.
    await inMatch(ada);
    await ada.getByRole('button', { name: 'Menu' }).click();
    const push = ada.getByLabel('A notification on this device, even when the page is closed');
    await push.click();
    await expect.poll(() => push.isChecked()).toBe(true);
    await ada.getByLabel('A call to a web address (webhook)').click();
    await ada.getByLabel('Web address', { exact: true }).fill(`${service.url}/hook`);
    await ada.getByRole('button', { name: 'Use it' }).click();
    await ada.getByText('It is called when it is your turn and you are not here').waitFor();
    const elsewhere = await visitor.newPage();
    await elsewhere.goto(`${server.url}/rules/kheops`);
    await ada.close();

    const heardAt = (way: string) => service.heard.find(letter => letter.path === way);
    await eventually(() => [heardAt('/push'), heardAt('/hook')]).not.toContain(undefined);
    expect(JSON.parse(heardAt('/hook')!.body.toString())).toMatchObject({ kind: 'your-turn', seat: 0 });
    const notice = device.open(heardAt('/push')!.body);
    expect(JSON.parse(notice)).toMatchObject({ kind: 'your-turn', match: matchID, reminder: false });

    // What a push service does then: it hands the message to the browser, which wakes the worker.
    const browser = await visitor.newCDPSession(elsewhere);
    const registered = new Promise<string>(found => {
      browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => scopeURL === `${server.url}/`);
        if (own !== undefined) found(own.registrationId);
      });
    });
    await browser.send('ServiceWorker.enable');
    const registrationId = await registered;
    await browser.send('ServiceWorker.deliverPushMessage', {
      origin: server.url,
      registrationId,
      data: notice,
    });
    await expect.poll(() => shownOn(elsewhere)).toEqual([['Your turn', 'Kheops', path]]);
    await visitor.close();
  });

  it('title and icon of a tab say that it is one’s turn, and the system where nobody sees the page, until somebody does', async () => {
    const visitor = await house.visitor(DESKTOP, { worker: true });
    await visitor.grantPermissions(['notifications'], { origin: house.url });
    const [ada, ned] = [await visitor.newPage(), await house.page()];
    // No page is ever out of sight in a browser without a screen.
    await ada.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { get: () => document.body.dataset.away === 'true' });
    });
    const see = (away: boolean) =>
      ada.evaluate(now => {
        document.body.dataset.away = String(now);
        document.dispatchEvent(new Event('visibilitychange'));
      }, away);
    await tableOfTwo(ada, ned, house.url, {
      game: 'kheops',
      choose: form => form.getByLabel('Who is white').selectOption({ label: 'Seat 2' }),
    });
    await ada.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await ada.getByRole('button', { name: 'Menu' }).click();
    const notify = ada.getByLabel('A notification of your system, while this page is out of sight');
    await notify.click();
    // The browser is asked for leave first.
    await expect.poll(() => notify.isChecked()).toBe(true);
    await ada.keyboard.press('Escape');
    const icon = () => ada.locator('link[rel~="icon"]').first().getAttribute('href');
    const calm = await icon();
    await expect.poll(() => ada.title()).toBe('Kheops');
    await see(true);

    let isAdas = false;
    const turn = ada
      .waitForFunction(() => document.title === '● Your turn — Kheops')
      .then(() => {
        isAdas = true;
      });
    await new HastyPlayer(ned).playUntil(() => isAdas);
    await turn;
    await expect.poll(icon).toBe('/icon-turn.svg');
    const notice = ['Your turn', 'Kheops', new URL(ada.url()).pathname];
    await expect.poll(() => shownOn(ada)).toEqual([notice]);

    await see(false);
    await expect.poll(() => shownOn(ada)).toEqual([]);
    let isNeds = false;
    const rest = ada
      .waitForFunction(() => document.title === 'Kheops')
      .then(() => {
        isNeds = true;
      });
    await new HastyPlayer(ada).playUntil(() => isNeds);
    await rest;
    await expect.poll(icon).toBe(calm);
    await visitor.close();
  });
});

/** What the system shows of this site: title, words, and where a press on it leads. */
const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, data }) => [
      title,
      body,
      data.path ?? data,
    ]);
  });
