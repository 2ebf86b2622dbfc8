import { execFileSync } from 'node:child_process';

/** Builds the server once before the tests of what is shipped, where the browser's tests have not built all of it. */
export const setup = () => {
  if (process.env.BUILT_FOR_TESTS === 'yes') return;
  const env = { ...process.env, NODE_ENV: 'production' };
  const command = ['vite', 'build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'];
  execFileSync('npx', command, { env, stdio: 'inherit' });
};
