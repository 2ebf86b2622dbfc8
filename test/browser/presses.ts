import type { Locator, Page } from 'playwright-core';

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
