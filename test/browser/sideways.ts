import type { Page } from 'playwright-core';

/** Names as wide as they may be: 24 signs each, in letters that break nowhere, that break anywhere, and that are pictures. */
export const WIDE_NAMES = [
  'W'.repeat(24),
  '漢'.repeat(24),
  '👩‍👩‍👧‍👦'.repeat(24),
  'M'.repeat(24),
  '𒐫'.repeat(24),
] as const;

/** What of a page is out of its window, or out of what it can be scrolled in, to the left or right: a line each. */
export const sidewaysOn = (page: Page): Promise<string[]> => page.evaluate(lookFor, WIDE_NAMES);

/** Runs in the page, so it may use nothing from here. */
const lookFor = async (names: readonly string[]) => {
  // What follows the size of the window by script does so after its next frame.
  await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const found: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth - innerWidth} px too wide`);
  const called = (element: Element): string =>
    [element.closest('[class]'), element]
      .map(each => `${each?.localName}.${each?.getAttribute('class')?.replaceAll(' ', '.')}`)
      .join(' ');
  // The beginning of each is enough to know it by, and may be all that there is of it.
  const starts = names.map(name => name.slice(0, 3));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const holder = text.parentElement!;
    if (!starts.some(start => text.textContent?.includes(start))) continue;
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    let { left, right } = range.getBoundingClientRect();
    for (let box: Element | null = holder; box !== null && box !== root; box = box.parentElement) {
      const style = getComputedStyle(box);
      // Only told, not seen.
      if (style.clipPath.startsWith('inset(50%')) right = left;
      if (left >= right) break;
      if (style.overflowX === 'visible' || style.display === 'contents' || style.display === 'inline')
        continue;
      const edge = box.getBoundingClientRect();
      const isOut = left < edge.left - 1 || right > edge.right + 1;
      if (isOut && /auto|scroll/.test(style.overflowX) && box.scrollWidth > box.clientWidth)
        found.push(`${called(box)} is to be scrolled sideways for ${called(holder)}`);
      if (
        isOut &&
        style.overflowX === 'hidden' &&
        style.textOverflow !== 'ellipsis' &&
        !/^\d/.test(style.webkitLineClamp)
      )
        found.push(`${called(box)} cuts ${called(holder)} off without a sign`);
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    }
    if (left < right && (left < -1 || right > innerWidth + 1))
      found.push(`${called(holder)} is from ${Math.round(left)} to ${Math.round(right)}`);
  }
  return [...new Set(found)];
};
