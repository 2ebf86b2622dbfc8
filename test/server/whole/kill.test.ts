import { once } from 'node:events';
import { join as joinPath } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { priestsOfRa } from '../../../src/game/priests-of-ra/rules.ts';
import { eventually, openSocket, temporaryDirectory } from '../support/running-server.ts';
import { GAME, type Joined, moveMessage, type SyncInfo, someMove } from '../support/seat-client.ts';
import { freePort, spawnServer, untilHealthy } from '../support/server-process.ts';

const KILLS = 7;
const MATCHES = 4;
/** Milliseconds a player takes, so that a match outlives the kills. */
const PACE = 25;

type Acknowledged = { readonly matchID: string; readonly stateID: number; readonly action: string };

const post = async (url: string, body: unknown) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
};

/** A page that plays its seat whenever it can, and comes back by itself. Resolves when its match is over. */
const play = (url: string, who: Joined, acknowledged: Acknowledged[]): Promise<void> =>
  new Promise(resolve => {
    const socket = openSocket(url);
    const seat = Number(who.seat);
    const look = (state: SyncInfo['state']) => {
      if (state.ctx.gameover !== undefined) return resolve();
      if (!priestsOfRa.seatsToAct(state.G).includes(seat)) return;
      const move = someMove(state.G, seat, `${who.matchID} ${state._stateID}`);
      setTimeout(
        () => socket.connected && socket.emit('update', ...moveMessage(who, state._stateID, move)),
        PACE,
      );
    };
    socket.on('connect', () => socket.emit('sync', who.matchID, who.seat, who.credentials, 3));
    socket.on('sync', (_id, info: SyncInfo) => look(info.state));
    socket.on('update', (matchID, state, log) => {
      for (const { action, _stateID } of log) {
        if (action.payload.playerID !== who.seat) continue;
        acknowledged.push({ matchID, stateID: _stateID, action: JSON.stringify(action.payload) });
      }
      look(state);
    });
  });

/** What of the acknowledged moves the file of a server that was killed does not hold. */
const missing = (file: string, acknowledged: readonly Acknowledged[]): Acknowledged[] => {
  const db = new Database(file);
  try {
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    const entries = db
      .prepare<[], { match_id: string; state_id: number; entry: string }>('SELECT * FROM log')
      .all();
    const stored = new Map(
      entries.map(row => [
        `${row.match_id} ${row.state_id}`,
        JSON.stringify(JSON.parse(row.entry).action.payload),
      ]),
    );
    // State and log are one: as many entries as the state counts moves.
    const counts = db
      .prepare(
        'SELECT state_id AS moves, (SELECT count(*) FROM log l WHERE l.match_id = s.match_id) AS logged FROM state s',
      )
      .all() as { moves: number; logged: number }[];
    for (const { moves, logged } of counts) expect(logged).toBe(moves);
    return acknowledged.filter(move => stored.get(`${move.matchID} ${move.stateID}`) !== move.action);
  } finally {
    db.close();
  }
};

it('killed at any moment, no acknowledged move is lost and every match goes on to its end', async () => {
  const dataDir = temporaryDirectory();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    BOT_DELAY_MS: '5',
    MESSAGES_PER_SECOND: '1000',
    LOG_LEVEL: 'warn',
  };
  const start = async () => {
    const child = spawnServer(env);
    await untilHealthy(url);
    return child;
  };
  let child = await start();
  const acknowledged: Acknowledged[] = [];
  const ends: Promise<void>[] = [];
  for (let match = 0; match < MATCHES; match++) {
    const { matchID } = await post(`${url}${GAME}/create`, {
      numPlayers: 3,
      setupData: { bots: { 2: 'random' } },
    });
    const seats: Joined[] = [];
    for (const playerName of ['Ada', 'Ned']) {
      const { playerID, playerCredentials } = await post(`${url}${GAME}/${matchID}/join`, { playerName });
      seats.push({ matchID, seat: playerID, credentials: playerCredentials });
    }
    ends.push(...seats.map(who => play(url, who, acknowledged)));
  }
  for (let kill = 0; kill < KILLS; kill++) {
    const before = acknowledged.length;
    await eventually(() => acknowledged.length).toBeGreaterThan(before + 5);
    await new Promise(resolve => setTimeout(resolve, Math.random() * 250));
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
    expect(missing(joinPath(dataDir, 'matches.sqlite'), acknowledged)).toEqual([]);
    child = await start();
  }
  await Promise.all(ends);
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(child.said()).toBe('');
  expect(missing(joinPath(dataDir, 'matches.sqlite'), acknowledged)).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(MATCHES * 40);
});
