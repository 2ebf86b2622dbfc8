import { once } from 'node:events';
import http from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { DESKTOP, inBrowser } from './house.ts';
import { inMatch, makeTable, resign, sitDown } from './table-of-two.ts';

const BASE = '/ra/';

/**
 * A proxy that has the site below a path, among others: whatever is asked for beside it is not there.
 * @param strips whether it takes the path away before it passes a request on
 */
const proxyTo = async (site: string, strips: boolean) => {
  const beside: string[] = [];
  const pathOf = (url = '') => (strips ? url.slice(BASE.length - 1) : url);
  const { hostname, port } = new URL(site);
  const open = new Set<Socket>();
  const server = http.createServer((request, response) => {
    if (!request.url?.startsWith(BASE) && request.url !== BASE.slice(0, -1)) {
      beside.push(request.url ?? '');
      response.writeHead(404).end('another site');
      return;
    }
    const { method, headers } = request;
    const passed = http.request({ hostname, port, path: pathOf(request.url), method, headers }, answer => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  });
  server.on('connection', socket => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => {});
  });
  server.on('upgrade', (request, socket, head) => {
    if (!request.url?.startsWith(BASE)) return void socket.destroy();
    const passed = connect(Number(port), hostname, () => {
      const { rawHeaders } = request;
      const lines = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${rawHeaders[i + 1]}`] : []));
      passed.write(`GET ${pathOf(request.url)} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      passed.write(head);
      passed.pipe(socket).pipe(passed);
    });
    for (const end of [passed, socket])
      end
        .on('error', () => {})
        .on('close', () => {
          passed.destroy();
          socket.destroy();
        });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of open) socket.destroy();
  });
  return { home: `http://localhost:${(server.address() as AddressInfo).port}${BASE}`, beside };
};

/** What a page asks for in vain. */
const failuresOf = (page: Page): readonly string[] => {
  const failures: string[] = [];
  page.on('response', answer => {
    if (answer.status() >= 400) failures.push(`${answer.status()} ${answer.url()}`);
  });
  return failures;
};

inBrowser(
  'below a path, behind a proxy',
  house => {
    it.each([
      ['that passes the path on', false],
      ['that takes it away', true],
    ])('%s, a table is made and joined, played, seen again and learnt at', async (_what, strips) => {
      const { home, beside } = await proxyTo(house.url, strips);
      const [ada, ned] = [await house.page(), await house.page()];
      const failures = [failuresOf(ada), failuresOf(ned)];
      const sockets: string[] = [];
      ned.on('websocket', socket => sockets.push(new URL(socket.url()).pathname));
      await makeTable(ada, home, { game: 'ra' });
      expect(ada.url()).toMatch(new RegExp(`^${home}match/ra/[0-9A-Za-z]+$`));
      await sitDown(ned, ada.url());
      for (const page of [ada, ned]) await inMatch(page);
      expect(sockets).toContain(`${BASE}socket.io/`);
      await resign(ned, 'The match ends, and the other player wins.');
      await ada.locator(`a[href^="${BASE}replay/ra/"]`).first().click();
      await ada.getByRole('slider', { name: 'Move' }).waitFor();
      expect(ada.url()).toMatch(new RegExp(`^${home}replay/ra/`));
      await ned.goto(`${home}local/ra?quick`);
      await inMatch(ned);
      await ned.keyboard.press('?');
      const rules = ned.getByRole('dialog').getByRole('link', { name: /rules/i }).first();
      expect(await rules.getAttribute('href')).toBe(`${BASE}rules/ra`);
      await ned.goto(`${home}rules/ra#R-11`);
      await ned.getByRole('heading', { level: 1 }).waitFor();
      await ned.goto(`${home}learn/ra`);
      await ned.getByRole('region', { name: 'The scribe' }).waitFor();
      expect(failures).toEqual([[], []]);
      expect(beside).toEqual([]);
    });

    it('an address without a page says so, and a link with a bracket behind it opens', async () => {
      const { home } = await proxyTo(house.url, false);
      const page = await house.page();
      expect((await page.goto(`${home}nothing`))?.status()).toBe(404);
      await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
      await page.getByRole('link', { name: 'To the home page' }).click();
      await page.waitForURL(home);
      await page.goto(`${home}rules/ra).`);
      await page.getByRole('heading', { level: 1, name: /Ra/ }).waitFor();
      expect(page.url()).toBe(`${home}rules/ra`);
      await page.goto(home);
      await page.goto(`${home}rules/ra#R-11).`);
      await page.waitForURL(`${home}rules/ra#R-11`);
      await page.goto(house.url);
      await page.waitForURL(`${house.url}${BASE}`);
    });

    it('it goes without the server, once one has been there', async () => {
      const { home, beside } = await proxyTo(house.url, false);
      const visitor = await house.visitor(DESKTOP, { worker: true });
      const page = await visitor.newPage();
      await page.goto(home);
      const worker = await fetch(`${home}service-worker.js`).then(answer => answer.text());
      const parts = worker.match(/"?isShell"?:(false|!1)/g)!.length;
      const kept = () =>
        page.evaluate(async () => {
          await navigator.serviceWorker.ready;
          return (await (await caches.open('parts /ra/')).keys()).length;
        });
      await expect.poll(kept, { timeout: 60_000 }).toBeGreaterThanOrEqual(parts);
      await visitor.setOffline(true);
      await page.goto(home);
      await page.locator('a[href="/ra/local/ra?quick"]').click();
      await inMatch(page);
      await page.reload();
      await inMatch(page);
      await page.goto(`${home}rules/kheops).`);
      await page.getByRole('heading', { level: 1, name: /Kheops/ }).waitFor();
      await page.goto(`${home}learn/ru-ra-re`);
      await page.getByRole('region', { name: 'The scribe' }).waitFor();
      expect(beside).toEqual([]);
      await visitor.close();
    });
  },
  { BASE_PATH: BASE },
);
