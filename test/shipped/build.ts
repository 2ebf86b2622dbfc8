import { execFileSync } from 'node:child_process';

/** Builds the server once before the tests that start it, where it is not built yet: by others of them, or by who runs these. */
export const setup = () => {
  if (process.env.BUILT_FOR_TESTS === 'yes' || process.env.SERVER_MAIN !== undefined) return;
  const env = { ...process.env, NODE_ENV: 'production' };
  const command = ['vite', 'build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'];
  execFileSync('npx', command, { env, stdio: 'inherit' });
  process.env.BUILT_FOR_TESTS = 'yes';
};
