import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { GAME_IDS, type GameId } from '../../src/game/index.ts';
import { inBrowser, type Look } from './house.ts';
import { keptMatch, type Position } from './kept-match.ts';

/** Matches in their middle. All players are people, so nothing moves by itself. */
const IN_THE_MIDDLE = { players: 4, until: ({ moves }: Position) => moves === 30 };

/** What another board's stylesheet would show in first. */
const PROPERTIES = [
  'display',
  'position',
  'inset',
  'z-index',
  'margin',
  'padding',
  'border',
  'border-radius',
  'background-color',
  'color',
  'fill',
  'stroke',
  'stroke-width',
  'opacity',
  'filter',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'text-align',
  'gap',
  'grid-template-columns',
  'flex-direction',
  'justify-content',
  'overflow',
  'animation-name',
];

const SIZES = [
  { width: 1280, height: 720 },
  { width: 360, height: 640 },
];

/** Where every element of the board is and what it looks like at each size, in the order of the page. */
const looksOf = async (page: Page) => {
  const looks: Awaited<ReturnType<typeof looksNow>>[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    looks.push(await looksNow(page));
  }
  return looks;
};

const looksNow = (page: Page) =>
  page.evaluate(async properties => {
    await document.fonts.ready;
    // Whatever is measured after a change of size has been so.
    await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    // Short as they are without motion, they end with a frame that the browser draws.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    // What is not drawn may still wait for its styles.
    const drawn = [...document.querySelectorAll('.board, .board *:not(option)')].filter(element =>
      element.checkVisibility(),
    );
    return drawn.map(element => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const look = properties.map(property => `${property}: ${style.getPropertyValue(property)}`);
      return [
        `${element.tagName}.${element.getAttribute('class')}`,
        look.join('; '),
        [x, y, width, height],
      ] as const;
    });
  }, PROPERTIES);

/** Pixels by which the same text may be wider in one drawing than in the next: faces are measured in parts of pixels. */
const SHAKE = 1;

/** How many requests of a page have no answer yet, by pages. */
const unanswered = new WeakMap<Page, number>();
const underWay = (page: Page): number => unanswered.get(page) ?? 0;
const countRequests = (page: Page): void => {
  const add = (n: number) => () => void unanswered.set(page, underWay(page) + n);
  page.on('request', add(1));
  page.on('requestfinished', add(-1));
  page.on('requestfailed', add(-1));
};

const openBoard = async (page: Page, game: GameId) => {
  await page.setViewportSize(SIZES[0]!);
  // As a link of the page itself would: nothing is loaded anew.
  await page.evaluate(path => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/local/${game}`);
  await page.locator(`.board[data-styles~="${game}"]`).waitFor();
  await page.mouse.move(1, 1);
  // What some choose between comes with styles that are asked for when the board is there.
  await expect.poll(() => underWay(page)).toBe(0);
  // It is loaded when there is a move to take back, which there is where hands are not shown at the same time.
  if (game !== 'ru-ra-re') await page.locator('.match-menu-place button').waitFor({ state: 'attached' });
  // What something may be worth is worked out aside, and said when it is known.
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('.lot-odds')].every(odds => odds.textContent !== '') &&
      document.querySelector('[data-known="false"]') === null,
  );
  return looksOf(page);
};

const LOOK: Look = { language: 'en', theme: 'light', ...SIZES[0]! };

inBrowser('boards opened one after the other', house => {
  it('look as they do on a page of their own, wide and narrow', async () => {
    const kept = Object.fromEntries(
      await Promise.all(
        GAME_IDS.map(async game => [`local-match:${game}`, await keptMatch(game, IN_THE_MIDDLE)] as const),
      ),
    );
    const start = async () => {
      const page = await house.page(LOOK);
      countRequests(page);
      // Which faces come in time is chance: here none does.
      await page.context().route('**/*.woff2', route => route.abort());
      await page.context().addInitScript(matches => Object.assign(localStorage, matches), kept);
      await page.goto(`${house.url}/nowhere`);
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      return page;
    };

    const alone = new Map<GameId, Awaited<ReturnType<typeof looksOf>>>();
    for (const game of GAME_IDS) {
      const page = await start();
      alone.set(game, await openBoard(page, game));
      await page.context().close();
    }

    const page = await start();
    for (const game of GAME_IDS) await openBoard(page, game);
    // By now the stylesheets of all boards are there, and stay.
    for (const game of GAME_IDS) {
      const looks = await openBoard(page, game);
      for (const [n, { width }] of SIZES.entries()) {
        const [before, after] = [alone.get(game)![n]!, looks[n]!];
        const where = `${game}, ${width} wide`;
        expect(before.length, where).toBeGreaterThan(100);
        expect(
          after.map(([name]) => name),
          where,
        ).toEqual(before.map(([name]) => name));
        // What is told of a difference is enough to find it by: runs elsewhere leave no more than that.
        const differences = after.flatMap(([name, look, place], i) => {
          const [, lookBefore, placeBefore] = before[i]!;
          const properties = look.split('; ').filter(property => !lookBefore.split('; ').includes(property));
          const isMoved = place.some((at, side) => Math.abs(at - placeBefore[side]!) > SHAKE);
          const moved = isMoved ? [`${placeBefore.join(' ')} → ${place.join(' ')}`] : [];
          return [...properties, ...moved].map(difference => `${name}: ${difference}`);
        });
        expect(differences.join('\n'), where).toBe('');
      }
    }
    await page.context().close();
  });
});
