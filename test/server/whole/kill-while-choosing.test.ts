import { once } from 'node:events';
import { join as joinPath } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { eventsOfEntry } from '../../../src/game/framework/log-events.ts';
import { asked } from '../../../src/game/ru-ra-re/asking.ts';
import type { RuRaReEvent } from '../../../src/game/ru-ra-re/events.ts';
import type { Row, State, View } from '../../../src/game/ru-ra-re/table.ts';
import { quickRandom } from '../../../src/game/shared/random.ts';
import type { LogEntry } from '../../../src/server/boardgame.ts';
import { DATABASE_FILE } from '../../../src/server/storage/sqlite-store.ts';
import { rowsWithCards } from '../support/choosers.ts';
import { type Counter, counter, someMoment } from '../support/counter.ts';
import { progressOf } from '../support/progress.ts';
import { nextEvent, openSocket, temporaryDirectory } from '../support/running-server.ts';
import { type Joined, moveMessage, newMoveID } from '../support/seat-client.ts';
import { freePort, kill, sitDown, spawnServer, untilHealthy } from '../support/server-process.ts';

/** `KILLS=200` for the long form. */
const KILLS = Number(process.env.KILLS ?? 4);
/** As many are under way at the same time; a new one takes the place of one that is over. */
const TABLES = 3;
/** Milliseconds between two choices of a seat. */
const PACE = 25;

/** What one seat has said in one throw, in order, and how much of it was acknowledged: the rest may be kept or not. */
type Said = { readonly rows: Row[]; acknowledged: number };
/** By match, round, throw and seat. */
type Book = Map<string, Said>;
const keyOf = (matchID: string, round: number, throwNumber: number, seat: number | string) =>
  [matchID, round, throwNumber, seat].join(' ');

type Seen = { readonly G: View; readonly _stateID: number; readonly ctx: { readonly gameover?: unknown } };

/** A page that chooses, mostly chooses again, and comes back by itself. Resolves when its match is over. */
const play = (
  url: string,
  who: Joined,
  book: Book,
  tell: (kind: string) => void,
  sent: Counter,
): Promise<void> =>
  new Promise(resolve => {
    const socket = openSocket(url, 'ru-ra-re');
    const seat = Number(who.seat);
    const random = quickRandom(`${who.matchID} ${seat}`);
    let seen: Seen;
    /** What it said last and has no answer to yet: it is said again, under the same id, when the page is back. */
    let open: { readonly said: Said; readonly id: string; readonly message: readonly unknown[] } | null =
      null;
    const send = () => {
      if (open === null) return;
      socket.emit('update', ...open.message, open.id);
      sent.add();
    };
    const speak = () => {
      const { G } = seen;
      if (!socket.connected || open !== null || !asked(G).includes(seat)) return;
      // Who chooses last ends the throw, so most of the time somebody changes a choice before.
      if (G.choice === null && G.chosen.some(Boolean) && random.below(3) > 0) return;
      const rows = rowsWithCards(G);
      const row = rows[random.below(rows.length)]!;
      const key = keyOf(who.matchID, G.round, G.throw, seat);
      const said = book.get(key) ?? { rows: [], acknowledged: 0 };
      said.rows.push(row);
      book.set(key, said);
      const message = moveMessage(who, seen._stateID, ['choose', G.round, G.throw, row]);
      open = { said, id: newMoveID(), message };
      send();
    };
    const pace = setInterval(() => seen !== undefined && speak(), PACE);
    const look = (state: Seen) => {
      seen = state;
      if (state.ctx.gameover === undefined) return;
      clearInterval(pace);
      socket.close();
      resolve();
    };
    let isBack = false;
    socket.on('connect', () => {
      isBack = open !== null;
      socket.emit('sync', who.matchID, who.seat, who.credentials, 3);
    });
    socket.on('sync', (_id, { state }) => {
      look(state);
      // After a repeat the answer follows by itself.
      if (isBack) send();
      isBack = false;
    });
    socket.on('update', (_id, state) => look(state));
    socket.on('answer', (_id, id: string, kind: string, code?: string) => {
      if (id !== open?.id) return;
      const { said } = open;
      open = null;
      if (kind === 'refused' && code === 'not-joined') return;
      if (kind === 'refused') said.rows.pop();
      else {
        said.acknowledged = said.rows.length;
        tell(kind);
      }
    });
  });

type Kept = { readonly matchID: string; readonly G: State; readonly events: readonly RuRaReEvent[] };

const keptIn = (file: string): Kept[] => {
  const db = new Database(file);
  try {
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    const states = db
      .prepare<[], { match_id: string; state_id: number; state: string }>('SELECT * FROM state')
      .all();
    return states.map(row => {
      const entries = db
        .prepare<[string], { entry: string }>('SELECT entry FROM log WHERE match_id = ? ORDER BY state_id')
        .all(row.match_id);
      // State and log are one: as many entries as the state counts moves, however often a choice was changed.
      expect(entries).toHaveLength(row.state_id);
      return {
        matchID: row.match_id,
        G: JSON.parse(row.state).G,
        events: entries.flatMap(({ entry }) => JSON.parse(entry).metadata.events),
      };
    });
  } finally {
    db.close();
  }
};

