import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { spawnGuarded } from '../../src/tools/children.ts';
import { freePort } from '../../src/tools/free-port.ts';
import { closeLater, openSocket } from '../server/support/running-server.ts';
import { pathOf, playToTheEnd } from '../server/support/seat-client.ts';
import { sitDown, untilHealthy } from '../server/support/server-process.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What a container has of the project: what was built, the packages, and no sources. */
const layOut = (): string => {
  const app = mkdtempSync(join(tmpdir(), 'shipped-'));
  closeLater(() => rmSync(app, { recursive: true }));
  cpSync(join(ROOT, 'dist/server'), join(app, 'dist/server'), { recursive: true });
  cpSync(join(ROOT, 'package.json'), join(app, 'package.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(app, 'node_modules'));
  return app;
};

const start = async (app: string, dataDir: string) => {
  const port = String(await freePort());
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', PORT: port, DATA_DIR: dataDir };
  const server = spawnGuarded(process.execPath, ['dist/server/main.js'], {
    cwd: app,
    env: { ...env, MESSAGES_PER_SECOND: '10000', LOG_LEVEL: 'warn' },
    stdio: 'inherit',
  });
  closeLater(() => server.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(url);
  const end = async () => {
    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  };
  return { url, end };
};

it('without sources a match is backed up beside the server, restored elsewhere, and its record verified', async () => {
  const app = layOut();
  const tool = (name: string, dataDir: string, ...words: string[]) => {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
    const { status, stdout, stderr } = spawnSync(process.execPath, [`dist/server/${name}.js`, ...words], {
      cwd: app,
      env,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };
  const [used, fresh, file] = ['used', 'fresh', 'backup.sqlite'].map(name => join(app, name)) as [
    string,
    string,
    string,
  ];
  const server = await start(app, used);
  const seats = await sitDown(server.url, 'kheops', ['Ada', 'Ned'], { numPlayers: 2 });
  const { matchID } = seats[0]!;
  await Promise.all(seats.map(seat => playToTheEnd(openSocket(server.url, 'kheops'), seat)));
  expect(tool('backup', used, file)).toEqual({
    status: 0,
    stdout: expect.stringContaining('1 matches'),
    stderr: '',
  });
  const recordAt = async (url: string) => (await fetch(`${url}${pathOf('kheops')}/${matchID}/record`)).text();
  const record = await recordAt(server.url);
  expect(tool('restore', used, file)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('another server'),
  });
  await server.end();

  expect(tool('restore', fresh, file)).toMatchObject({ status: 0, stderr: '' });
  const restored = await start(app, fresh);
  expect(await recordAt(restored.url)).toBe(record);
  writeFileSync(join(app, 'record.json'), record);
  expect(tool('verify', fresh, 'record.json')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('ok'),
  });
  expect(existsSync(join(app, 'src'))).toBe(false);
  await restored.end();
});
