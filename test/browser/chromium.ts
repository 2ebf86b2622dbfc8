import { execFileSync } from 'node:child_process';

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
