import { execFileSync } from 'node:child_process';
import { chromiumPath } from './chromium.ts';
import { firefoxPath, hasWebKit } from './engines/programs.ts';

/**
 * The browser tests play the client as it is shipped, so it is built once before them; in a process of its own,
 * because here everything is set for testing. Whoever has built it already says so.
 */
export const setup = () => {
  if (process.env.BUILT_FOR_TESTS === 'yes') return;
  if (chromiumPath() === null && firefoxPath() === null && !hasWebKit()) return;
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync('npm', ['run', '--silent', 'build'], { env, stdio: 'inherit' });
  // For those of what is shipped without a browser (`test/shipped`), which come after.
  process.env.BUILT_FOR_TESTS = 'yes';
};
