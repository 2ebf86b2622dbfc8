import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { chromiumPath } from './chromium.ts';
import { House } from './running-house.ts';

export { DESKTOP, House, type Look } from './running-house.ts';

const inChromium = (
  { inFull }: { inFull: boolean },
  name: string,
  tests: (house: House) => void,
  settings: Readonly<Record<string, string>> = {},
): void => {
  const found = chromiumPath({ inFull }) !== null;
  describe.skipIf(!found)(found ? name : `${name} (skipped: no Chromium; set CHROMIUM)`, () => {
    const house = new House(settings);
    beforeAll(() => house.open({ inFull }));
    afterEach(async ({ task }) => {
      const [error] = task.result?.errors ?? [];
      if (error !== undefined) {
        const report = `\n\n${await house.report()}\n`;
        error.message += report;
        // Files of results hold the stack alone.
        if (error.stack !== undefined) error.stack += report;
      }
      await house.sendHome();
    });
    afterAll(() => house.close());
    tests(house);
  });
};

type Suite = (
  name: string,
  tests: (house: House) => void,
  settings?: Readonly<Record<string, string>>,
) => void;

/** Tests in Chromium against one running house. Without Chromium they are skipped, and say so. */
export const inBrowser: Suite = (...suite) => inChromium({ inFull: false }, ...suite);

/** Tests that need what Chromium has around its pages. */
export const inFullBrowser: Suite = (...suite) => inChromium({ inFull: true }, ...suite);
