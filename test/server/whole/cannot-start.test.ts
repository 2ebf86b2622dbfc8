import { once } from 'node:events';
import { expect, it } from 'vitest';
import { temporaryDirectory } from '../support/running-server.ts';
import { freePort, spawnServer, untilHealthy } from '../support/server-process.ts';

it('a server that cannot start says why in words, and exits with 1', async () => {
  const dataDir = temporaryDirectory();
  const port = String(await freePort());
  const running = spawnServer({ PORT: port, DATA_DIR: dataDir });
  await untilHealthy(`http://127.0.0.1:${port}`);
  for (const [env, says] of [
    [{ PORT: 'eight' }, 'PORT: must be a whole number'],
    [{ PORT: port, DATA_DIR: temporaryDirectory() }, 'PORT: '],
    [{ PORT: '0', DATA_DIR: '/dev/null/deep' }, 'DATA_DIR: '],
    [{ PORT: '0', DATABASE_URL: 'postgres://127.0.0.1:1/matches' }, 'DATABASE_URL: no PostgreSQL answers'],
  ] as const) {
    const child = spawnServer(env);
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(child.said()).toContain(says);
    expect(child.said()).not.toContain('    at ');
  }
  running.kill('SIGINT');
  expect(await once(running, 'exit')).toEqual([0, null]);
});
