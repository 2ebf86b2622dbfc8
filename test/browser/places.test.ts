import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { GameId } from '../../src/game/index.ts';
import { homeForm } from './home-form.ts';
import { inBrowser } from './house.ts';
import { keptMatch } from './kept-match.ts';

const SMALL = { language: 'en', theme: 'light', touch: true } as const;
const UPRIGHT = { width: 360, height: 640 };
const LYING = { width: 740, height: 360 };
const DESK = { width: 1280, height: 900 };
const SIZES = [UPRIGHT, LYING, DESK];

/** Where something lies, by its selector: each that is found, from left to right as it is written. */
const boxesOf = (page: Page, selector: string) =>
  page.evaluate(async selector => {
    await document.fonts.ready;
    await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return [...document.querySelectorAll(selector)].map(element => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    });
  }, selector);

inBrowser('what lies beside each other', house => {
  const openAt = async (page: Page, game: GameId, kept: string) => {
    await page.goto(`${house.url}/nowhere`);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      `local-match:${game}`,
      kept,
    ] as const);
    await page.goto(`${house.url}/local/${game}`);
    await page.locator('.board .actions').waitFor();
  };

  it('Priests of Ra: the two sides of a tile leave one’s suns in sight on a phone on its side', async () => {
    const page = await house.page({ ...SMALL, ...LYING });
    const kept = await keptMatch('priests-of-ra', {
      until: ({ moves, step }) => moves > 20 && step.kind === 'placement',
    });
    await openAt(page, 'priests-of-ra', kept);
    await page.locator('.side-choice').first().waitFor();
    const suns = await boxesOf(page, '.sun-bid .sun-token');
    const sides = await boxesOf(page, '.side-choice');
    expect(sides).toHaveLength(2);
    const covered = suns.filter(sun =>
      sides.some(
        side =>
          side.left < sun.right && side.right > sun.left && side.top < sun.bottom && side.bottom > sun.top,
      ),
    );
    expect(suns.length).toBeGreaterThan(0);
    expect(covered).toEqual([]);
  });

  it('Ra: what a lot is worth begins where the rivals’ do, and none of theirs pushes the next', async () => {
    const page = await house.page({ ...SMALL, ...UPRIGHT });
    const kept = await keptMatch('ra', {
      players: 4,
      until: ({ acting, legal }) => acting[0] === 0 && legal.some(([name]) => name === 'playGod'),
    });
    await openAt(page, 'ra', kept);
    await page.locator('.lot-rival').first().waitFor();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const [worth] = await boxesOf(page, '.lot-worth');
      const rivals = await boxesOf(page, '.lot-rival');
      expect([size, worth?.left]).toEqual([size, rivals[0]?.left]);
      expect(rivals.map(({ top }) => top > worth!.top)).toEqual([true, true, true]);
      const places: number[][] = [];
      for (const fame of ['0', '+9', '−12']) {
        await page.locator('.lot-rival').evaluateAll((rivals, fame) => {
          for (const rival of rivals) rival.lastElementChild!.firstChild!.textContent = fame;
        }, fame);
        places.push((await boxesOf(page, '.lot-rival')).map(({ left }) => Math.round(left)));
      }
      expect(places).toEqual(places.map(() => places[0]));
    }
  });

  it('Kheops: a long name on a small screen ends before the points', async () => {
    const page = await house.page({ ...SMALL, ...UPRIGHT });
    const kept = await keptMatch('kheops', {
      until: ({ moves, step }) => moves > 30 && step.kind === 'pawn',
    });
    await openAt(page, 'kheops', kept.replaceAll(/"name":"\w+"/g, '"name":"Maximiliana Wilhelmine"'));
    await page.locator('.architect-points').first().waitFor();
    for (const size of [UPRIGHT, LYING])
      for (const points of ['7', '42', '105']) {
        await page.setViewportSize(size);
        await page.locator('.architect').evaluateAll((architects, points) => {
          for (const architect of architects) {
            (architect as HTMLElement).style.setProperty('--digits', `${points.length}`);
            architect.querySelector('.architect-points strong')!.textContent = points;
          }
        }, points);
        const names = await boxesOf(page, '.architect-name');
        const told = await boxesOf(page, '.architect-points strong');
        const gaps = names.map(({ right }, i) => told[i]!.left - right);
        expect([size, points, gaps.length, Math.min(...gaps) >= 0]).toEqual([size, points, 2, true]);
      }
  });

  it('home: a table’s options beside its form leave no blank under it, and the ring stands off the words', async () => {
    const page = await house.page({ language: 'it', theme: 'light', ...DESK });
    await page.goto(house.url);
    await homeForm(page).waitFor();
    await page.locator('.tables').first().waitFor();
    const more = page.locator('.make-more > button');
    const [ring, words] = await more.evaluate(button => {
      const range = document.createRange();
      range.selectNodeContents(button);
      return [button, range].map(each => each.getBoundingClientRect().left);
    });
    expect(words! - ring!).toBeGreaterThanOrEqual(4);
    await more.click();
    await page.locator('.make-choices select').first().waitFor();
    const [form] = await boxesOf(page, '.make-more');
    const [choices] = await boxesOf(page, '.make-choices');
    const [today] = await boxesOf(page, '.home-today');
    const [tables] = await boxesOf(page, '.home-lobby > .tables');
    expect(today!.top - form!.bottom).toBeLessThan(60);
    expect(today!.right).toBeLessThan(choices!.left);
    expect(tables!.top).toBeGreaterThan(Math.max(choices!.bottom, today!.bottom));
    expect(tables!.left).toBe(form!.left);
    // Nothing lies over what stands there.
    await page.locator('.home-today .button').last().click();
    await page.waitForURL(/\/club$/);
  });
});
