import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESKTOP, inBrowser } from './house.ts';

/** Waits until the service worker has all of the client, and no page needs the server any more. */
const allKept = async (page: Page, url: string) => {
  const worker = await fetch(`${url}/service-worker.js`).then(answer => answer.text());
  const parts = worker.match(/"?isShell"?:(false|!1)/g)!.length;
  const kept = () =>
    page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      return (await (await caches.open('parts')).keys()).length;
    });
  await expect.poll(kept, { timeout: 60_000 }).toBeGreaterThanOrEqual(parts);
};

inBrowser('arriving', house => {
  it('goes without the server, once one has been there', async () => {
    const visitor = await house.visitor(DESKTOP, { worker: true });
    const page = await visitor.newPage();
    await page.goto(house.url);
    await allKept(page, house.url);
    await visitor.setOffline(true);
    await page.goto(house.url);
    await page.locator('a[href="/local/ra?quick"]').click();
    await page.getByRole('region', { name: 'Your actions' }).waitFor();
    await page.reload();
    await page.getByRole('region', { name: 'Your actions' }).waitFor();
    await page.goto(`${house.url}/rules/kheops`);
    await page.getByRole('heading', { level: 1, name: /Kheops/ }).waitFor();
    expect(await page.getByText('This page has stopped working').count()).toBe(0);
    await visitor.close();
  });
});
