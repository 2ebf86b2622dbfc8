import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AnyMove } from '../../../src/game/contract.ts';
import type { State } from '../../../src/game/ra/table.ts';
import type { Disaster, Kind, Lying } from '../../../src/game/ra/tiles.ts';
import { type Holding, heldIn, mayDo, play, position } from './position.ts';

/** What each disaster strikes, written out of the outline a second time. */
const STRUCK = {
  funeral: ['pharaoh'],
  drought: ['flood', 'nile'],
  unrest: ['art', 'agriculture', 'religion', 'astronomy', 'writing'],
  earthquake: ['fortress', 'obelisk', 'palace', 'pyramid', 'sphinx', 'statues', 'step-pyramid', 'temple'],
} as const satisfies Record<Disaster, readonly Kind[]>;
const isStriking = (tile: string): tile is Disaster => Object.hasOwn(STRUCK, tile);
const KINDS: Kind[] = ['god', 'gold', ...Object.values(STRUCK).flat()];

const listed = (held: Holding, of: readonly Kind[]): Kind[] =>
  of.flatMap(kind => Array<Kind>(held[kind] ?? 0).fill(kind));

/** Every way to take so many out of a list, each once, as sorted text. */
const waysToTake = (tiles: readonly Kind[], n: number): Set<string> => {
  const ways = new Set<string>();
  const take = (from: number, taken: readonly Kind[]): void => {
    if (taken.length === n) ways.add([...taken].sort().join(' '));
    else for (let i = from; i < tiles.length; i++) take(i + 1, [...taken, tiles[i]!]);
  };
  take(0, []);
  return ways;
};

/** Does it matter what the owner says, when so many disasters of this kind are still to come? */
const matters = (disaster: Disaster, held: Holding, times: number): boolean => {
  if (disaster === 'drought') return false;
  const tiles = listed(held, STRUCK[disaster]);
  return waysToTake(tiles, Math.min(tiles.length, 2 * times)).size > 1;
};

const lost = (held: Holding, kinds: readonly Kind[]): Holding => {
  const left = { ...held };
  for (const kind of kinds) left[kind] = (left[kind] ?? 0) - 1;
  return Object.fromEntries(Object.entries(left).filter(([, n]) => n !== 0));
};

/**
 * Follows disasters to their end and checks each by the outline. The state stands where all of them are resolved, or
 * where the first that matters asks.
 * @param choose picks one of so many moves
 */
const follow = (
  state: State,
  before: Holding,
  disasters: readonly Disaster[],
  resolved: ReturnType<typeof play>,
  choose: (n: number) => number,
): void => {
  let held = before;
  const events = resolved.filter(event => event.type === 'disaster');
  for (const [i, disaster] of disasters.entries()) {
    const times = disasters.slice(i).filter(other => other === disaster).length;
    const all = listed(held, STRUCK[disaster]);
    const asked = matters(disaster, held, times);
    if (asked) {
      expect(events).toEqual([]);
      expect(state.step).toMatchObject({ kind: 'disaster', player: 0, tile: disaster });
      expect(heldIn(state.areas[0]!)).toEqual(held);
      const offered = mayDo(state).map(move => move.split(' ').slice(1).sort().join(' '));
      expect(new Set(offered)).toEqual(waysToTake(all, 2));
      expect(offered).toHaveLength(new Set(offered).size);
      const pair = offered[choose(offered.length)]!.split(' ');
      const answer = play(state, ['discard', ...pair.toReversed()] as unknown as AnyMove);
      events.push(...answer.filter(event => event.type === 'disaster'));
      expect([...events[0]!.lost].sort()).toEqual(pair);
    }
    const event = events.shift();
    expect(event).toMatchObject({ type: 'disaster', player: 0, tile: disaster });
    if (disaster === 'drought') expect(event!.lost).toEqual(all.slice(0, 2));
    else expect(waysToTake(all, Math.min(2, all.length))).toContain([...event!.lost].sort().join(' '));
    held = lost(held, event!.lost);
  }
  expect(events).toEqual([]);
  expect(heldIn(state.areas[0]!)).toEqual(held);
};

const holdings = fc
  .dictionary(fc.constantFrom(...KINDS), fc.integer({ min: 1, max: 3 }), { maxKeys: 6 })
  .map(held => held as Holding);
const disasters = fc.constantFrom<Disaster>('funeral', 'drought', 'unrest', 'earthquake');

it('whatever a lot holds, its disasters strike in the order of the track and ask where it matters, and only there [R-03, R-04]', () => {
  const tile = fc.oneof(disasters, disasters, fc.constant<Disaster>('unrest'), fc.constantFrom(...KINDS));
  fc.assert(
    fc.property(
      holdings,
      fc.array(tile, { minLength: 1, maxLength: 8 }),
      fc.infiniteStream(fc.nat(999)),
      (held, lot: Lying[], chance) => {
        const areas = [{ suns: [2, 9], tiles: held }, { suns: [3] }, { suns: [4] }];
        const state = position({ areas, track: lot, centre: 16 });
        const events = play(state, ['invokeRa'], ['bid', 3], ['pass'], ['bid', 9]);
        const placed: Holding = { ...held };
        for (const kind of lot) if (!isStriking(kind)) placed[kind] = (placed[kind] ?? 0) + 1;
        follow(state, placed, lot.filter(isStriking), events, n => chance.next().value! % n);
        expect(state.step).toEqual({ kind: 'turn', player: 1 });
      },
    ),
    { numRuns: 400, seed: 1 },
  );
});

it('whatever its taker holds, a disaster taken with a god strikes as one alone, whatever waits on the track [R-02, R-04]', () => {
  fc.assert(
    fc.property(holdings, disasters, fc.infiniteStream(fc.nat(999)), (held, disaster, chance) => {
      const before = { ...held, god: 2 };
      const state = position({
        areas: [{ suns: [2], tiles: before }, { suns: [3] }],
        track: [disaster, disaster, 'gold'],
      });
      const events = play(state, ['playGod', disaster]);
      follow(state, { ...before, god: 1 }, [disaster], events, n => chance.next().value! % n);
      expect(state.step).toEqual({ kind: 'gods', player: 0 });
    }),
    { numRuns: 200, seed: 2 },
  );
});
