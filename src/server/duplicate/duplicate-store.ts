import type { Seat } from '../../game/shared/seats.ts';
import type { TableStep, Tables } from '../tables.ts';
import type { Comparison } from './comparison.ts';

/** One deal at several tables, as it is stored. */
export type Duplicate = {
  readonly id: string;
  readonly game: string;
  readonly players: number;
  readonly setupData: object;
  readonly madeAt: number;
  /** The member who made it; null: a guest, or one who is a member no more. */
  readonly host: string | null;
  /** The hash of a guest's key. */
  readonly hostKey: string;
  readonly cutAt: number | null;
  readonly endedAt: number | null;
  readonly comparison: Comparison | null;
};
/** Who sat where, and the first other table at which somebody from the same address had sat down. */
export type Near = { readonly match: string; readonly seat: Seat; readonly near: number };
export type NewDuplicate = Omit<Duplicate, 'cutAt' | 'endedAt' | 'comparison'>;

type Row = {
  readonly id: string;
  readonly game: string;
  readonly players: number;
  readonly setup: string;
  readonly made_at: number;
  readonly host: string | null;
  readonly host_key: string;
  readonly cut_at: number | null;
  readonly ended_at: number | null;
  readonly comparison: string | null;
};

export class DuplicateStore {
  readonly #tables: Tables;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** @param matches by table @returns whether there was none of this id */
  add(made: NewDuplicate, matches: readonly string[]): Promise<boolean> {
    const { id, game, players, setupData, madeAt, host, hostKey } = made;
    return this.#tables.write(
      [ADD, id, game, players, JSON.stringify(setupData), madeAt, host, hostKey],
      ...matches.map((match, i): TableStep => [ADD_TABLE, match, id, i + 1]),
    );
  }

  async find(id: string): Promise<Duplicate | null> {
    const [row] = await this.#tables.rows<Row>(FIND, id);
    if (row === undefined) return null;
    const { setup, made_at, host_key, cut_at, ended_at, comparison, ...rest } = row;
    return {
      ...rest,
      setupData: JSON.parse(setup) as object,
      madeAt: made_at,
      hostKey: host_key,
      cutAt: cut_at,
      endedAt: ended_at,
      comparison: comparison === null ? null : (JSON.parse(comparison) as Comparison),
    };
  }

  /** The matches of its tables, the first table first. */
  async matchesOf(id: string): Promise<readonly string[]> {
    return (await this.#tables.rows<{ match: string }>(TABLES, id)).map(({ match }) => match);
  }

  /** Its host has ended it: from then on nobody sits down. */
  cut(id: string, at: number): Promise<boolean> {
    return this.#tables.write([CUT, id, at]);
  }

  /** Those that nobody can play any more, and that have not been compared. */
  async due(): Promise<readonly string[]> {
    return (await this.#tables.rows<{ id: string }>(DUE)).map(({ id }) => id);
  }

  end(id: string, at: number, comparison: Comparison): Promise<boolean> {
    return this.#tables.write([END, id, at, JSON.stringify(comparison)], [FORGET_ORIGINS, id]);
  }

  /** Whether a member, or a browser, has a seat at any of its tables. */
  async isSeated(id: string, member: string | null, browser: string): Promise<boolean> {
    return (await this.#tables.rows(SEATED, id, member ?? '', browser)).length > 0;
  }

  /** Seats that were taken from an address from which one at another table had been. */
  near(id: string): Promise<readonly Near[]> {
    return this.#tables.rows<Near>(NEAR, id);
  }

  /** Forgets some of those of which no match is left, and that were made before a moment. @returns how many; 0: there are none */
  async purgeBefore(before: number): Promise<number> {
    const old = await this.#tables.rows<{ id: string }>(OLD, before);
    for (const { id } of old) await this.#tables.write(['DELETE FROM duplicate WHERE id = $1', id]);
    return old.length;
  }
}

/** A table is over with its match: that is stored with it. */
export const tableOver = (match: string, at: number): TableStep => [TABLE_OVER, match, at];
/** Who is a member no more is nobody's host, and has sat nowhere. */
export const leaveDuplicates = (member: string): readonly TableStep[] => [
  ['UPDATE duplicate SET host = NULL WHERE host = $1', member],
  ['UPDATE duplicate_seat SET member = NULL WHERE member = $1', member],
];

const ADD = `INSERT INTO duplicate (id, game, players, setup, made_at, host, host_key)
  VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING`;
const ADD_TABLE = 'INSERT INTO duplicate_table (match, duplicate, number) VALUES ($1, $2, $3)';
const FIND = `SELECT id, game, players, setup, made_at, host, host_key, cut_at, ended_at, comparison
  FROM duplicate WHERE id = $1`;
const TABLES = 'SELECT match FROM duplicate_table WHERE duplicate = $1 ORDER BY number';
const CUT = 'UPDATE duplicate SET cut_at = $2 WHERE id = $1 AND cut_at IS NULL AND ended_at IS NULL';
const DUE = `SELECT id FROM duplicate WHERE ended_at IS NULL AND (cut_at IS NOT NULL OR NOT EXISTS (
  SELECT 1 FROM duplicate_table WHERE duplicate = duplicate.id AND over_at IS NULL
)) ORDER BY id`;
const END = 'UPDATE duplicate SET ended_at = $2, comparison = $3 WHERE id = $1 AND ended_at IS NULL';
const FORGET_ORIGINS = 'UPDATE duplicate_seat SET browser = NULL, address = NULL WHERE duplicate = $1';
const SEATED = 'SELECT 1 FROM duplicate_seat WHERE duplicate = $1 AND (member = $2 OR browser = $3) LIMIT 1';
const NEAR = 'SELECT match, seat, near FROM duplicate_seat WHERE duplicate = $1 AND near IS NOT NULL';
const OLD = `SELECT id FROM duplicate WHERE made_at < $1 AND ended_at IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM duplicate_table JOIN match ON match.id = duplicate_table.match WHERE duplicate = duplicate.id
) ORDER BY made_at LIMIT 100`;
const TABLE_OVER = 'UPDATE duplicate_table SET over_at = $2 WHERE match = $1 AND over_at IS NULL';
