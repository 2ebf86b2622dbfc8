import type { Page } from 'playwright-core';
import type { GameId } from '../../../src/game/index.ts';
import { homeForm } from '../home-form.ts';
import type { House } from '../running-house.ts';
import type { Figure } from './bars.ts';
import { beginsWith, type First } from './beginning.ts';

const PHONE = { language: 'en', theme: 'light', width: 360, height: 640 } as const;
/** 1.6 Mbit/s, as the protocol wants it: bytes a second. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;
/** So long a page that loads is left alone, in milliseconds: to look at it takes its time away. */
const UNTOUCHED = 3000;

type Loaded = { readonly kind: string; readonly kB: number };

/** What a page asks for from now on. */
const watchRequests = (page: Page) => {
  const asked: Promise<Loaded>[] = [];
  page.on('response', response => {
    const request = response.request();
    const body = async () => {
      // Of what never ends, such as the stream of the lobby, the size is of no interest.
      if (/stream/.test(request.url())) return 0;
      await response.finished();
      // What the browser has already is told as less than nothing.
      return Math.max(0, (await request.sizes()).responseBodySize) / 1000;
    };
    asked.push(body().then(kB => ({ kind: request.resourceType(), kB })));
  });
  return async (): Promise<Loaded[]> => Promise.all(asked);
};

const sum = (loaded: readonly Loaded[], kind: string): number =>
  loaded.filter(each => each.kind === kind).reduce((total, { kB }) => total + kB, 0);
const count = (loaded: readonly Loaded[], kind: string): number =>
  loaded.filter(each => each.kind === kind).length;

const board = (page: Page) => page.getByRole('region', { name: 'Your actions' }).waitFor();
/** The lobby's stream keeps the network from ever being idle. */
const settled = (page: Page) => page.waitForTimeout(1500);

/** Waits until a bot's thinking is there too, which is loaded when the board is to be seen. */
const botsOf = (page: Page, game: GameId) =>
  page.waitForResponse(answer => new RegExp(`/${game}-bots-`).test(answer.url()));

/**
 * Bytes and requests of the home page, and of a match that is begun there, in which a bot moves first; stylesheets of one
 * that is begun without it.
 */
export const loadedBy = async (house: House, game: GameId): Promise<Figure[]> => {
  const page = await house.page(PHONE);
  await beginsWith(page, game, 'bot');
  const all = watchRequests(page);
  await page.goto(house.url);
  await homeForm(page).waitFor();
  await settled(page);
  const home = await all();
  const bots = botsOf(page, game);
  await page.locator(`a[href="/local/${game}?quick"]`).click();
  await Promise.all([board(page), bots]);
  await settled(page);
  const match = (await all()).slice(home.length);
  await page.context().close();
  const direct = await house.page(PHONE);
  const ofMatch = watchRequests(direct);
  await direct.goto(`${house.url}/local/${game}?quick`);
  await board(direct);
  await settled(direct);
  const alone = await ofMatch();
  await direct.context().close();
  const online = await house.page(PHONE);
  const ofOnline = watchRequests(online);
  // Which match it is makes no difference to its styles.
  await online.goto(`${house.url}/match/${game}/none`);
  await settled(online);
  const styles = sum(await ofOnline(), 'stylesheet');
  await online.context().close();
  const figure = (bar: Figure['bar'], of: string, value: number): Figure => ({ bar, of, value });
  return [
    figure('home-js', '/', sum(home, 'script')),
    figure('home-requests', '/', home.length),
    figure('fonts', '/ and match', sum(home, 'font') + sum(match, 'font')),
    figure('match-js', game, sum(match, 'script')),
    figure('match-css', game, sum(alone, 'stylesheet')),
    figure('match-css', `${game}, online`, styles),
    figure('sounds', game, count(home, 'media') + count(match, 'media')),
  ];
};

/**
 * The largest thing of a page: when it was painted, in milliseconds, and what it is, by its tag and classes. Of a match, whose
 * splash may be larger than anything of the table, also when the table itself was painted.
 */
export type Paint = { readonly ms: number; readonly what: string; readonly table: number | null };

/**
 * When the largest thing of a page is painted that is opened for the first time on a slow phone: milliseconds, of each
 * of several loads. Nothing of ours runs in the page until it has come to rest, but for what waits for the table.
 */
export const largestPaints = async (
  house: House,
  path: string,
  loads: number,
  match?: { readonly game: GameId; readonly first: First },
): Promise<readonly Paint[]> => {
  const paints: Paint[] = [];
  for (let load = 0; load < loads; load++) {
    const page = await house.page(PHONE, { hurry: false });
    if (match !== undefined) {
      await beginsWith(page, match.game, match.first);
      await page.addInitScript(noteTable);
    }
    paints.push(await largestPaint(page, house.url + path));
    await page.context().close();
  }
  return paints;
};

/** Runs in the page: notes when the frame with the table in it was painted. */
const noteTable = () => {
  const watching = new MutationObserver(() => {
    if (document.querySelector('.board') === null) return;
    watching.disconnect();
    requestAnimationFrame(() => setTimeout(() => Object.assign(globalThis, { table: performance.now() })));
  });
  watching.observe(document, { childList: true, subtree: true });
};

const largestPaint = async (page: Page, url: string): Promise<Paint> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(UNTOUCHED);
  await (new URL(url).pathname === '/' ? homeForm(page).waitFor() : board(page));
  await settled(page);
  return page.evaluate(
    () =>
      new Promise<Paint>(resolve => {
        new PerformanceObserver(list => {
          const last = list.getEntries().at(-1) as PerformanceEntry & { readonly element: Element | null };
          // A sentence that another has taken the place of since.
          const what = last.element === null ? 'gone since' : last.element.localName;
          const { table = null } = globalThis as { table?: number };
          resolve({ ms: last.startTime, what: [what, ...(last.element?.classList ?? [])].join('.'), table });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
};
