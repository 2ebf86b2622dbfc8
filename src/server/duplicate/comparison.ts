import type { Ledger, LedgerLot, LedgerPart } from '../../game/shared/ledger.ts';
import type { Seat } from '../../game/shared/seats.ts';

/** A table of a deal, as far as it was played. */
export type PlayedTable = {
  /** Counts from 1. */
  readonly table: number;
  readonly ledger: Ledger;
  /** By seat; null where the match has not come to its end by the rules. */
  readonly scores: readonly number[] | null;
};

type Ranked = { readonly rank: number };
type ComparedPart = LedgerPart['seats'][number] & Ranked;
export type SeatResult = {
  readonly table: number;
  readonly parts: readonly ComparedPart[];
  readonly total: number | null;
  readonly rank: number | null;
  readonly share: number | null;
};
export type ComparedLot = {
  readonly epoch: number;
  readonly sales: readonly (Pick<LedgerLot, 'sold' | 'tiles'> & { readonly table: number })[];
};
export type Comparison = {
  readonly parts: readonly Pick<LedgerPart, 'kind' | 'of'>[];
  readonly seats: readonly (readonly SeatResult[])[];
  readonly lots: readonly ComparedLot[];
};

/**
 * What each seat made of the same deal: as in bridge, whoever held a seat is compared with those who held it at the other tables,
 * and never with their rivals at their own.
 */
export const comparisonOf = (tables: readonly PlayedTable[], players: number): Comparison => ({
  parts: longest(tables).map(({ kind, of }) => ({ kind, of })),
  seats: Array.from({ length: players }, (_, seat) => seatResults(tables, seat)),
  lots: comparedLots(tables),
});

const longest = (tables: readonly PlayedTable[]): readonly LedgerPart[] =>
  tables.reduce<readonly LedgerPart[]>(
    (most, { ledger: { parts } }) => (parts.length > most.length ? parts : most),
    [],
  );

const seatResults = (tables: readonly PlayedTable[], seat: Seat): readonly SeatResult[] => {
  const totals = tables.flatMap(({ scores }) => scores?.[seat] ?? []);
  return tables.map(({ table, ledger, scores }) => {
    const total = scores?.[seat] ?? null;
    return {
      table,
      parts: ledger.parts.map((part, i) => {
        const own = part.seats[seat]!;
        const others = tables.flatMap(each => each.ledger.parts[i]?.seats[seat]?.points ?? []);
        return { ...own, rank: rankAmong(others, own.points) };
      }),
      total,
      rank: total === null ? null : rankAmong(totals, total),
      share: total === null ? null : shareBeaten(totals, total),
    };
  });
};

/** Equals share a rank, and those behind them have as many before them. */
const rankAmong = (all: readonly number[], own: number): number => 1 + all.filter(each => each > own).length;

/** @param all the own one among them */
const shareBeaten = (all: readonly number[], own: number): number | null => {
  const others = all.length - 1;
  if (others === 0) return null;
  const equal = all.filter(each => each === own).length - 1;
  return (all.filter(each => each < own).length + equal / 2) / others;
};

/** Lots of the same tiles that were worth more to one table than to another. */
const comparedLots = (tables: readonly PlayedTable[]): readonly ComparedLot[] => {
  const sales = new Map<string, { epoch: number; sales: ComparedLot['sales'][number][] }>();
  for (const { table, ledger } of tables) {
    for (const { epoch, drawn, tiles, sold } of ledger.lots) {
      const key = drawn.join();
      const known = sales.get(key) ?? { epoch, sales: [] };
      known.sales.push({ table, tiles, sold });
      sales.set(key, known);
    }
  }
  return [...sales.values()]
    .map(lot => ({ ...lot, sales: lot.sales.toSorted((a, b) => priceOf(b) - priceOf(a)) }))
    .filter(lot => spreadOf(lot) > 0)
    .toSorted((a, b) => spreadOf(b) - spreadOf(a));
};

/** Nobody paid anything for what was left lying. */
const priceOf = ({ sold }: ComparedLot['sales'][number]): number => sold?.sun ?? 0;
const spreadOf = ({ sales }: ComparedLot): number => priceOf(sales[0]!) - priceOf(sales.at(-1)!);
