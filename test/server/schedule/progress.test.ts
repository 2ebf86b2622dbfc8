import { pino } from 'pino';
import { beforeAll, expect, it } from 'vitest';
import { botDriver } from '../../../src/server/bots/bot-driver.ts';
import { Matches } from '../../../src/server/match/matches.ts';
import type { MatchStore } from '../../../src/server/match/ports.ts';
import type { ServedGame } from '../../../src/server/match/served-game.ts';
import type { StoredMatch } from '../../../src/server/match/stored-match.ts';
import { driverOf } from '../../../src/server/schedule/deadlines.ts';
import type { Driver } from '../../../src/server/schedule/scheduler.ts';
import { openSqliteStore } from '../../../src/server/storage/sqlite-store.ts';
import { begunTable, changeBy, NOON, nowAt, secretOf, servedGame } from '../support/decisions.ts';
import { closeLater } from '../support/running-server.ts';

// Whatever is due and comes to nothing would be due again at once, for ever, and without a word.

let game: ServedGame;
beforeAll(async () => {
  game = await servedGame('ra');
});

const ownerOf = (served: ServedGame): { matches: Matches; store: MatchStore } => {
  const store = openSqliteStore(null);
  closeLater(() => store.close());
  const matches = new Matches({
    store,
    games: new Map([[served.name, served]]),
    presence: { seatsAt: () => new Set(), lookingAt: () => new Set() },
    publisher: { publish: () => {} },
    deadlines: { expect: () => {} },
    pace: { botDelay: 0, standInAfter: 0, goneAfter: 0, clockSecond: 1000 },
    clock: () => NOON,
  });
  return { matches, store };
};

const thinker = { think: async () => ['draw'] as const, close: async () => {} };
const log = pino({ level: 'silent' });
const run = (driver: Driver, match: StoredMatch) => driver.run(match, new AbortController().signal);

it('a driver whose command changes nothing says so', async () => {
  const { matches, store } = ownerOf(game);
  const match = begunTable(game, 2);
  await store.create(match, match.state);
  for (const driver of [driverOf(matches, 'absences'), driverOf(matches, 'clocks')]) {
    await expect(run(driver, match)).rejects.toThrow(`what was due in match ${match.id} came to nothing`);
  }
  const bots = botDriver(matches, thinker, log);
  await expect(run(bots, match)).rejects.toThrow(`no bot is to act in match ${match.id}`);
});

/** The same match with bots in the seats of those who have left. */
const withBot = (match: StoredMatch): StoredMatch =>
  [0, 1].reduce(
    (left, seat) => changeBy(game, left, { kind: 'leave', seat, credentials: secretOf(seat) }).next,
    match,
  );

it('a driver that comes too late, or to a match that is gone, does not', async () => {
  const { matches, store } = ownerOf(game);
  const seen = withBot(begunTable(game, 2));
  const bots = botDriver(matches, thinker, log);
  await expect(run(bots, seen)).resolves.toBeUndefined();
  const { next } = changeBy(game, seen, { kind: 'reconcile' });
  await store.create(next, next.state);
  await expect(run(bots, seen)).resolves.toBeUndefined();
});

it('bots cannot play a game that this server does not know', async () => {
  const { matches } = ownerOf(await servedGame('kheops'));
  const driver = botDriver(matches, thinker, log);
  await expect(run(driver, begunTable(game, 2))).rejects.toThrow('no bot can play match');
});

it('in a game without bots nobody waits for one to stand in', () => {
  const { module } = game;
  const without: ServedGame = {
    ...game,
    module: { ...module, meta: { ...module.meta, bots: [] } },
  };
  const deadlinesOf = (served: ServedGame) => {
    const match = begunTable(served, 2);
    const [seat] = module.rules.seatsToAct(match.state!.G);
    const present = nowAt(NOON, 1 - seat!);
    return changeBy(served, match, { kind: 'presence' }, present).next.control.deadlines.absences;
  };
  expect(Object.keys(deadlinesOf(game))).toHaveLength(1);
  expect(deadlinesOf(without)).toEqual({});
});
