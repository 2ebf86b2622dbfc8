/**
 * Fills a database for `saved/`, by playing on a running server as people's pages would: sockets and HTTP only, so
 * that it works with any version. Writes `contents.json`, and afterwards the database is folded into one file.
 *
 *     node --import tsx test/server/storage/saved/make.ts SERVER_DIRECTORY TARGET_DIRECTORY [few]
 *
 * SERVER_DIRECTORY is a checkout of the version whose database is wanted; with `few`, of each kind of match only what
 * no other kind shows.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { io, type Socket } from 'socket.io-client';
import { GAME_IDS, type GameId, loadRules, metaOf } from '../../../../src/game/index.ts';
import { quickRandom } from '../../../../src/game/shared/random.ts';
import { followPatches } from '../../support/follow-patches.ts';
import type { SavedContents, SavedMatch, SavedSeat } from './saved.ts';

const [serverDirectory, target, few] = process.argv.slice(2);
if (serverDirectory === undefined || target === undefined) {
  throw new Error('expected: SERVER_DIRECTORY TARGET_DIRECTORY [few]');
}

const dataDir = mkdtempSync(join(tmpdir(), 'saved-'));
const port = await new Promise<number>(resolve => {
  const probe = createServer().listen(0, () => {
    const { port } = probe.address() as { port: number };
    probe.close(() => resolve(port));
  });
});
const url = `http://127.0.0.1:${port}`;

const startServer = async (botDelay: number) => {
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    BOT_DELAY_MS: String(botDelay),
    STAND_IN_MS: '86400000',
    MESSAGES_PER_SECOND: '100000',
    LOG_LEVEL: 'warn',
  };
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
    cwd: serverDirectory,
    env,
    stdio: 'inherit',
  });
  const isUp = () =>
    fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await new Promise(resolve => setTimeout(resolve, 50));
  return async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
};

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape, of any version of the server
type Json = any;
const ask = async (path: string, body?: object): Promise<Json> => {
  const answer = await fetch(
    url + path,
    body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
};

const create = async (game: GameId, body: object): Promise<string> =>
  (await ask(`/games/${game}/create`, body)).matchID;
/** @param former the credentials in the match before of somebody for whom a seat is kept */
const takeSeat = async (game: GameId, matchID: string, name: string, former?: string): Promise<SavedSeat> => {
  const { playerID, playerCredentials } = await ask(`/games/${game}/${matchID}/join`, {
    playerName: name,
    ...(former !== undefined && { former }),
  });
  return { seat: Number(playerID), name, credentials: playerCredentials };
};

const RULES = Object.fromEntries(
  await Promise.all(GAME_IDS.map(async id => [id, (await loadRules(id)).rules] as const)),
);

type Seen = { readonly G: Json; readonly _stateID: number; readonly ctx: { readonly gameover?: unknown } };

/** A person's page at a seat. */
class Page {
  readonly who: SavedSeat;
  readonly #game: GameId;
  readonly #matchID: string;
  readonly #socket: Socket;
  #seen: Seen | null = null;
  /** How many moves of its own it has been told of. */
  #made = 0;
  #listeners: (() => void)[] = [];

