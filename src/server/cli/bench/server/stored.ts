import { join } from 'node:path';
import Database from 'better-sqlite3';
import { noteClosed } from '../../../storage/closed-in-order.ts';
import { DATABASE_FILE } from '../../../storage/sqlite-store.ts';
import { temporaryDirectory } from '../../children.ts';
import { line, median, spread } from '../figures.ts';
import { request } from '../load/requests.ts';
import { type Started, shippedOnSqlite } from '../servers/targets.ts';
import { closeHouse, faultsOf, type House, openHouse, settled } from './house.ts';
import type { Bench } from './plan.ts';
import { saturateInTurn } from './saturate.ts';

/** How often the lobby's list is asked for. */
const LISTS = 20;

/** What a move, a start and the lobby's list cost beside very many matches that are over. */
export const stored = async (bench: Bench): Promise<void> => {
  const { plan, say, module } = bench;
  say(`stored: the same server empty, and with ${plan.stored} matches that are over`);
  const directory = temporaryDirectory();
  const started: Started[] = [];
  const houses: House[] = [];
  try {
    await fill(bench, directory.path);
    const full = { DATA_DIR: directory.path };
    for (const [name, env] of [
      ['empty', {}],
      ['full', full],
    ] as const) {
      const server = await shippedOnSqlite(bench, env);
      started.push(server);
      const lists: number[] = [];
      for (let n = 0; n < LISTS; n++) {
        const began = performance.now();
        await request(server.running().port, { path: `/games/${module.meta.id}` });
        lists.push(performance.now() - began);
      }
      const inOrder = server.running().readyAfter;
      await server.running().kill();
      const killed = (await server.restart()).readyAfter;
      const ready = `ready after ${Math.round(inOrder)} ms, after a kill -9 ${Math.round(killed)} ms`;
      say(line(name, `${ready}, the lobby's list ${spread(lists)}`));
      houses.push(await openHouse({ ...server.target, name }, { ...plan, module }));
    }
    const rounds = await saturateInTurn(houses, plan);
    for (const [n, house] of houses.entries()) {
      const cpu = median(rounds[n]!.map(({ serverCpu }) => serverCpu));
      const speed = median(rounds[n]!.map(({ movesPerSecond }) => movesPerSecond));
      say(
        line(
          house.target.name,
          `CPU a move ${cpu.toFixed(2)} ms, ${Math.round(speed)} moves/s${faultsOf(house)}`,
        ),
      );
    }
  } finally {
    for (const house of houses) closeHouse(house);
    for (const server of started) await server.stop();
    directory.remove();
  }
};

/**
 * One match is played to its end, and then stands there again and again under other names. Its log is not repeated: it
 * is found by the match's name alone, and a million of them would fill the disk.
 */
const fill = async (bench: Bench, path: string): Promise<void> => {
  const server = await shippedOnSqlite(bench, { DATA_DIR: path });
  const house = await openHouse(server.target, { ...bench.plan, module: bench.module, tables: 1 });
  try {
    house.onMade = (_ms, table) => void (table.isOver || table.move());
    house.tables[0]!.move();
    await settled(house);
    if (!house.tables[0]!.isOver) throw new Error(`the match was not played to its end${faultsOf(house)}`);
  } finally {
    closeHouse(house);
    await server.stop();
  }
  const file = join(path, DATABASE_FILE);
  const db = new Database(file);
  try {
    // Nothing of it has to outlast anything.
    db.pragma('synchronous = OFF');
    for (const [table, id] of [
      ['match', 'id'],
      ['state', 'match_id'],
      ['initial_state', 'match_id'],
    ] as const) {
      const columns = (db.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name);
      const values = columns.map(name => {
        if (name === id) return `'stored-' || n`;
        return name === 'updated_at' || name === 'since' ? `${name} - n` : name;
      });
      db.exec(`
        INSERT INTO ${table} (${columns.join(', ')})
        WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ${bench.plan.stored})
        SELECT ${values.join(', ')} FROM counted CROSS JOIN (SELECT * FROM ${table} LIMIT 1)
      `);
    }
  } finally {
    db.close();
  }
  noteClosed(file);
};
