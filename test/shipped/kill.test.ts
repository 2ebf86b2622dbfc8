import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join as joinPath } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it, onTestFailed } from 'vitest';
import { priestsOfRa } from '../../src/game/priests-of-ra/rules.ts';
import { DATABASE_FILE } from '../../src/server/storage/sqlite-store.ts';
import { type Counter, counter, someMoment } from '../server/support/counter.ts';
import { progressOf } from '../server/support/progress.ts';
import { openSocket, temporaryDirectory } from '../server/support/running-server.ts';
import { type Joined, moveMessage, type SyncInfo, someMove } from '../server/support/seat-client.ts';
import { freePort, kill, sitDown, spawnServer, untilHealthy } from '../server/support/server-process.ts';

/** `KILLS=1000` for the long form. */
const KILLS = Number(process.env.KILLS ?? 12);
/** As many are under way at the same time; a new one takes the place of one that is over. */
const TABLES = 4;

type Acknowledged = { readonly matchID: string; readonly stateID: number; readonly action: string };

/** What each page last knew, for the message of a run that does not end. */
const lastKnown = new Map<string, string>();

/** A page that plays its seat whenever it can, and comes back by itself. Resolves when its match is over. */
const play = (url: string, who: Joined, tell: (move: Acknowledged) => void, sent: Counter): Promise<void> =>
  new Promise(resolve => {
    const socket = openSocket(url);
    const seat = Number(who.seat);
    const note = (what: string) => lastKnown.set(`${who.matchID}, seat ${seat}`, `${what}, ${socket.id}`);
    for (const event of ['refused', 'error', 'answer', 'gone', 'elsewhere'])
      socket.on(event, (...words) => note(`${event} ${JSON.stringify(words)}`));
    socket.on('disconnect', note);
    socket.on('connect_error', ({ message }) => note(message));
    const look = (state: SyncInfo['state']) => {
      note(`state ${state._stateID}, to act: ${priestsOfRa.seatsToAct(state.G)}`);
      if (state.ctx.gameover !== undefined) {
        socket.close();
        return resolve();
      }
      if (!priestsOfRa.seatsToAct(state.G).includes(seat)) return;
      const move = someMove(state.G, seat, `${who.matchID} ${state._stateID}`);
      socket.emit('update', ...moveMessage(who, state._stateID, move));
      sent.add();
    };
    socket.on('connect', () => {
      note('asks for the state');
      socket.emit('sync', who.matchID, who.seat, who.credentials, 3);
    });
    socket.on('sync', (_id, info: SyncInfo) => look(info.state));
    socket.on('update', (matchID, state, log) => {
      for (const { action, _stateID } of log) {
        if (action.payload.playerID !== who.seat) continue;
        tell({ matchID, stateID: _stateID, action: JSON.stringify(action.payload) });
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
    const stored = new Map(entries.map(row => [`${row.match_id} ${row.state_id}`, row.entry]));
    const actionOf = (entry: string | undefined) =>
      entry === undefined ? null : JSON.stringify(JSON.parse(entry).action.payload);
    // State and log are one: as many entries as the state counts moves.
    const counts = db
      .prepare(
        'SELECT state_id AS moves, (SELECT count(*) FROM log l WHERE l.match_id = s.match_id) AS logged FROM state s',
      )
      .all() as { moves: number; logged: number }[];
    for (const { moves, logged } of counts) expect(logged).toBe(moves);
    return acknowledged.filter(
      move => actionOf(stored.get(`${move.matchID} ${move.stateID}`)) !== move.action,
    );
  } finally {
    db.close();
  }
};

const endedByItself = (child: ChildProcess): Promise<never> =>
  once(child, 'exit').then(([code, signal]) => {
    throw new Error(`the server ended by itself: ${code ?? signal}`);
  });

it(
  'killed at any moment, no acknowledged move is lost and every match goes on to its end',
  async () => {
    const dataDir = temporaryDirectory();
    const file = joinPath(dataDir, DATABASE_FILE);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const env = {
      PORT: String(port),
      DATA_DIR: dataDir,
      BOT_DELAY_MS: '5',
      MESSAGES_PER_SECOND: '1000',
      // Tables that were being laid when the server was killed stay there, and nobody sits down at them.
      MATCHES_PER_ADDRESS: '10000',
      LOG_LEVEL: 'warn',
    };
    const readyAfter: number[] = [];
    const start = async () => {
      const began = performance.now();
      const child = spawnServer(env);
      await untilHealthy(url);
      readyAfter.push(performance.now() - began);
      return child;
    };
    let child = await start();
    const acknowledged: Acknowledged[] = [];
    const [heard, sent] = [counter(), counter()];
    const tell = (move: Acknowledged) => {
      acknowledged.push(move);
      heard.add();
    };
    let isEnding = false;
    let matches = 0;
    /** One match after another at one table, until the last kill has come. */
    const keepPlaying = async (): Promise<void> => {
      while (!isEnding) {
        const setupData = { bots: { 2: 'random' } };
        const seats = await sitDown(url, 'priests-of-ra', ['Ada', 'Ned'], { numPlayers: 3, setupData });
        await Promise.all(seats.map(who => play(url, who, tell, sent)));
        matches += 1;
      }
    };
    let stage = 'playing';
    onTestFailed(() => {
      const pages = [...lastKnown].map(([page, what]) => `${page}: ${what}`);
      const said = `the server, ${child.exitCode ?? child.signalCode ?? 'running'}, said: ${child.said()}`;
      console.error([`${stage}; ${heard.count()} of ${sent.count()} answered`, ...pages, said].join('\n'));
    });
    const ends = Array.from({ length: TABLES }, keepPlaying);
    const tellProgress = progressOf('kills', KILLS);
    let checked = 0;
    for (let kills = 0; kills < KILLS; kills++) {
      stage = `${kills} kills`;
      await Promise.race([someMoment(heard, sent, 5), endedByItself(child), ...ends]);
      await kill(child);
      // What was there after the kill before is looked for once more at the end.
      const [from, to] = [checked, acknowledged.length];
      expect(missing(file, acknowledged.slice(from, to))).toEqual([]);
      checked = to;
      child = await start();
      tellProgress(kills + 1);
    }
    stage = 'playing to the end';
    isEnding = true;
    await Promise.race([Promise.all(ends), endedByItself(child)]);
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    expect(child.said()).toBe('');
    expect(missing(file, acknowledged)).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(TABLES * 40);
    readyAfter.sort((a, b) => a - b);
    const [half, last] = [readyAfter[KILLS >> 1]!, readyAfter.at(-1)!].map(Math.round);
    console.info(
      `${KILLS} kills: ${acknowledged.length} moves acknowledged in ${matches} matches, none lost; ready after ${half} ms, at most ${last}`,
    );
  },
  120_000 + KILLS * 20_000,
);
