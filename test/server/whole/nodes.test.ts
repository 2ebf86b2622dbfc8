import { expect, it } from 'vitest';
import { priestsOfRa } from '../../../src/game/priests-of-ra/rules.ts';
import { ask } from '../support/postgres-cluster.ts';
import { closeLater, eventually, openSocket } from '../support/running-server.ts';
import { type Joined, moveMessage, type SyncInfo, someMove } from '../support/seat-client.ts';
import { freePort, kill, sitDown, spawnServer, untilHealthy } from '../support/server-process.ts';
import { onPostgresAlone } from '../support/storages.ts';

const TABLES = 3;
/** How often a page asks for the match: nodes do not tell each other's pages yet. Milliseconds. */
const LOOK_EVERY = 100;

type Acknowledged = { readonly matchID: string; readonly stateID: number; readonly name: string };

/** A server on a database that others may be on as well. */
const startNode = async (databaseUrl: string) => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawnServer({
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    BOT_DELAY_MS: '20',
    MESSAGES_PER_SECOND: '10000',
    LOG_LEVEL: 'error',
  });
  await untilHealthy(url);
  return { child, url };
};

/** A page that plays its seat on one node until the match is over. */
const play = (url: string, who: Joined, acknowledged: Acknowledged[]): Promise<void> =>
  new Promise(resolve => {
    const socket = openSocket(url, who.game);
    const look = (state: SyncInfo['state']) => {
      if (state.ctx.gameover !== undefined) {
        clearInterval(asking);
        socket.close();
        return resolve();
      }
      if (!priestsOfRa.seatsToAct(state.G).includes(Number(who.seat))) return;
      const move = someMove(state.G, Number(who.seat), `${who.matchID} ${state._stateID}`);
      socket.emit('update', ...moveMessage(who, state._stateID, move));
    };
    const asking = setInterval(
      () => socket.volatile.emit('sync', who.matchID, who.seat, who.credentials, 3),
      LOOK_EVERY,
    );
    closeLater(() => clearInterval(asking));
    socket.on('sync', (_id, info: SyncInfo) => look(info.state));
    socket.on('update', (matchID, state, log) => {
      for (const { action, _stateID } of log) {
        if (action.payload.playerID !== who.seat) continue;
        acknowledged.push({ matchID, stateID: _stateID, name: action.payload.type });
      }
      look(state);
    });
  });

/** Tables with one person and two bots each, of which a bot begins at one at least: who does is drawn. */
const makeTables = async (url: string) => {
  const setupData = { bots: { 1: 'random', 2: 'random' } };
  const people: Joined[] = [];
  let doesBotBegin = false;
  while (people.length < TABLES || !doesBotBegin) {
    const [who] = await sitDown(url, 'priests-of-ra', ['Ada'], { numPlayers: 3, setupData });
    const { toAct } = await (await fetch(`${url}/games/priests-of-ra/${who!.matchID}`)).json();
    doesBotBegin ||= !toAct.includes(Number(who!.seat));
    people.push(who!);
  }
  return people;
};

/** A page of each person's. */
const playTables = (url: string, people: readonly Joined[]) => {
  const acknowledged: Acknowledged[] = [];
  return { acknowledged, isOver: Promise.all(people.map(who => play(url, who, acknowledged))) };
};

/** Every acknowledged move is stored, and no state of a match had more than one move made from it. */
const expectAllStored = async (
  databaseUrl: string,
  tables: number,
  acknowledged: readonly Acknowledged[],
) => {
  const rows = await ask(
    databaseUrl,
    'SELECT match_id, state_id, entry FROM log ORDER BY match_id, state_id',
  );
  const moves = rows.map(({ match_id, state_id, entry }) => ({
    matchID: match_id,
    stateID: state_id,
    name: JSON.parse(entry as string).action.payload.type,
  }));
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(moves).toEqual(expect.arrayContaining(acknowledged as Acknowledged[]));
  const matches = await ask(databaseUrl, 'SELECT id, state, stage FROM match');
  expect(matches).toHaveLength(tables);
  for (const { id, state, stage } of matches) {
    const made = moves.filter(({ matchID }) => matchID === id).map(({ stateID }) => stateID);
    expect([stage, made]).toEqual([
      'finished',
      Array.from({ length: JSON.parse(state as string)._stateID }, (_, n) => n),
    ]);
  }
};

onPostgresAlone('two nodes on one PostgreSQL database', cluster => {
  it('one of them is killed: the other does what the first had to do, and every match comes to its end', async () => {
    const databaseUrl = await cluster().createDatabase();
    // Each that has claimed a match so far: who holds which at one moment is chance.
    const claimants = new Set<unknown>();
    const countClaimants = async () => {
      const found = 'SELECT claimed_by FROM match WHERE claimed_by IS NOT NULL';
      for (const { claimed_by } of await ask(databaseUrl, found)) claimants.add(claimed_by);
      return claimants.size;
    };
    const a = await startNode(databaseUrl);
    const people = await makeTables(a.url);
    await eventually(countClaimants).toBe(1);
    const b = await startNode(databaseUrl);
    const { acknowledged, isOver } = playTables(b.url, people);
    await eventually(countClaimants).toBe(2);
    await kill(a.child);
    await isOver;
    await expectAllStored(databaseUrl, people.length, acknowledged);
    expect(b.child.said()).toBe('');
  });

  it.skipIf(process.env.TEST_DATABASE_URL !== undefined)(
    'PostgreSQL is cut off, stopped and started: all goes on by itself, and nothing acknowledged is lost',
    async () => {
      const server = cluster().process!;
      const databaseUrl = await cluster().createDatabase();
      const [a, b] = [await startNode(databaseUrl), await startNode(databaseUrl)];
      const people = await makeTables(a.url);
      const { acknowledged, isOver } = playTables(b.url, people);
      await eventually(() => acknowledged.length).toBeGreaterThan(3);
      await cluster().cutConnections(databaseUrl);
      const before = acknowledged.length;
      await eventually(() => acknowledged.length).toBeGreaterThan(before);
      await server.stop();
      await server.start();
      await isOver;
      await expectAllStored(databaseUrl, people.length, acknowledged);
      for (const { child } of [a, b])
        expect(child.said()).toContain('the connection to the database was lost');
    },
  );
});
