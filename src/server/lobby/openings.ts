import type { Tables } from '../tables.ts';

/**
 * How many tables of a kind have been opened, on all servers: of those who look at the same moment, find none and open one
 * each, all but the first learn that there is one by now.
 */
export class Openings {
  readonly #tables: Tables;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** To be asked before it is looked whether one is open. */
  async count(kind: string): Promise<number> {
    const [row] = await this.#tables.rows<{ times: number }>(
      'SELECT times FROM opening WHERE kind = $1',
      kind,
    );
    return row?.times ?? 0;
  }

  /** One more is open. @returns false where it is not the first since they were counted */
  add(kind: string, counted: number): Promise<boolean> {
    return this.#tables.write([
      `INSERT INTO opening (kind, times) VALUES ($1, 1)
       ON CONFLICT (kind) DO UPDATE SET times = opening.times + 1 WHERE opening.times = $2`,
      ...[kind, counted],
    ]);
  }
}
