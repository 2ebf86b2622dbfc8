import type { Locator, Page } from 'playwright-core';
import { REPEAT_MS } from '../../src/client/ui/hooks/repeat-guard.ts';

declare global {
  /** In the page: when each press was made. */
  var pressesMade: number[];
}

/** Has a page note when it is pressed, from the next address on. */
export const notePresses = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.pressesMade = [];
    const note = (press: Event) =>
      (press as KeyboardEvent).repeat || globalThis.pressesMade.push(press.timeStamp);
    for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, note, { capture: true });
  });

/** A machine that is busy with other things may make of one deed's presses two: so often it is tried again. */
const TRIES = 20;

/**
 * Presses so that all presses are those of one deed.
 * @param begin comes to the control, each time anew
 */
export const pressAtOnce = async (
  page: Page,
  begin: () => Promise<Locator>,
  press: (page: Page, control: Locator) => Promise<void>,
): Promise<void> => {
  for (let n = 0; n < TRIES; n++) {
    const control = await begin();
    await page.evaluate(() => {
      globalThis.pressesMade = [];
    });
    await press(page, control);
    const made = await page.evaluate(() => globalThis.pressesMade);
    if (made.at(-1)! - made[0]! < REPEAT_MS) return;
  }
  throw new Error(`of ${TRIES} times none had its presses within ${REPEAT_MS} ms`);
};

/** The ways in which one deed is pressed more than once. */
export const PRESSES: readonly (readonly [string, (page: Page, control: Locator) => Promise<void>])[] = [
  ['a double click', (_page, control) => control.dblclick()],
  ['three clicks at once', (_page, control) => control.click({ clickCount: 3 })],
  [
    'two clicks of their own',
    async (page, control) => {
      const at = await middleOf(control);
      await page.mouse.click(...at);
      await page.mouse.click(...at);
    },
  ],
  [
    'two taps',
    async (page, control) => {
      const at = await middleOf(control);
      await page.touchscreen.tap(...at);
      await page.touchscreen.tap(...at);
    },
  ],
  [
    'Enter held',
    async (page, control) => {
      await control.focus();
      // From the second on they are repeats.
      for (let i = 0; i < 20; i++) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
    },
  ],
  [
    'Enter twice',
    async (page, control) => {
      await control.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    },
  ],
  [
    'the blank held',
    async (page, control) => {
      await control.focus();
      for (let i = 0; i < 20; i++) await page.keyboard.down(' ');
      await page.keyboard.up(' ');
    },
  ],
];

const middleOf = async (control: Locator): Promise<[number, number]> => {
  const { x, y, width, height } = (await control.boundingBox())!;
  return [x + width / 2, y + height / 2];
};
