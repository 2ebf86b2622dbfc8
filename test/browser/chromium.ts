import { execFileSync } from 'node:child_process';
import { type Browser, chromium } from 'playwright-core';

/** Where Chromium is: `CHROMIUM`, or the first of its usual names on the path; null where there is none. */
export const chromiumPath = (): string | null => {
  const wanted = process.env.CHROMIUM;
  for (const name of wanted ? [wanted] : ['chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return execFileSync('sh', ['-c', 'command -v "$0"', name], { encoding: 'utf8' }).trim();
    } catch {
      // not this one
    }
  }
  return null;
};

/**
 * The browser's own pages, one of which it would draw for every visitor, at the cost of a page of ours; and what
 * Playwright switches off, which ours takes the place of.
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
].join();

/**
 * Tests come and go before it pays to optimise what pages run, which takes a fifth of the processor; it does pay for what a
 * worker thinks through, which runs the same loops for seconds. So much has to be run until it counts as hot: by default it
 * is a tenth.
 */
export const UNOPTIMISED = ['--js-flags=--no-maglev --interrupt-budget=1000000'];

export const launchChromium = (args: readonly string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath() ?? '',
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
