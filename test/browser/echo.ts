import type { Page } from 'playwright-core';
import { REPEAT_MS } from '../../src/client/ui/hooks/repeat-guard.ts';

/** From now on a press is one of its own: within half a second it would be taken for the echo of the last. */
export const afterEcho = async (page: Page): Promise<void> => {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction(until => performance.now() >= until, since + REPEAT_MS);
};
