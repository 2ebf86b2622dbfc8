import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { GAME_IDS } from '../../../src/game/index.ts';
import { homeForm } from '../home-form.ts';
import { inBrowser } from '../house.ts';
import { keptMatch, type Position } from '../kept-match.ts';
import { makeTable } from '../table-of-two.ts';
import { Visitor } from './visitor.ts';

/** What is wrong with what can be pressed on a page, and what cannot now, in colours that the visitor has chosen. */
const wrongIn = (page: Page): Promise<string[]> => page.evaluate(lookForEdges);

/** Runs in the page, so it may use nothing from here. */
const lookForEdges = (): string[] => {
  const named = (colour: string): string => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = colour;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  const [gray, highlight] = [named('GrayText'), named('Highlight')];
  const nothing = (colour: string) => /^rgba.*, 0\)$/.test(colour);
  /** The colours of its outline and its four borders that are drawn. */
  const edgesOf = (style: CSSStyleDeclaration) => {
    const drawn = (part: string): string[] => {
      const of = (what: string) => style.getPropertyValue(`${part}-${what}`);
      const isDrawn = Number.parseFloat(of('width')) > 0 && of('style') !== 'none' && !nothing(of('color'));
      return isDrawn ? [`${of('style')} ${of('color')}`] : [];
    };
    const borders = ['top', 'right', 'bottom', 'left'].flatMap(side => drawn(`border-${side}`));
    return { outline: drawn('outline'), borders: borders.length === 4 ? borders : [] };
  };
  const covers = (control: Element): boolean => {
    const { left, top, right, bottom } = control.getBoundingClientRect();
    return [...control.querySelectorAll('*')].some(part => {
      const box = part.getBoundingClientRect();
      const fills = box.left <= left && box.top <= top && box.right >= right && box.bottom >= bottom;
      return fills && getComputedStyle(part).position !== 'static' && part.checkVisibility();
    });
  };
  const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const faults: string[] = [];
  for (const control of within.querySelectorAll('button, .button, [role="button"]')) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (control.matches(':focus-visible')) continue;
    const name = `${control.className}: ${control.getAttribute('aria-label') ?? control.textContent}`;
    const style = getComputedStyle(control);
    const { outline, borders } = edgesOf(style);
    const edges = [...outline, ...borders];
    // What lies in a button, and fills it, lies on an outline inside of it.
    const isCovered = borders.length === 0 && Number.parseFloat(style.outlineOffset) < 0 && covers(control);
    if (isCovered) faults.push(`its edge is covered: ${name}`);
    if (edges.length === 0) faults.push(`no edge: ${name}`);
    const may = !control.matches(':disabled, [aria-disabled="true"]');
    if (may && (style.color === gray || edges.some(edge => edge.includes(gray))))
      faults.push(`looks as if it could not be pressed: ${name}`);
    if (!may && !(style.color === gray && edges.every(edge => edge === `dashed ${gray}`)))
      faults.push(`looks as if it could be pressed: ${name}`);
    if (may && control.matches('[aria-pressed="true"]') && !edges.includes(`solid ${highlight}`))
      faults.push(`does not look pressed: ${name}`);
  }
  // What is to be chosen on the map of a pyramid is framed there.
  for (const cell of document.querySelectorAll('[role="gridcell"][data-target="true"]')) {
    const { stroke } = getComputedStyle(cell.querySelector('.cell-frame')!);
    if (stroke !== highlight) faults.push(`no frame: ${cell.getAttribute('aria-label')}`);
  }
  return faults;
};

/** Nothing is wrong in the colours of a light and of a dark system, once the page has heard of them. */
const expectEdges = async (page: Page): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await expect.poll(() => wrongIn(page)).toEqual([]);
  }
};

inBrowser('in forced colours every action has an edge, and what cannot be pressed looks so', house => {
  it('on the home page, at a table that waits and on a form', async () => {
    const page = await house.page();
    await page.goto(house.url);
    await homeForm(page).waitFor();
    await expectEdges(page);
    await makeTable(page, house.url, { game: 'ra' });
    await expectEdges(page);
    await page.goto(`${house.url}/local/ra`);
    await page.getByRole('button', { name: 'Begin' }).waitFor();
    await expectEdges(page);
    const chosen = page.getByRole('radio', { checked: true }).first();
    const other = page.getByRole('radio', { checked: false }).first();
    const ground = (radio: typeof chosen) =>
      radio.evaluate(({ parentElement }) => getComputedStyle(parentElement!).backgroundColor);
    expect(await ground(chosen)).not.toBe(await ground(other));
  });

  const toAct = ({ own, acting }: Position) => own === 2 && acting.includes(0);
  it.each(GAME_IDS)('at a table of %s, its menu and a question in it', async game => {
    const visitor = await Visitor.to(house, 'en');
    const { page } = visitor;
    await visitor.openKept(game, await keptMatch(game, { bots: true, until: toAct }));
    await expectEdges(page);
    await page.getByRole('button', { name: /^Menu/ }).click();
    await page.getByRole('button', { name: 'New match' }).click();
    await expectEdges(page);
  });

  it.each(['ra', 'priests-of-ra'] as const)('where suns are bid in %s', async game => {
    const visitor = await Visitor.to(house, 'en');
    const { page } = visitor;
    const auction = ({ step, acting }: Position) => step.kind === 'auction' && acting[0] === 0;
    await visitor.openKept(game, await keptMatch(game, { bots: true, until: auction }));
    await expectEdges(page);
  });

  it('where tiles are given up in ra', async () => {
    const visitor = await Visitor.to(house, 'en');
    const { page } = visitor;
    const disaster = ({ step, acting, moves }: Position) =>
      step.kind === 'disaster' && acting[0] === 0 && moves > 40;
    await visitor.openKept('ra', await keptMatch('ra', { bots: true, until: disaster }));
    await page.locator('.pick').first().waitFor();
    await expectEdges(page);
    await page.locator('.pick').first().click();
    await page.mouse.move(0, 0);
    await expectEdges(page);
  });
});
