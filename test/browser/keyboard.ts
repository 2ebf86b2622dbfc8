import type { ElementHandle, Locator, Page } from 'playwright-core';

type Element_ = ElementHandle<Element>;

/** Where the focus is, as seen from an element that it is to reach. */
type Way = {
  /** It went away on the road, because somebody else moved, or a sheet was laid over it. */
  readonly gone: boolean;
  readonly focused: boolean;
  /** The focus is in its group already. */
  readonly inGroup: boolean;
  /** The key that leads from the cell that has the focus towards it; null where the focus is in no cell of its grid. */
  readonly towards: string | null;
};

const wayTo = (target: Element_): Promise<Way> =>
  target.evaluate(element => {
    const active = document.activeElement;
    const grid = element.closest('[role="grid"]');
    const numbersOf = (cell: Element) =>
      (cell.getAttribute('aria-label')?.match(/\d+/g) ?? []).slice(0, 2).map(Number);
    const towards = (from: Element) => {
      const [row = 0, column = 0] = numbersOf(element);
      const [atRow = 0, atColumn = 0] = numbersOf(from);
      if (atRow !== row) return atRow < row ? 'ArrowDown' : 'ArrowUp';
      return atColumn < column ? 'ArrowRight' : 'ArrowLeft';
    };
    const isCovered =
      document.querySelector('dialog[open]') !== null && element.closest('dialog[open]') === null;
    return {
      gone: !element.isConnected || element.matches(':disabled') || isCovered,
      focused: element === active,
      inGroup: element.closest('[role="toolbar"]')?.contains(active) ?? false,
      towards: active?.matches('[role="gridcell"]') && grid?.contains(active) ? towards(active) : null,
    };
  });

/** More keys than any element of ours is away. */
const ENOUGH_KEYS = 200;
/** More than any group of ours has controls. */
const ONCE_ROUND = 15;

/**
 * Moves the focus to an element as a person without a mouse does: Tab between groups, arrow keys inside. False when
 * it is no longer there to be pressed: then nothing should be.
 */
export const reachByKeyboard = async (page: Page, target: Element_): Promise<boolean> => {
  let arrows = 0;
  for (let keys = 0; keys < ENOUGH_KEYS; keys++) {
    const { gone, focused, inGroup, towards } = await wayTo(target);
    if (gone) return false;
    if (focused) return true;
    // A group is walked through by arrows, and left by Tab when it has been walked round in vain. What is counted are the
    // arrows of this visit: counted from the first key, a page of as many stops would be left each time it is entered.
    arrows = inGroup && arrows < ONCE_ROUND ? arrows + 1 : 0;
    const arrow = towards ?? (arrows > 0 ? 'ArrowRight' : null);
    await page.keyboard.press(arrow ?? 'Tab');
  }
  throw new Error(`${target} cannot be reached by keyboard`);
};

/** The same for what is there at once or soon, and may be drawn anew once on the way. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let tries = 1; tries <= 3; tries++) {
    await target.waitFor();
    if (await reachByKeyboard(page, (await target.elementHandle())!)) return;
  }
  throw new Error(`${target} was drawn anew again and again`);
};
