import { expect, it } from 'vitest';
import { TooManyMatches, VersionConflict } from '../../../src/server/match/ports.ts';
import { openPostgresStore } from '../../../src/server/storage/postgres-store.ts';
import type { TableStep } from '../../../src/server/tables.ts';
import { cutWireTo } from '../support/cut-wire.ts';
import { ask } from '../support/postgres-cluster.ts';
import { closeLater, eventually } from '../support/running-server.ts';
import { onPostgres, onPostgresAlone, SILENT } from '../support/storages.ts';
import { entry, fresh, moved, state, waitingFor } from '../support/stored-matches.ts';

type Options = Partial<Parameters<typeof openPostgresStore>[1]>;

const openStore = async (url: string, options: Options = {}) => {
  const store = await openPostgresStore(url, { log: SILENT, connections: 4, ...options });
  closeLater(() => store.close());
  return store;
};
const one = moved(fresh);
const move = { before: fresh, next: one, log: [entry(0)] };

onPostgres('a PostgreSQL database', cluster => {
  it('nothing is acknowledged before it is on the disk, whatever the database is used to', async () => {
    const url = await cluster().createDatabase();
    await ask(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`);
    // Reads what the connection that writes has set, as it writes.
    const store = await openStore(url, { connections: 1 });
    await ask(url, 'CREATE TABLE seen (setting text)');
    await ask(
      url,
      `CREATE FUNCTION look() RETURNS trigger LANGUAGE plpgsql AS
       $$BEGIN INSERT INTO seen VALUES (current_setting('synchronous_commit')); RETURN NEW; END$$`,
    );
    await ask(url, 'CREATE TRIGGER looks AFTER INSERT OR UPDATE OF state ON match EXECUTE FUNCTION look()');
    await store.create(waitingFor(fresh, 1), state(0));
    // A claim need not wait for the disk; what follows it must.
    expect(await store.due(1)).toHaveLength(1);
    await store.commit(move);
    expect(await ask(url, 'SELECT setting FROM seen')).toEqual([{ setting: 'on' }, { setting: 'on' }]);
  });

  it('a match that is moved on as soon as it is made is made; one too many is not', async () => {
    const url = await cluster().createDatabase();
    const store = await openStore(url);
    await ask(
      url,
      `CREATE FUNCTION move() RETURNS trigger LANGUAGE plpgsql AS
       $$BEGIN NEW.write_id := gen_random_uuid(); RETURN NEW; END$$`,
    );
    await ask(url, 'CREATE TRIGGER moves BEFORE INSERT ON match FOR EACH ROW EXECUTE FUNCTION move()');
    const ada = { id: 'ada', bounds: [{ creator: 'ada', most: 1 }] };
    await store.create(fresh, null, ada);
    expect(await store.load(fresh.id)).not.toBeNull();
    await expect(store.create({ ...fresh, id: 'match-2' }, null, ada)).rejects.toThrow(TooManyMatches);
  });

  it('of two that wait for each other both are written, one after the other', async () => {
    const { tables } = await openStore(await cluster().createDatabase());
    await tables.write(
      ["INSERT INTO secret (value) VALUES ('one')"],
      ["INSERT INTO secret (value) VALUES ('two')"],
    );
    const touch = (value: string): TableStep => ['UPDATE secret SET value = value WHERE value = $1', value];
    const bothFrom = (first: string, then: string) =>
      tables.write(touch(first), ['SELECT pg_sleep(0.3)'], touch(then));
    expect(await Promise.all([bothFrom('one', 'two'), bothFrom('two', 'one')])).toEqual([true, true]);
  });

  it('connections are cut while nobody uses them: nobody notices', async () => {
    const url = await cluster().createDatabase();
    const store = await openStore(url);
    await store.create(fresh, state(0));
    expect(await cluster().cutConnections(url)).toBeGreaterThan(0);
    await store.commit(move);
    expect(await store.load('match-1')).toEqual(one);
  });

  it('connections are cut again and again while matches are written: each write is acknowledged, and done once', async () => {
    const url = await cluster().createDatabase();
    const store = await openStore(url, { patience: 60_000 });
    const ids = Array.from({ length: 8 }, (_, i) => `match-${i}`);
    const MOVES = 30;
    let isOver = false;
    const cutting = (async () => {
      let cut = 0;
      while (!isOver) cut += await cluster().cutConnections(url);
      return cut;
    })();
    await Promise.all(
      ids.map(async id => {
        let match = { ...fresh, id };
        await store.create(match, state(0));
        for (let n = 0; n < MOVES; n++) {
          const next = moved(match);
          await store.commit({ before: match, next, log: [entry(n)] });
          match = next;
        }
      }),
    );
    isOver = true;
    expect(await cutting).toBeGreaterThan(0);
    for (const id of ids) {
      expect((await store.load(id))!.version).toBe(MOVES + 1);
      expect((await store.history(id)).log).toEqual(Array.from({ length: MOVES }, (_, n) => entry(n)));
    }
  });
});

onPostgres('an answer of PostgreSQL that is lost', cluster => {
  const behindWire = async () => {
    const wire = await cutWireTo(await cluster().createDatabase());
    return { wire, store: await openStore(wire.url, { patience: 60_000 }) };
  };

  it('of a new match: it is there once, and acknowledged', async () => {
    const { wire, store } = await behindWire();
    wire.loseAnswers(1);
    await store.create(fresh, state(0));
    expect(wire.lost()).toBe(1);
    expect(await store.load('match-1')).toEqual(fresh);
  });

  it('of a move: it is made once, and acknowledged', async () => {
    const { wire, store } = await behindWire();
    await store.create(fresh, state(0));
    wire.loseAnswers(1);
    await store.commit(move);
    expect(wire.lost()).toBe(1);
    expect(await store.load('match-1')).toEqual(one);
    expect((await store.history('match-1')).log).toEqual([entry(0)]);
  });

  it('of several moves that were sent together: each is made once, but for one that came too late', async () => {
    const { wire, store } = await behindWire();
    const matches = ['match-1', 'match-2', 'match-3'].map(id => ({ ...fresh, id }));
    for (const match of matches) await store.create(match, state(0));
    const late = matches[1]!;
    await store.commit({ before: late, next: moved(late), log: [entry(0, 'bid')] });
    wire.loseAnswers(1);
    const moves = matches.map(match => ({ before: match, next: moved(match), log: [entry(0)] }));
    const results = await Promise.allSettled(moves.map(each => store.commit(each)));
    expect(wire.lost()).toBe(1);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(results[1]).toMatchObject({ reason: expect.any(VersionConflict) });
    expect((await store.history('match-1')).log).toEqual([entry(0)]);
    expect((await store.history('match-2')).log).toEqual([entry(0, 'bid')]);
    expect(await store.load('match-3')).toEqual(moves[2]!.next);
  });

  it('of a move made from an old version: it is refused all the same', async () => {
    const { wire, store } = await behindWire();
    await store.create(fresh, state(0));
    await store.commit(move);
    wire.loseAnswers(1);
    await expect(store.commit({ ...move, log: [entry(0, 'bid')] })).rejects.toThrow(VersionConflict);
    expect((await store.history('match-1')).log).toEqual([entry(0)]);
  });

  it('of a removal: the match is gone, and that is acknowledged', async () => {
    const { wire, store } = await behindWire();
    await store.create(fresh, state(0));
    wire.loseAnswers(1);
    await store.commit({ before: fresh, next: null, log: [] });
    expect(await store.load('match-1')).toBeNull();
  });

  it('of a look: it is asked again', async () => {
    const { wire, store } = await behindWire();
    await store.create(fresh, state(0));
    wire.loseAnswers(1);
    expect(await store.load('match-1')).toEqual(fresh);
  });
});

onPostgresAlone('PostgreSQL stopped and started again', cluster => {
  it.skipIf(process.env.TEST_DATABASE_URL !== undefined)(
    'what cannot be stored is rejected when patience ends; what waits goes on by itself; nothing is lost',
    async () => {
      const server = cluster().process!;
      const url = await cluster().createDatabase();
      const hasty = await openStore(url, { patience: 50 });
      const patient = await openStore(url, { patience: 120_000 });
      await hasty.create(fresh, state(0));
      await server.stop();
      await expect(hasty.commit(move)).rejects.toThrow();
      const waiting = patient.commit(move);
      await server.start();
      await waiting;
      expect(await patient.load('match-1')).toEqual(one);
      await eventually(() => hasty.load('match-1').catch(() => null)).toEqual(one);
      const two = moved(one);
      await hasty.commit({ before: one, next: two, log: [entry(1)] });
      expect((await patient.history('match-1')).log).toEqual([entry(0), entry(1)]);
    },
  );
});
