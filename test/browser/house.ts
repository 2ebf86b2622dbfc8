import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { chromiumPath } from './chromium.ts';
import { House } from './running-house.ts';

export { DESKTOP, House, type Look } from './running-house.ts';

/** Tests in Chromium against one running house. Without Chromium they are skipped, and say so. */
export const inBrowser = (
  name: string,
  tests: (house: House) => void,
  settings: Readonly<Record<string, string>> = {},
  how: { readonly optimised?: boolean } = {},
): void => {
  const found = chromiumPath() !== null;
  describe.skipIf(!found)(found ? name : `${name} (skipped: no Chromium; set CHROMIUM)`, () => {
    const house = new House(settings);
    beforeAll(() => house.open(how));
    afterEach(async ({ task }) => {
      const [error] = task.result?.errors ?? [];
      if (error !== undefined) error.message += `\n\n${await house.report()}\n`;
      await house.sendHome();
    });
    afterAll(() => house.close());
    tests(house);
  });
};

/** The same where pages run the same for so long that it pays to optimise that, as axe does. */
export const inOptimisedBrowser = (name: string, tests: (house: House) => void): void =>
  inBrowser(name, tests, {}, { optimised: true });
