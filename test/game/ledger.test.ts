import { expect, it } from 'vitest';
import { playOnRules } from '../../src/game/drive.ts';
import { GAME_IDS, loadLedger } from '../../src/game/index.ts';
import type { LedgerLot } from '../../src/game/shared/ledger.ts';
import { sumOf } from '../../src/game/shared/lists.ts';
import { loadGame } from './load-game.ts';
import { botMatch, seatsNear, waysOf } from './matches.ts';
import type { Fact } from './records.ts';

const SEEDS = ['one', 'two', 'three'];

/** Matches between bots from these deals, in every way there is to play the game. */
const matchesOf = async (game: (typeof GAME_IDS)[number]) => {
  const loaded = await loadGame(game);
  const ledgerOf = await loadLedger(game);
  const players = seatsNear(loaded, 3);
  return SEEDS.flatMap(seed =>
    waysOf(loaded).map(way => {
      const { events, outcome } = playOnRules(loaded, botMatch(loaded, players, way, seed));
      const deal = `${seed} ${JSON.stringify(way.options)}`;
      return { deal, facts: events as unknown as Fact[], outcome, ledger: ledgerOf(events, players) };
    }),
  );
};

it.each(GAME_IDS)('%s: what each part brought adds up to the result', async game => {
  const wrong = (await matchesOf(game)).flatMap(({ deal, ledger: { parts }, outcome }) => {
    const unequal = parts.flatMap(({ kind, of, seats }) =>
      seats.flatMap(({ points, items }, seat) =>
        sumOf(items.map(item => item.points)) === points && seats.length === outcome.scores.length
          ? []
          : [`${deal}, ${kind} ${of}, seat ${seat}`],
      ),
    );
    const totals = parts.at(-1)?.seats.map(({ total }) => total);
    return JSON.stringify(totals) === JSON.stringify(outcome.scores) ? unequal : [...unequal, deal];
  });
  expect(wrong).toEqual([]);
});

it.each(['ra', 'priests-of-ra'] as const)('%s: lots are those that were auctioned', async game => {
  for (const { facts, ledger } of await matchesOf(game)) {
    const auctioned = facts.flatMap(({ type, tiles = [], player, sun, took }) =>
      (type === 'sold' || type === 'unsold') && (tiles as string[]).length > 0
        ? [{ tiles: sorted(tiles as string[]), sold: type === 'sold' ? { player, sun, took } : null }]
        : [],
    );
    expect(ledger.lots.map(({ tiles, sold }) => ({ tiles: sorted(tiles), sold }))).toEqual(auctioned);
  }
});

it.each(['ra', 'priests-of-ra'] as const)(
  '%s: a lot of a deal is known again at other tables',
  async game => {
    const known = new Map<string, string[]>();
    let again = 0;
    for (const { deal, facts, ledger } of await matchesOf(game)) {
      const drawn = facts.flatMap(({ type, tile }) => (type === 'draw' ? [String(tile)] : []));
      for (const lot of ledger.lots) {
        const key = `${deal} ${lot.drawn}`;
        const sides = lot.drawn.map(place => drawn[place]!);
        again += known.has(key) ? 1 : 0;
        expect(known.get(key) ?? sides).toEqual(sides);
        known.set(key, sides);
        expect(lot.tiles.every((tile, i) => fits(tile, sides[i]!))).toBe(true);
      }
    }
    expect(again).toBeGreaterThan(0);
  },
);

const sorted = (tiles: LedgerLot['tiles']) => [...tiles].sort();
/** A tile with two sides lies with one of them up. */
const fits = (lying: string, inBag: string): boolean => inBag.split('/').includes(lying);

it('kheops, ru-ra-re: there are no lots', async () => {
  for (const game of ['kheops', 'ru-ra-re'] as const)
    expect((await matchesOf(game)).every(({ ledger }) => ledger.lots.length === 0)).toBe(true);
});
