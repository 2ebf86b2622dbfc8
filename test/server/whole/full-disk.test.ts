import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { DATABASE_FILE } from '../../../src/server/storage/sqlite-store.ts';
import { type RoamingPage, roamingPage } from '../support/roaming-page.ts';
import { eventually, temporaryDirectory } from '../support/running-server.ts';
import { freePort, sitDown, spawnServer, untilHealthy } from '../support/server-process.ts';

/** What the system lets a process write is as much as if the disk were full, and can be changed while it runs. */
const LIMIT = 'prlimit';
const canLimit = spawnSync(LIMIT, ['--version']).status === 0 || process.env.CI !== undefined;

const answered = (pages: readonly RoamingPage[]): number =>
  pages.reduce((sum, { answers }) => sum + answers.size, 0);

it.skipIf(!canLimit)(
  'the disk is full in the middle of a match: nothing is acknowledged, everybody is told, and with room again all goes on by itself',
  async () => {
    const dataDir = temporaryDirectory();
    const file = join(dataDir, DATABASE_FILE);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const server = spawnServer({
      PORT: String(port),
      DATA_DIR: dataDir,
      MESSAGES_PER_SECOND: '1000',
      LOG_LEVEL: 'info',
    });
    const letWrite = (bytes: number | 'unlimited') =>
      execFileSync(LIMIT, ['--pid', String(server.pid), `--fsize=${bytes}:`]);
    await untilHealthy(url);
    const seats = await sitDown(url, 'priests-of-ra', ['Ada', 'Ned'], { numPlayers: 2 });
    const pages = seats.map(who => roamingPage([url], who, { patience: 300 }));
    await eventually(() => answered(pages)).toBeGreaterThan(10);

    letWrite(statSync(`${file}-wal`).size);
    await eventually(() => pages.flatMap(({ refusals }) => refusals)).toContain('fault');
    const ready = await fetch(`${url}/readyz`);
    expect([ready.status, (await ready.json()).status]).toEqual([503, 'cannot store now']);
    const created = await fetch(`${url}/games/ra/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"numPlayers":2}',
    });
    expect([created.status, await created.json()]).toEqual([503, { error: 'cannot store now' }]);
    const refused = () => pages.reduce((sum, { refusals }) => sum + refusals.length, 0);
    const refusedTwiceMore = () => eventually(refused).toBeGreaterThan(refused() + 1);
    // By then all that was acknowledged before has been heard.
    await refusedTwiceMore();
    const before = answered(pages);
    await refusedTwiceMore();
    expect(answered(pages)).toBe(before);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);

    letWrite('unlimited');
    await Promise.all(pages.map(({ isOver }) => isOver));
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    expect(pages.flatMap(({ gaps }) => gaps)).toEqual([]);
    const kinds = pages.flatMap(({ answers }) => [...answers.values()]);
    expect(kinds.filter(said => said.filter(kind => kind === 'made').length > 1)).toEqual([]);
    for (const said of ['nothing can be stored', 'storing works again'])
      expect([said, server.said().split(`"msg":"${said}"`).length - 1]).toEqual([said, 1]);

    const db = new Database(file, { readonly: true });
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    const moves = db.prepare('SELECT state_id FROM log ORDER BY state_id').pluck().all();
    db.close();
    // Each acknowledged move once, and no other.
    expect(moves).toEqual(Array.from({ length: answered(pages) }, (_, n) => n));
  },
);
