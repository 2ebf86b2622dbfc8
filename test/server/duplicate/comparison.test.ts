import { describe, expect, it } from 'vitest';
import { playOnRules } from '../../../src/game/drive.ts';
import { GAME_IDS, loadLedger } from '../../../src/game/index.ts';
import type { Ledger, LedgerLot } from '../../../src/game/shared/ledger.ts';
import { comparisonOf, type PlayedTable } from '../../../src/server/duplicate/comparison.ts';
import { comparison as wire } from '../../../src/wire/duplicate.ts';
import { loadGame } from '../../game/load-game.ts';
import { seatsNear } from '../../game/matches.ts';

const points = (...bySeat: readonly number[]): Ledger['parts'][number]['seats'] =>
  bySeat.map(each => ({ points: each, total: each, items: [] }));
const table = (number: number, scores: readonly number[] | null, ledger: Partial<Ledger> = {}) =>
  ({ table: number, scores, ledger: { parts: [], lots: [], ...ledger } }) satisfies PlayedTable;
const lot = (drawn: readonly number[], sun: number | null, epoch = 1): LedgerLot => ({
  epoch,
  drawn,
  tiles: drawn.map(() => 'gold'),
  sold: sun === null ? null : { player: 0, sun, took: 1 },
});

describe('seat by seat', () => {
  it('whoever held a seat is ranked among those who held it, equals alike', () => {
    const { seats } = comparisonOf([table(1, [30, 5]), table(2, [10, 9]), table(3, [30, 7])], 2);
    const of = (seat: number) => seats[seat]!.map(({ rank, share }) => [rank, share]);
    expect(of(0)).toEqual([
      [1, 0.75],
      [3, 0],
      [1, 0.75],
    ]);
    expect(of(1)).toEqual([
      [3, 0],
      [1, 1],
      [2, 0.5],
    ]);
  });

  it('a match that came to no end has no rank in all, and counts part by part as far as it went', () => {
    const first = { kind: 'epoch', of: 1, seats: points(8, 3) } as const;
    const second = { kind: 'epoch', of: 2, seats: points(2, 9) } as const;
    const { parts, seats } = comparisonOf(
      [
        table(1, null, { parts: [first] }),
        table(2, [9, 12], { parts: [{ ...first, seats: points(7, 3) }, second] }),
      ],
      2,
    );
    expect(parts).toEqual([
      { kind: 'epoch', of: 1 },
      { kind: 'epoch', of: 2 },
    ]);
    expect(seats[0]!.map(({ total, rank, share }) => [total, rank, share])).toEqual([
      [null, null, null],
      [9, 1, null],
    ]);
    expect(seats[0]!.map(each => each.parts.map(({ rank }) => rank))).toEqual([[1], [2, 1]]);
    expect(seats[1]!.map(each => each.parts[0]!.rank)).toEqual([1, 1]);
  });
});

describe('lots', () => {
  const lotsOf = (...tables: readonly (readonly LedgerLot[])[]) =>
    comparisonOf(
      tables.map((lots, i) => table(i + 1, null, { lots })),
      2,
    ).lots.map(({ sales }) => sales.map(each => [each.table, each.sold?.sun ?? null]));

  it('the same tiles of the deal at several tables, the dearest first', () => {
    expect(lotsOf([lot([0, 1], 3)], [lot([0, 1], 9)], [lot([0], 2)])).toEqual([
      [
        [2, 9],
        [1, 3],
      ],
    ]);
  });

  it('those whose prices are furthest apart come first, and what nobody bought cost nothing; where all paid alike there is nothing to tell', () => {
    expect(
      lotsOf([lot([0], 4), lot([1, 2], 5), lot([3], 8)], [lot([0], 4), lot([1, 2], null), lot([3], 6)]),
    ).toEqual([
      [
        [1, 5],
        [2, null],
      ],
      [
        [1, 8],
        [2, 6],
      ],
    ]);
  });
});

/** The same deal at tables of bots of different strength, which go their own ways. */
it.each(GAME_IDS)('%s: the comparison of one deal holds what its tables came to', async game => {
  const loaded = await loadGame(game);
  const ledgerOf = await loadLedger(game);
  const players = seatsNear(loaded, 3);
  const tables = ['random', 'easy', 'medium'].map((level, i): PlayedTable => {
    const bots = Array.from({ length: players }, () => loaded.bots[level]!);
    const { events, outcome } = playOnRules(loaded, {
      ...{ players, bots, seed: 'one deal' },
      options: loaded.meta.defaults,
    });
    return { table: i + 1, ledger: ledgerOf(events, players), scores: outcome.scores };
  });
  const made = comparisonOf(tables, players);
  expect(wire.parse(made)).toEqual(made);
  expect(made.seats.map(seat => seat.map(({ total }) => total))).toEqual(
    Array.from({ length: players }, (_, seat) => tables.map(({ scores }) => scores![seat])),
  );
  for (const seat of made.seats) {
    expect(seat.map(({ rank }) => rank)).toContain(1);
    const shares = seat.reduce((sum, { share }) => sum + share!, 0);
    expect(shares).toBeCloseTo(tables.length / 2);
  }
  const dearer = made.lots.map(({ sales }) => sales.map(({ sold }) => sold?.sun ?? 0));
  expect(dearer).toEqual(dearer.map(suns => [...suns].sort((a, b) => b - a)));
  expect(dearer.length > 0).toBe(game === 'ra' || game === 'priests-of-ra');
});
