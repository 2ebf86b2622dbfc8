import type { ElementHandle, JSHandle, Page } from 'playwright-core';

/** Something that may be pressed now, as it is called for those who do not see it. */
export type Control = {
  /** Its place among all that was found in the same look. */
  readonly n: number;
  readonly name: string;
  readonly pressed: boolean;
  /** Does a press choose it, or take it back, rather than do it? */
  readonly toggles: boolean;
  /** The key that presses it from anywhere, if it has one. */
  readonly key: string | null;
};

/** What stands on a page at one moment, as far as it matters to whoever plays. */
export type Seen = {
  /** The sheet that lies over everything else, if one does. */
  readonly sheet: { readonly name: string; readonly buttons: readonly Control[] } | null;
  /** The way to the final score: it stands there from the end of the match on, whatever was opened or put away. */
  readonly final: Control | null;
  /** Whose turn it is and what happened last: another text with every event. */
  readonly banner: string;
  readonly actions: readonly Control[];
  /** Cells of a pyramid that may be chosen and are not; null where there is no pyramid. */
  readonly cells: readonly Control[] | null;
  /** Rows that may be chosen, or have been; null where there are none. */
  readonly rows: readonly Control[] | null;
  /** Tiles of one's own that may be chosen, to give up. */
  readonly picks: readonly Control[];
};

/** How the parts of a page are called in its language. */
export type PartNames = {
  readonly final: string;
  readonly banner: string;
  readonly actions: string;
  readonly pyramid: string;
  readonly rows: string;
  readonly area: string;
};

export type Look = {
  readonly seen: Seen;
  /** What was seen as one text; two looks that saw the same have the same. */
  readonly text: string;
  /** The element of a control that this look found; it may have gone since. */
  readonly element: (control: Control) => Promise<ElementHandle<Element>>;
  /** Lets go of the elements that were found. */
  readonly forget: () => Promise<void>;
};

type Found = { readonly seen: Seen; readonly elements: readonly Element[] };

/**
 * One look at a page: everything in it was there at the same moment, so nothing can come up between one part of it
 * and the next. With `before`, the text of an earlier look, it waits for something else to be seen, but no longer
 * than `patience` milliseconds.
 */
export const lookAt = async (
  page: Page,
  names: PartNames,
  before: string | null = null,
  patience = 500,
): Promise<Look> => {
  const found: JSHandle<Found> = await page.evaluateHandle(lookInPage, { names, before, patience });
  const seen = await found.evaluate(({ seen }) => seen);
  const element = async ({ n }: Control) => {
    const handle = await found.evaluateHandle(({ elements }, i) => elements[i]!, n);
    return handle.asElement();
  };
  return { seen, text: JSON.stringify(seen), element, forget: () => found.dispose() };
};

/** Runs in the page, so it may use nothing from here. */
export const lookInPage = ({
  names,
  before,
  patience,
}: {
  names: PartNames;
  before: string | null;
  patience: number;
}): Promise<Found> => {
  const REGION = 'section, [role="region"]';
  const see = (): Found => {
    const start = performance.now();
    const elements: Element[] = [];
    const nameOf = (element: Element): string => {
      const by = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
      return (element.getAttribute('aria-label') ?? (by ?? element).textContent ?? '').trim();
    };
    const mayPress = (element: Element): boolean =>
      !element.matches(':disabled') &&
      element.closest('[aria-disabled="true"], [aria-hidden="true"]') === null &&
      element.checkVisibility({ visibilityProperty: true });
    const controlOf = (element: Element): Control => ({
      n: elements.push(element) - 1,
      name: nameOf(element),
      pressed: element.getAttribute('aria-pressed') === 'true',
      toggles: element.hasAttribute('aria-pressed'),
      key: element.getAttribute('aria-keyshortcuts'),
    });
    const controls = (within: Element | undefined, what: string): Control[] =>
      within === undefined ? [] : [...within.querySelectorAll(what)].filter(mayPress).map(controlOf);
    // What has no box of its own, so that its contents lie in the layout around it, is seen with what it lies in.
    const isSeen = (element: Element): boolean =>
      element.checkVisibility() ||
      (getComputedStyle(element).display === 'contents' &&
        (element.parentElement?.checkVisibility() ?? false));
    const part = (what: string, name: string): Element | undefined =>
      [...document.querySelectorAll(what)].find(each => nameOf(each) === name && isSeen(each));

    const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
    const banner = part(REGION, names.banner);
    const pyramid = part('[role="grid"]', names.pyramid);
    const rows = part('[role="toolbar"]', names.rows);
    const actions = controls(part(REGION, names.actions), 'button');
    const found: Found = {
      seen: {
        sheet: sheet === undefined ? null : { name: nameOf(sheet), buttons: controls(sheet, 'button') },
        final: [...controls(banner, 'button'), ...actions].find(({ name }) => name === names.final) ?? null,
        banner: banner?.textContent ?? '',
        actions,
        cells:
          pyramid === undefined
            ? null
            : controls(pyramid, '[role="gridcell"]:not([aria-selected="true"], [aria-selected="true"] *)'),
        rows: rows === undefined ? null : controls(rows, 'button[aria-pressed]'),
        picks: controls(part(REGION, names.area), 'button[aria-pressed]'),
      },
      elements,
    };
    // So that whoever measures the page can tell what is ours of it.
    performance.measure('look', { start });
    return found;
  };
  return new Promise(resolve => {
    let isAnswered = false;
    const answer = (found: Found) => {
      isAnswered = true;
      observer.disconnect();
      clearTimeout(timer);
      resolve(found);
    };
    const check = () => {
      const found = see();
      if (JSON.stringify(found.seen) !== before) answer(found);
    };
    // Each look has the page laid out: one a frame, which is laid out for it anyway, does for all that has changed.
    let isAsked = false;
    const observer = new MutationObserver(() => {
      if (isAsked) return;
      isAsked = true;
      requestAnimationFrame(() => {
        isAsked = false;
        if (!isAnswered) check();
      });
    });
    const timer = setTimeout(() => answer(see()), patience);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    check();
  });
};
