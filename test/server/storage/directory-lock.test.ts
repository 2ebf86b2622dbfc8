import { once } from 'node:events';
import { expect, it } from 'vitest';
import { DirectoryInUse, lockDirectory } from '../../../src/server/storage/directory-lock.ts';
import { closeLater, startServer, temporaryDirectory } from '../support/running-server.ts';
import { freePort, spawnServer, untilHealthy } from '../support/server-process.ts';

it('a directory belongs to one server until that lets it go', () => {
  const dataDir = temporaryDirectory();
  const unlock = lockDirectory(dataDir);
  expect(() => lockDirectory(dataDir)).toThrow(DirectoryInUse);
  unlock();
  const unlockAgain = lockDirectory(dataDir);
  closeLater(unlockAgain);
});

it('a second server on one directory says so and ends; after a kill the directory is free', async () => {
  const dataDir = temporaryDirectory();
  const port = await freePort();
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const first = spawnServer({ ...env, PORT: String(port) });
  await untilHealthy(`http://127.0.0.1:${port}`);
  const second = spawnServer({ ...env, PORT: '0' });
  const [code] = await once(second, 'exit');
  expect(code).toBe(1);
  expect(second.said().trim()).toBe(
    `DATA_DIR: another server is running on ${dataDir}: stop it, or choose another directory`,
  );
  await expect(startServer({ dataDir })).rejects.toThrow(DirectoryInUse);
  first.kill('SIGKILL');
  await once(first, 'exit');
  await startServer({ dataDir });
});
