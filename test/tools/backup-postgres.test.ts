import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { backup, restoring } from '../../src/tools/backup/command.ts';
import type { Command } from '../../src/tools/command.ts';
import { run } from '../server/support/command.ts';
import { postgresPrograms } from '../server/support/postgres-cluster.ts';
import { startServer, temporaryDirectory } from '../server/support/running-server.ts';
import { enter, playToTheEnd, seatedMatch } from '../server/support/seat-client.ts';
import { onPostgres } from '../server/support/storages.ts';

/** Runs what a command names in its place, as whoever copies it into a shell does. */
const runNamed = async (
  command: (env: { DATABASE_URL: string }) => Command,
  databaseUrl: string,
  file: string,
): Promise<void> => {
  const { stderr } = await run(command({ DATABASE_URL: databaseUrl }), file);
  const [, named = ''] = /^ {2}(pg_\w+ .*)$/m.exec(stderr) ?? [];
  const PATH = [postgresPrograms(), process.env.PATH].filter(Boolean).join(':');
  execFileSync('sh', ['-c', named], { env: { PATH, DATABASE_URL: databaseUrl }, stdio: 'pipe' });
};

onPostgres('PostgreSQL', cluster => {
  it('every move acknowledged before a backup that is made beside the server is there once it is restored, and the match goes on', async () => {
    const [used, fresh] = [await cluster().createDatabase(), await cluster().createDatabase()];
    const file = join(temporaryDirectory(), 'matches.dump');
    const server = await startServer({ databaseUrl: used });
    const seats = await seatedMatch(server);
    const pages = await Promise.all(seats.map(seat => enter(server, seat)));
    const ended = pages.map(({ socket }, seat) => playToTheEnd(socket, seats[seat]!));
    const { matchID } = seats[0]!;
    const acknowledged = async () => (await server.stored(matchID)).log.length;
    await expect.poll(acknowledged).toBeGreaterThan(5);

    const before = await server.stored(matchID);
    await runNamed(backup, used, file);
    await Promise.all(ended);
    await server.close();

    await runNamed(restoring, fresh, file);
    const restored = await startServer({ databaseUrl: fresh });
    const { log, state } = await restored.stored(matchID);
    expect(log.slice(0, before.log.length)).toEqual(before.log);
    expect(log).toHaveLength(state._stateID);
    const again = await Promise.all(seats.map(seat => enter(restored, seat)));
    await Promise.all(again.map(({ socket }, seat) => playToTheEnd(socket, seats[seat]!)));
  });
});
