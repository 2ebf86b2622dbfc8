import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Kind, TILE_COUNTS } from '../../../src/game/ra/tiles.ts';
import { type Holding, heldIn, itemsOf, play, position, scoreOf } from './position.ts';

const CIVILIZATIONS: Kind[] = ['art', 'agriculture', 'religion', 'astronomy', 'writing'];
const MONUMENTS: Kind[] = [
  'fortress',
  'obelisk',
  'palace',
  'pyramid',
  'sphinx',
  'statues',
  'step-pyramid',
  'temple',
];
const KINDS: Kind[] = ['god', 'pharaoh', 'nile', 'flood', 'gold', ...CIVILIZATIONS, ...MONUMENTS];
const STAY: Kind[] = ['pharaoh', 'nile', ...MONUMENTS];

type Player = { readonly tiles: Holding; readonly fame: number; readonly suns: readonly number[] };

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
const has = (tiles: Holding, kinds: readonly Kind[]) =>
  kinds.map(kind => tiles[kind] ?? 0).filter(n => n > 0);
const race = (all: readonly number[], own: number, gain: number, loss: number) => {
  const others = new Set(all);
  if (others.size === 1) return 0;
  return all.every(n => n <= own) ? gain : all.every(n => n >= own) ? loss : 0;
};

/** The outline's scoring, written a second time; an award of nothing is left out. [R-10 to R-15, E-06] */
const awards = (players: readonly Player[], { tiles, suns }: Player, last: boolean) => {
  const pharaohs = players.map(player => player.tiles.pharaoh ?? 0);
  const types = has(tiles, MONUMENTS).length;
  const sheet: Record<string, number> = {
    gods: 2 * (tiles.god ?? 0),
    pharaohs: race(pharaohs, tiles.pharaoh ?? 0, 5, -2),
    river: tiles.flood ? tiles.flood + (tiles.nile ?? 0) : 0,
    gold: 3 * (tiles.gold ?? 0),
    civilizations: { 0: -5, 3: 5, 4: 10, 5: 15 }[has(tiles, CIVILIZATIONS).length] ?? 0,
  };
  if (last) {
    sheet['monument-kinds'] = { 7: 10, 8: 15 }[types] ?? types;
    sheet['monument-sets'] = sum(has(tiles, MONUMENTS).map(n => ({ 3: 5, 4: 10, 5: 15 })[n] ?? 0));
    sheet.suns = race(
      players.map(player => sum(player.suns)),
      sum(suns),
      5,
      -5,
    );
  }
  return Object.fromEntries(Object.entries(sheet).filter(([, fame]) => fame !== 0));
};

const holding = fc
  .tuple(...KINDS.map(kind => fc.nat(Math.min(5, TILE_COUNTS[kind]))), fc.nat(3))
  .map(([...counts]) => {
    // few kinds as often as many: a nought of the mask leaves a kind out
    const sparse = counts.pop()!;
    return Object.fromEntries(
      KINDS.map((kind, i) => [kind, (counts[i]! * 7 + i) % 4 < sparse ? counts[i]! : 0]).filter(([, n]) => n),
    ) as Holding;
  });

const tables = fc.integer({ min: 2, max: 5 }).chain(players =>
  fc.record({
    epoch: fc.constantFrom(1, 2, 3, 3, 3),
    centre: fc.constant(16),
    suns: fc.shuffledSubarray(
      Array.from({ length: 15 }, (_, i) => i + 1),
      { minLength: 3 * players, maxLength: 3 * players },
    ),
    up: fc.array(fc.nat(2), { minLength: players, maxLength: players }),
    tiles: fc.array(holding, { minLength: players, maxLength: players }),
    fame: fc.array(fc.nat(20), { minLength: players, maxLength: players }),
  }),
);

const LAST_RA = [0, 0, 6, 8, 9, 10];

it('whatever everybody holds, an epoch scores as the outline says, once, and the right tiles and suns remain [E-03 to E-07, R-10 to R-15]', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(tables, ({ epoch, centre, suns, up, tiles, fame }) => {
      const players: Player[] = tiles.map((held, seat) => ({
        tiles: held,
        fame: fame[seat]!,
        suns: suns.slice(3 * seat, 3 * seat + 3).sort((a, b) => a - b),
      }));
      const last = epoch === 3;
      const state = position({
        areas: players.map(({ suns: own, ...rest }, seat) => ({
          ...rest,
          suns: own.slice(up[seat]!),
          faceDown: own.slice(0, up[seat]!),
        })),
        epoch: epoch as 1 | 2 | 3,
        centre,
        raTrack: LAST_RA[players.length]! - 1,
        bag: ['ra'],
      });
      const events = play(state, ['draw']);
      expect(events.filter(event => event.type === 'score')).toHaveLength(players.length);

      const totals = players.map((player, seat) => {
        const items = awards(players, player, last);
        const net = sum(Object.values(items));
        const total = Math.max(0, player.fame + net);
        expect(itemsOf(scoreOf(events, seat))).toEqual(items);
        expect(scoreOf(events, seat)).toMatchObject({ epoch, net, fame: total });
        for (const [item, points] of Object.entries(items)) seen.add(`${item} ${Math.sign(points)}`);
        const stay = Object.entries(player.tiles).filter(([kind]) => STAY.includes(kind as Kind));
        expect(heldIn(state.areas[seat]!)).toEqual(Object.fromEntries(stay));
        expect(state.areas[seat]).toMatchObject({ fame: total, suns: { faceUp: player.suns, faceDown: [] } });
        return total;
      });

      const highest = (seats: readonly number[]) =>
        seats.toSorted((a, b) => players[b]!.suns.at(-1)! - players[a]!.suns.at(-1)!)[0]!;
      const seats = [...players.keys()];
      if (last) {
        const winner = highest(seats.filter(seat => totals[seat] === Math.max(...totals)));
        expect(state.step).toEqual({ kind: 'over', scores: totals, winners: [winner] });
      } else {
        expect(state.step).toEqual({ kind: 'turn', player: highest(seats) });
      }
      expect(state.centre).toBe(centre);
    }),
    { numRuns: 400, seed: 3 },
  );
  // every award, gained and lost, was among them
  expect([...seen].toSorted()).toEqual(
    [
      ...['gods 1', 'pharaohs 1', 'pharaohs -1', 'river 1', 'gold 1', 'civilizations 1', 'civilizations -1'],
      ...['monument-kinds 1', 'monument-sets 1', 'suns 1', 'suns -1'],
    ].toSorted(),
  );
});
