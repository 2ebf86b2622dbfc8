import type Database from 'better-sqlite3';
import type { ClientBase } from 'pg';
import { skeletonOf } from '../match/look-alikes.ts';

type Named = { readonly id: string; readonly name: string; readonly skeleton: string };

/** Where the names stand that are told apart by what is left of them. */
const TABLES = ['member', 'bot_account'] as const;

/**
 * What is to stand for each name of which something else is left by now. Of two that are taken for one another from now on the one that
 * came later keeps a mark of its own: by its name nobody is found, and the other ways in hold.
 */
export const recomputeSkeletons = (rows: readonly Named[]): readonly Pick<Named, 'id' | 'skeleton'>[] => {
  const changed = rows.filter(({ name, skeleton }) => skeletonOf(name) !== skeleton);
  const ids = new Set(changed.map(({ id }) => id));
  const taken = new Set(rows.flatMap(({ id, skeleton }) => (ids.has(id) ? [] : [skeleton])));
  return changed.map(({ id, name }) => {
    const wanted = skeletonOf(name);
    const skeleton = taken.has(wanted) ? `${wanted}/${id}` : wanted;
    taken.add(skeleton);
    return { id, skeleton };
  });
};

const NAMED = (table: string) =>
  `SELECT id, name, skeleton FROM ${table} WHERE skeleton IS NOT NULL ORDER BY ${table === 'member' ? 'since' : 'made_at'}, id`;
/** First to what is nobody's: what one is to have may be another's still. */
const setIn = (table: string) => `UPDATE ${table} SET skeleton = $2 WHERE id = $1`;
const nobodys = (id: string) => `/${id}`;

export const sqliteSkeletons = (db: Database.Database): void => {
  for (const table of TABLES) {
    const recomputed = recomputeSkeletons(db.prepare<[], Named>(NAMED(table)).all());
    const set = db.prepare<[{ 1: string; 2: string }]>(setIn(table));
    for (const { id } of recomputed) set.run({ 1: id, 2: nobodys(id) });
    for (const { id, skeleton } of recomputed) set.run({ 1: id, 2: skeleton });
  }
};

export const postgresSkeletons = async (client: ClientBase): Promise<void> => {
  for (const table of TABLES) {
    const recomputed = recomputeSkeletons((await client.query<Named>(NAMED(table))).rows);
    for (const { id } of recomputed) await client.query(setIn(table), [id, nobodys(id)]);
    for (const { id, skeleton } of recomputed) await client.query(setIn(table), [id, skeleton]);
  }
};
