import type { GameModule } from '../../../game/index.ts';
import { Table, type Target } from '../load/table.ts';

/** Tables laid at the same time: more would only wait for each other. */
const AT_ONCE = 20;
/** Milliseconds after which what was begun will not end any more. */
const PATIENCE = 60_000;

/** Many matches at one server. */
export type Load = {
  readonly target: Target;
  readonly tables: readonly Table[];
  /** What is done when a move was made. */
  onMade: (milliseconds: number, table: Table) => void;
  /** What is done when a page was sent an update of so many bytes. */
  onUpdate: (bytes: number) => void;
  /** What went wrong, and how often. */
  readonly faults: Map<string, number>;
};

export type LoadOptions = {
  readonly module: GameModule;
  readonly tables: number;
  readonly seats: number;
  /** The number of the first table, so that no two loads at one server share addresses. */
  readonly first?: number;
};

export const openLoad = async (
  target: Target,
  { module, tables, seats, first = 0 }: LoadOptions,
): Promise<Load> => {
  const faults = new Map<string, number>();
  const fault = (what: string) => void faults.set(what, (faults.get(what) ?? 0) + 1);
  const updated = (bytes: number) => load.onUpdate(bytes);
  const made = (ms: number, table: Table) => load.onMade(ms, table);
  const all = Array.from(
    { length: tables },
    (_, n) => new Table({ target, module, seats, number: first + n, fault, made, updated }),
  );
  const load: Load = { target, tables: all, onMade: () => {}, onUpdate: () => {}, faults };
  await inTurns(AT_ONCE, all, table => table.open());
  return load;
};

/** Does the same with all of them, so many at a time. */
export const inTurns = async <Each>(
  atOnce: number,
  all: readonly Each[],
  work: (each: Each) => Promise<unknown>,
): Promise<void> => {
  const waiting = [...all].reverse();
  const go = async () => {
    for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) await work(each);
  };
  await Promise.all(Array.from({ length: atOnce }, go));
};

export const closeLoad = ({ tables }: Load): void => {
  for (const table of tables) table.close();
};

/**
 * Resolves when no move is under way, nor one of which a page has yet to hear where that is measured.
 * @throws when some are never answered, with what is known of why
 */
export const settled = async (load: Load): Promise<void> => {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const open = load.tables.filter(table => table.isWaiting || table.isUntold).length;
    if (open === 0) return;
    if (Date.now() > end) throw new Error(`${open} moves were never answered, or told${faultsOf(load)}`);
    await pause(20);
  }
};

/** What went wrong, in words; empty where nothing did. */
export const faultsOf = ({ faults }: Load): string =>
  [...faults].map(([what, times]) => ` [${times} × ${what}]`).join('');

export const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));
