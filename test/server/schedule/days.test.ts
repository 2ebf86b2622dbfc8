import { pino } from 'pino';
import { expect, it } from 'vitest';
import { quickRandom } from '../../../src/game/shared/random.ts';
import { steadyClock } from '../../../src/server/clock.ts';
import type { MatchStore } from '../../../src/server/match/ports.ts';
import { driverOf } from '../../../src/server/schedule/deadlines.ts';
import { Scheduler } from '../../../src/server/schedule/scheduler.ts';
import { ownerOf } from '../support/owners.ts';
import { closeLater } from '../support/running-server.ts';
import { onEachStorage } from '../support/storages.ts';
import { createTable, sit, storedIn } from '../support/two-owners.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** So many at length: `npm run trust -- deadlines`. */
const DEADLINES = Number(process.env.DEADLINES ?? 40);
const KILLS = Math.ceil(DEADLINES / 20);
const DAYS = 30;
const STEP = 6 * HOUR;

/**
 * A store as a process has it that is killed: from then on nothing that it asks for is done, and nothing it waits for comes.
 */
const mortal = (store: MatchStore) => {
  let isDead = false;
  const asLongAsAlive = <Args extends unknown[], Done>(ask: (...args: Args) => Promise<Done>) => {
    return async (...args: Args): Promise<Done> => {
      if (isDead) return new Promise<never>(() => {});
      const done = await ask(...args);
      return isDead ? new Promise<never>(() => {}) : done;
    };
  };
  return {
    store: {
      ...store,
      load: asLongAsAlive(store.load),
      commit: asLongAsAlive(store.commit),
      due: asLongAsAlive(store.due),
      nextDeadline: asLongAsAlive(store.nextDeadline),
    } satisfies MatchStore,
    kill: () => {
      isDead = true;
      return store.close;
    },
  };
};

const run = async (open: () => Promise<MatchStore>): Promise<void> => {
  const random = quickRandom('deadlines by days');
  let steady = 0;
  /** What the machine's clock says beside the time that really passes: somebody sets it back and forward again. */
  let off = 0;
  const newNode = async () => {
    const { store, kill } = mortal(await open());
    const clock = steadyClock(
      () => Date.UTC(2026, 10, 1) + steady + off,
      () => steady,
    );
    const matches = ownerOf(store, { clock });
    const scheduler = new Scheduler({
      store,
      drivers: [driverOf(matches, 'clocks')],
      reconcile: ({ id }) => matches.send(id, { kind: 'reconcile' }),
      log: pino({ level: 'silent' }),
      clock,
    });
    closeLater(() => scheduler.stop());
    scheduler.start();
    return { clock, matches, scheduler, kill };
  };
  const watching = await open();
  /** How the connections of those who were killed are closed: theirs are kept a while, as what a dead node holds is not given back. */
  const dead: (() => Promise<void>)[] = [];
  const nodes = [await newNode(), await newNode()];
  const ids = Array.from({ length: DEADLINES }, (_, i) => `by-days-${String(i).padStart(5, '0')}`);
  const clockNames = ['1d', '2d', '3d', '7d'];
  let begun = 0;
  let kills = 0;
  /** Whatever is due by the clocks of both nodes. */
  const waiting = async () => {
    const now = Math.min(...nodes.map(({ clock }) => clock()));
    const [row] = await watching.tables.rows<{ n: number }>(
      'SELECT count(*) AS n FROM match WHERE deadline <= $1',
      now,
    );
    return row!.n;
  };
  for (let step = 0; step * STEP < DAYS * DAY; step++) {
    steady += STEP;
    if (random.below(8) === 0) off = off === 0 ? (random.below(2) === 0 ? -5 : 2) * HOUR : 0;
    // All begin early enough for the longest clock to run out.
    const wanted = Math.min(DEADLINES, Math.ceil((DEADLINES * (step + 1) * STEP) / (22 * DAY)));
    for (; begun < wanted; begun++) {
      const { matches } = nodes[begun % 2]!;
      const id = ids[begun]!;
      await createTable(matches, id, 'kheops', 2, {
        clock: clockNames[begun % clockNames.length],
        outOfTime: 'lose',
      });
      for (const seat of [0, 1]) await matches.send(id, sit(seat));
    }
    for (const { scheduler, clock } of nodes) scheduler.expect(clock());
    if (kills < KILLS && random.below(DAYS * 4) < KILLS * 2) {
      kills += 1;
      const at = random.below(2);
      // In the middle of what it does.
      for (let i = random.below(12); i > 0; i--) await new Promise(resolve => setImmediate(resolve));
      dead.push(nodes[at]!.kill());
      if (dead.length > 5) await dead.shift()!();
      nodes[at] = await newNode();
    }
    while ((await waiting()) > 0) {
      await new Promise(resolve => setTimeout(resolve, 5));
      for (const { scheduler, clock } of nodes) scheduler.expect(clock());
    }
  }
  expect(kills).toBe(KILLS);
  const wrong: string[] = [];
  for (const id of ids) {
    const { data } = await storedIn(nodes[0]!.matches, id);
    const kinds = data.incidents?.map(({ kind }) => kind).join(' ');
    if (kinds !== 'late ended' || data.gameover === undefined) wrong.push(`${id}: ${kinds}`);
  }
  expect(wrong).toEqual([]);
};

onEachStorage(newDatabase => {
  it(
    `${DEADLINES} deadlines of days come once each, though nodes are killed and clocks are set`,
    async () => run(await newDatabase()),
    30_000 + DEADLINES * 1000,
  );
});