/** By match, round, throw and seat: the choices that were shown, and those that wait for the last one. */
const choicesIn = ({ matchID, G, events }: Kept): Map<string, Row> => {
  const choices = new Map<string, Row>();
  let [round, throwNumber] = [1, 1];
  for (const event of events) {
    if (event.type === 'show') {
      for (const [seat, row] of Object.entries(event.choices))
        choices.set(keyOf(matchID, round, throwNumber, seat), row);
      throwNumber += 1;
    }
    if (event.type === 'round-end') [round, throwNumber] = [round + 1, 1];
  }
  for (const [seat, row] of G.secret.choices.entries())
    if (row !== null) choices.set(keyOf(matchID, G.round, G.throw, seat), row);
  return choices;
};

/** Choices that a seat was told count and that do not; later ones, not acknowledged yet, may stand in their place. */
const missing = (file: string, book: Book): string[] => {
  const kept = new Map(keptIn(file).flatMap(match => [...choicesIn(match)]));
  return [...book].flatMap(([key, { rows, acknowledged }]) => {
    if (acknowledged === 0) return [];
    const may = rows.slice(acknowledged - 1);
    const is = kept.get(key);
    return is !== undefined && may.includes(is) ? [] : [`${key}: ${is} instead of ${may.join(' or ')}`];
  });
};

it('[Q-12] killed in the middle of throws, the server has kept what each seat was told that it chose last', {
  timeout: 300_000 + KILLS * 20_000,
}, async () => {
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
  const file = joinPath(dataDir, 'matches.sqlite');
  const start = async () => {
    const child = spawnServer(env);
    await untilHealthy(url);
    return child;
  };
  let child = await start();
  const book: Book = new Map();
  const [heard, sent] = [counter(), counter()];
  let repeated = 0;
  let isEnding = false;
  const tell = (kind: string) => {
    heard.add();
    if (kind === 'repeated') repeated += 1;
  };
  /** One match after another at one table, until the last kill has come. */
  const keepPlaying = async (): Promise<void> => {
    while (!isEnding) {
      const setupData = { bots: { 3: 'random' } };
      const seats = await sitDown(url, 'ru-ra-re', ['Ada', 'Ned', 'Zoe'], { numPlayers: 4, setupData });
      await Promise.all(seats.map(who => play(url, who, book, tell, sent)));
    }
  };
  const ends = Array.from({ length: TABLES }, keepPlaying);
  let inTheMiddle = 0;
  const tellProgress = progressOf('kills', KILLS);
  for (let kills = 0; kills < KILLS; kills++) {
    await someMoment(heard, sent, 20);
    await kill(child);
    expect(missing(file, book)).toEqual([]);
    inTheMiddle += keptIn(file).filter(({ G }) => G.secret.choices.some(row => row !== null)).length;
    child = await start();
    tellProgress(kills + 1);
  }
  expect(inTheMiddle).toBeGreaterThan(KILLS);
  isEnding = true;
  await Promise.all(ends);
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(child.said()).toBe('');
  expect(missing(file, book)).toEqual([]);
  const changed = [...book.values()].filter(({ acknowledged }) => acknowledged > 1).length;
  expect(changed).toBeGreaterThan(TABLES * 5);
  console.info(
    `${KILLS} kills: ${heard.count()} acknowledged, none lost, ${changed} changed choices, ${repeated} repeats after a kill`,
  );
});

/** As if everybody's time had run out while no server ran. */
const timeIsUp = (file: string): void => {
  const db = new Database(file);
  const { control } = db.prepare<[], { control: string }>('SELECT control FROM match').get()!;
  const { deadlines, ...rest } = JSON.parse(control);
  const clocks = Object.fromEntries(Object.keys(deadlines.clocks).map(seat => [seat, 1]));
  const late = JSON.stringify({ ...rest, deadlines: { ...deadlines, clocks } });
  db.prepare('UPDATE match SET control = ?, deadline = 1').run(late);
  db.close();
};

it('[Q-12] killed while a clock runs, the server goes on with it: what was chosen stays, the late have a row drawn', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = temporaryDirectory();
  const env = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const first = spawnServer(env);
  await untilHealthy(url);
  const setupData = { secondsToAct: 600 };
  const seats = await sitDown(url, 'ru-ra-re', ['Ada', 'Ned'], { numPlayers: 2, setupData });
  const [ada] = seats as [Joined];
  const socket = openSocket(url, 'ru-ra-re');
  socket.on('connect', () => socket.emit('sync', ada.matchID, ada.seat, ada.credentials));
  const changed = new Promise(resolve =>
    socket.on('answer', (_id, _moveID, kind) => kind === 'changed' && resolve(kind)),
  );
  const shown = new Promise<RuRaReEvent>(resolve => {
    // It may be shown before the page is back, or after.
    const look = (log: readonly LogEntry[]) => {
      const show = (log.flatMap(eventsOfEntry) as RuRaReEvent[]).find(({ type }) => type === 'show');
      if (show !== undefined) resolve(show);
    };
    socket.on('update', (_id, _state, log) => look(log));
    socket.on('sync', (_id, { log }) => look(log));
  });
  await nextEvent(socket, 'sync');
  for (const row of [2, 6]) {
    socket.emit('update', ...moveMessage(ada, 0, ['choose', 1, 1, row]), newMoveID());
  }
  await changed;
  await kill(first);
  timeIsUp(joinPath(dataDir, DATABASE_FILE));
  const second = spawnServer(env);
  expect(await shown).toEqual({ type: 'show', choices: { 0: 6, 1: expect.any(Number) } });
  expect(second.said()).toBe('');
});
