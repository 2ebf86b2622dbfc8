import { execFileSync } from 'node:child_process';
import { type Browser, chromium } from 'playwright-core';

const IN_FULL = ['chromium', 'chromium-browser', 'google-chrome'];
/** The same engine without what is around its pages, such as the system's notices: a page takes a third less of the processor. */
const SHELL = 'chromium-headless-shell';

/**
 * Where Chromium is: `CHROMIUM`, or the first of its usual names on the path; null where there is none.
 *
 * @param inFull does its headless shell not do?
 */
export const chromiumPath = ({ inFull = false } = {}): string | null => {
  const wanted = process.env.CHROMIUM;
  for (const name of wanted ? [wanted] : inFull ? IN_FULL : [SHELL, ...IN_FULL]) {
    try {
      return execFileSync('sh', ['-c', 'command -v "$0"', name], { encoding: 'utf8' }).trim();
    } catch {
      // not this one
    }
  }
  return null;
};

/**
 * The browser's own pages, one of which it would draw for every visitor, at the cost of a page of ours; what Playwright
 * switches off, which ours takes the place of; and a guard of its memory.
 */
const NOT_NEEDED = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AimEnabled', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'PaintHolding', 'PreconnectToSearch'],
  ...[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'ThirdPartyStoragePartitioning',
  ],
  // It finds misuse of memory by the browser itself, for some hundredths of the processor.
  'PartitionAllocBackupRefPtr',
].join();

/**
 * Tests come and go before it pays to optimise to the last what pages run, which takes a tenth of the processor; what comes
 * before that does pay, for what a worker thinks through, and for axe.
 */
export const HARDLY_OPTIMISED = '--js-flags=--no-turbofan';

/**
 * Pages are laid out, painted and pressed as ever, but no pixel of them is made, as there is no memory for any: nobody looks, and
 * without a graphics card that takes a seventh of the processor.
 */
export const UNDRAWN = '--force-gpu-mem-available-mb=0';

export const launchChromium = (args: readonly string[], { inFull = false } = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath({ inFull }) ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-sync',
      `--disable-features=${NOT_NEEDED}`,
      ...args,
    ],
  });
