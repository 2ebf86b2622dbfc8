import { expect, it } from 'vitest';
import { letterBox } from '../server/support/letter-box.ts';
import { eventually, startServer } from '../server/support/running-server.ts';
import { createMatch, join } from '../server/support/seat-client.ts';
import { DESKTOP, inBrowser } from './house.ts';
import { pushDeviceAt } from './push-device.ts';

inBrowser('notices', house => {
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
    await ada.getByRole('button', { name: 'Menu' }).click();
    const push = ada.getByLabel('A notice to this device, also when the page is closed');
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
    const shown = () =>
      elsewhere.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map(({ title, body: said, data }) => [
          title,
          said,
          data,
        ]);
      });
    await expect.poll(shown, { timeout: 20_000 }).toEqual([['Your turn', 'Kheops', path]]);
    await visitor.close();
  });
});