  constructor(game: GameId, matchID: string, who: SavedSeat) {
    this.who = who;
    this.#game = game;
    this.#matchID = matchID;
    this.#socket = followPatches(io(`${url}/${game}`, { transports: ['websocket'], forceNew: true }));
    this.#socket.on('sync', (_id, { state }) => this.#see(state));
    this.#socket.on('update', (_id, state, log: readonly Json[]) => {
      if (log.some(({ action }) => action.payload.playerID === String(who.seat))) this.#made += 1;
      this.#see(state);
    });
    this.#socket.on('refused', (_id, _stateID, code) => {
      throw new Error(`refused: ${code}`);
    });
    this.#socket.emit('sync', matchID, String(who.seat), who.credentials);
  }

  #see(seen: Seen): void {
    this.#seen = seen;
    for (const listener of this.#listeners.splice(0)) listener();
  }

  get seen(): Seen {
    return this.#seen!;
  }

  async until(isSo: (seen: Seen) => boolean): Promise<void> {
    while (this.#seen === null || !isSo(this.#seen)) {
      await new Promise<void>(resolve => this.#listeners.push(resolve));
    }
  }

  get mayMove(): boolean {
    return RULES[this.#game]!.seatsToAct(this.seen.G).includes(this.who.seat);
  }

  /** Makes a move, and resolves when this page has been told of it. */
  async move(move: readonly unknown[]): Promise<void> {
    const made = this.#made;
    this.#send(move);
    await this.until(() => this.#made > made);
  }

  /** Chooses another row: no move is told of, but the page sees its choice. */
  async change(move: readonly unknown[]): Promise<void> {
    this.#send(move);
    await this.until(({ G }) => G.choice === move.at(-1));
  }

  #send([type, ...args]: readonly unknown[]): void {
    const before = this.seen;
    const { seat, credentials } = this.who;
    const payload = { type, args, playerID: String(seat), credentials };
    this.#socket.emit('update', { type: 'MAKE_MOVE', payload }, before._stateID, this.#matchID, String(seat));
  }

  async moveByChance(): Promise<void> {
    const { G, _stateID } = this.seen;
    const legal = RULES[this.#game]!.legalMoves(G, this.who.seat);
    await this.move(legal[quickRandom(`${this.#game} ${_stateID} ${this.who.seat}`).below(legal.length)]!);
  }

  close(): void {
    this.#socket.close();
  }
}

type Table = {
  readonly game: GameId;
  readonly matchID: string;
  readonly seats: readonly SavedSeat[];
  readonly pages: readonly Page[];
};

/** A table whose seats without a bot people have joined, with a page open at each of theirs. */
const sit = async (
  game: GameId,
  numPlayers: number,
  setupData: { bots?: Record<string, string> } & Record<string, unknown> = {},
  { unlisted = false, without = 0 } = {},
): Promise<Table> => {
  const matchID = await create(game, { numPlayers, setupData, unlisted });
  const seats: SavedSeat[] = [];
  const people = numPlayers - Object.keys(setupData.bots ?? {}).length - without;
  for (const name of ['Ada', 'Ned', 'Tiye', 'Hori', 'Mut'].slice(0, people)) {
    seats.push(await takeSeat(game, matchID, name));
  }
  return { game, matchID, seats, pages: seats.map(seat => new Page(game, matchID, seat)) };
};

/** Plays by chance until a person is to act again after so many moves in all, or to the end. */
const play = async ({ pages }: Table, moves = Number.POSITIVE_INFINITY): Promise<void> => {
  const [first] = pages;
  if (first === undefined) throw new Error('nobody plays');
  const isOver = (seen: Seen) => seen.ctx.gameover !== undefined;
  for (;;) {
    await Promise.all(pages.map(page => page.until(() => true)));
    const latest = Math.max(...pages.map(page => page.seen._stateID));
    await Promise.all(pages.map(page => page.until(seen => seen._stateID >= latest)));
    if (isOver(first.seen)) return;
    const actor = pages.find(page => page.mayMove);
    if (actor === undefined) await first.until(seen => seen._stateID > latest || isOver(seen));
    else if (latest >= moves) return;
    else await actor.moveByChance();
  }
};

const matches: Omit<SavedMatch, 'lobby' | 'record' | 'views'>[] = [];

/** Leaves a table as it is, and notes it. What the server gives of it is asked for at the very end. */
const note = (
  what: string,
  stage: SavedMatch['stage'],
  { game, matchID: id, seats, pages }: Table,
  more: Partial<SavedMatch> = {},
) => {
  process.stderr.write(`${game}: ${what}\n`);
  for (const page of pages) page.close();
  matches.push({ id, game, what, stage, seats, ...more });
};

let stop = await startServer(0);
for (const game of GAME_IDS) {
  const { min, max } = metaOf(game).seats;
  const lastIsBot = max > 2 ? { bots: { [max - 1]: 'steady' } } : {};

  const finished = await sit(game, min);
  await play(finished);
  note('finished, two people', 'finished', finished);

  if (few === undefined) {
    const people = await sit(game, max);
    await play(people, 17);
    note('in mid-match, people in every seat', 'running', people);
  }

  const withBot = await sit(game, max, { bots: { [max - 1]: 'steady' } });
  await play(withBot, 23);
  note('in mid-match, a bot in the last seat', 'running', withBot);

  const waiting = await sit(game, max, lastIsBot, { without: 1 });
  note('waits for one person', 'waiting', waiting);

  const left = await sit(game, max);
  await play(left, 11);
  const { seat, credentials } = left.seats[0]!;
  await ask(`/games/${game}/${left.matchID}/leave`, { playerID: String(seat), credentials });
  await play({ ...left, pages: left.pages.slice(1) }, 14);
  note('in mid-match, the person of seat 0 has left and a bot stands in', 'running', left, { standIns: [0] });
}

const hidden = await sit('ru-ra-re', 3);
const isThrowOpen = () => (hidden.pages[0]!.seen.G.chosen as boolean[]).includes(true);
for (let moves = 12; moves === 12 || isThrowOpen(); moves++) await play(hidden, moves);
const [first, second] = hidden.pages as [Page, Page];
const choices: Record<number, number> = {};
const choose = async (page: Page, how: 'move' | 'change', nth: number) => {
  const { G } = page.seen;
  const rows = (G.rows as unknown[][]).flatMap((cards, i) => (cards.length > 0 ? [i + 1] : []));
  await page[how](['choose', G.round, G.throw, rows[nth]]);
  choices[page.who.seat] = rows[nth]!;
};
await choose(first, 'move', 0);
await second.until(seen => seen._stateID === first.seen._stateID);
await choose(second, 'move', 0);
await choose(second, 'change', 1);
note('seat 0 has chosen, seat 1 has chosen and changed its choice, seat 2 has not', 'running', hidden, {
  choices,
});

const clock = await sit('ru-ra-re', 2, { secondsToAct: 120 });
await play(clock, 4);
note('in mid-match against a clock of 120 seconds', 'running', clock);

const unlisted = await sit('priests-of-ra', 2, { openTotals: true }, { unlisted: true });
await play(unlisted, 8);
note('in mid-match, unlisted, with an option', 'running', unlisted);

const playAgain = async ({ game, matchID, seats }: Table, seat: number): Promise<string> =>
  (
    await ask(`/games/${game}/${matchID}/playAgain`, {
      playerID: String(seat),
      credentials: seats[seat]!.credentials,
    })
  ).nextMatchID;

const again = await sit('kheops', 2);
await play(again);
const next = await playAgain(again, 0);
note('finished, and its next match waits for one person', 'finished', again, { nextMatchID: next });
const inNext = await takeSeat('kheops', next, 'Ada', again.seats[0]!.credentials);
note('the next match of another, waits for one person', 'waiting', {
  game: 'kheops',
  matchID: next,
  seats: [inNext],
  pages: [],
});

const gone = await sit('ru-ra-re', 2);
await play(gone);
const goneNext = await playAgain(gone, 1);
const leaver = await takeSeat('ru-ra-re', goneNext, 'Ned', gone.seats[1]!.credentials);
await ask(`/games/ru-ra-re/${goneNext}/leave`, {
  playerID: String(leaver.seat),
  credentials: leaver.credentials,
});
note('finished, and its next match is gone', 'finished', gone, { nextMatchID: goneNext });

await stop();

// What the server gives of each match is asked for when nothing moves any more.
stop = await startServer(60_000);
// Nor is any seat kept for anybody: that is over in two minutes.
const isKept = async (): Promise<boolean> =>
  (await ask(`/games/kheops/${next}`)).players.some(({ data }: Json) => data?.keptFor !== undefined);
while (await isKept()) await new Promise(resolve => setTimeout(resolve, 1000));
const contents: SavedContents = {
  matches: await Promise.all(
    matches.map(async match => ({
      ...match,
      lobby: await ask(`/games/${match.game}/${match.id}`),
      // Before a match begins there is nothing to record.
      record: match.stage === 'waiting' ? null : await ask(`/games/${match.game}/${match.id}/record`),
      views: Object.fromEntries(
        await Promise.all(
          (match.stage === 'running' ? match.seats : [])
            .filter(({ seat }) => match.standIns?.includes(seat) !== true)
            .map(async who => {
              const page = new Page(match.game, match.id, who);
              await page.until(() => true);
              page.close();
              return [who.seat, page.seen.G];
            }),
        ),
      ),
    })),
  ),
};
await stop();

const db = new Database(join(dataDir, 'matches.sqlite'));
db.pragma('wal_checkpoint(TRUNCATE)');
db.pragma('journal_mode = DELETE');
db.exec('VACUUM');
db.close();
const whole = readFileSync(join(dataDir, 'matches.sqlite'));
writeFileSync(join(target, 'matches.sqlite.gz'), gzipSync(whole, { level: 9 }));
rmSync(dataDir, { recursive: true });
writeFileSync(
  join(target, 'contents.json'),
  `{"matches": [\n${contents.matches.map(match => JSON.stringify(match)).join(',\n')}\n]}\n`,
);
