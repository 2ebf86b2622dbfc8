import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOnly, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import type { Visit } from './looks.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * How long a page may take to be drawn in another size. A browser on a machine without a graphics card has once stopped
 * drawing there for good, while the page answered all the same; a page need not be drawn to be inspected.
 */
const PATIENCE_MS = 5000;

const SIZES = ['target-size', 'scrollable-region-focusable'];
const COLOURS = ['color-contrast', 'link-in-text-block'];
const rule = (values: string[]): RunOnly => ({ type: 'rule', values });
/** The rules of WCAG 2.2 AA, and what axe takes for good practice. */
const OPTIONS: Record<Visit['rules'], RunOptions | null> = {
  all: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  colours: { runOnly: rule([...COLOURS, ...SIZES]) },
  touch: { runOnly: rule(SIZES) },
  width: null,
};

/** What is wrong with a page as it stands, in each of these looks: one line a finding, none where nothing is. */
export const inspect = async (page: Page, visits: readonly Visit[]): Promise<string[]> => {
  // Evaluated rather than put into the page, whose policy lets no foreign script in.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const found: string[] = [];
  for (const { theme, width, height, rules } of visits) {
    await Promise.race([page.setViewportSize({ width, height }), page.waitForTimeout(PATIENCE_MS)]);
    const { violations, overflow } = await page.evaluate(lookFor, {
      theme,
      options: OPTIONS[rules],
      patience: PATIENCE_MS,
    });
    const findings = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
    if (overflow > 0) findings.push(`${overflow} px hang over sideways`);
    found.push(...findings.map(finding => `${theme} ${width}×${height}: ${finding}`));
  }
  return found;
};

/** Runs in the page, so it may use nothing from here. */
const lookFor = async (how: { theme: string; options: RunOptions | null; patience: number }) => {
  const { theme, options, patience } = how;
  // A colour seen on its way from one theme to the other is nobody's.
  const still = new CSSStyleSheet();
  // And axe gives up on text over a pattern, so what lies under that on a sheet is all there is of its ground.
  still.replaceSync(
    '*, *::before, *::after { transition: none !important } .dialog-sheet { background-image: none !important }',
  );
  document.adoptedStyleSheets.push(still);
  document.documentElement.dataset.theme = theme;
  // What follows the size of the window by script does so after its next frame.
  const drawnTwice = new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  await Promise.race([drawnTwice, new Promise(late => setTimeout(late, patience))]);
  const { axe } = globalThis as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
  // None of these rules asks for what stylesheets say that do not apply, which axe would fetch anew each time.
  const { violations } =
    options === null
      ? { violations: [] }
      : await axe.run({ ...options, preload: false, resultTypes: ['violations'] });
  return {
    violations: violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) })),
    overflow: document.documentElement.scrollWidth - window.innerWidth,
  };
};
