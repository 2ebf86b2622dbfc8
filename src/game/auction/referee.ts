import type { Fault, FaultAt } from '../referee.ts';
import { inOrder } from '../shared/lists.ts';
import { at } from '../shared/seats.ts';
import type { Bagging } from './bag.ts';
import type { AuctionEvent } from './events.ts';
import { beginner, isSun, SUNS, type Sun, sunGroups } from './suns.ts';
import { type AuctionArea, type AuctionState, type AuctionStep, areaSuns } from './table.ts';

/** An event of either game, of which chance only gives the suns of the set-up and the tiles drawn. */
type Told = { readonly type: string };

/** What the referee must know of one of the two games. */
export type Pieces<State, Tile extends string, Options> = {
  readonly setup: (init: { players: number; options: Options; seed: string }) => State;
  readonly tiles: readonly Tile[];
  readonly counts: Readonly<Record<Tile, number>>;
  readonly bagging: Bagging<Tile>;
};

/** Brings about what chance gave in a recorded match, and checks it against the pieces in the box and the seed. */
export const refereeOfChance = <
  State extends AuctionState<string | null, AuctionArea>,
  Tile extends string,
  Options,
>({
  setup,
  tiles,
  counts,
  bagging,
}: Pieces<State, Tile, Options>) => ({
  /** A fresh match with the suns dealt and the tiles drawn as the events say. */
  begin: (players: number, options: Options, events: readonly Told[]): State | Fault => {
    const suns = dealtSuns(players, events);
    if (!Array.isArray(suns)) return suns as Fault;
    const draws = drawnTiles(events, counts);
    if (!Array.isArray(draws)) return draws as Fault;
    const fresh = setup({ players, options, seed: '' });
    fresh.areas.forEach((area, seat) => {
      area.suns.faceUp.splice(0, area.suns.faceUp.length, ...at(suns, seat));
    });
    fresh.secret.bag = bagging.bagOf([...draws, ...leftInBox(draws, tiles, counts)]);
    const step: AuctionStep = { kind: 'turn', player: beginner(areaSuns(fresh)) };
    fresh.step = step;
    return fresh;
  },

  /** The first event in which the seed would have dealt or drawn something else. */
  againstSeed: (seed: string, players: number, options: Options, events: readonly Told[]): FaultAt | null => {
    const sown = setup({ players, options, seed });
    const dealt = areaSuns(sown).map(({ faceUp }) => faceUp);
    if (JSON.stringify(dealtSuns(players, events)) !== JSON.stringify(dealt)) {
      return { event: 0, problem: `the seed deals the suns ${JSON.stringify(dealt)}` };
    }
    let { bag } = sown.secret;
    for (const [i, event] of (events as readonly AuctionEvent<Tile, never>[]).entries()) {
      if (event.type !== 'draw' || bag === '') continue;
      const tile = bagging.topOf(bag);
      if (event.tile !== tile) return { event: i, problem: `the seed gives "${tile}", not "${event.tile}"` };
      bag = bag.slice(0, -1);
    }
    return null;
  },
});

/** The move behind an event that both games know, or null when no move begins with it. */
export const moveBehind = (event: Told) => {
  const told = event as AuctionEvent<string, string>;
  switch (told.type) {
    case 'draw':
      return { seat: told.player, move: ['draw'] as const };
    case 'invoke':
      return { seat: told.player, move: ['invokeRa'] as const };
    case 'bid':
      return { seat: told.player, move: ['bid', told.sun] as const };
    case 'pass':
      return { seat: told.player, move: ['pass'] as const };
    default:
      return null;
  }
};

/** An event in the form in which two that mean the same are equal: suns ascending, no awards of nothing. */
export const normalEvent = <Event extends Told>(event: Event): Event => {
  const { suns, items } = event as { suns?: unknown; items?: unknown };
  if (event.type === 'setup' && Array.isArray(suns)) return { ...event, suns: suns.map(ascending) };
  if (event.type !== 'score' || !Array.isArray(items)) return event;
  const awards = items.filter(item => item?.fame !== 0);
  return { ...event, items: inOrder(awards, award => String(award?.for)) };
};

/** The suns of the set-up, each hand ascending, when they are the groups of the rulebook. [C-03] */
const dealtSuns = (players: number, [first]: readonly Told[]): Sun[][] | FaultAt => {
  const wrong = (problem: string): FaultAt => ({ event: 0, problem });
  if (first?.type !== 'setup') return wrong('a match begins with "setup"');
  const { suns } = first as { suns?: unknown };
  if (!Array.isArray(suns) || suns.length !== players || !suns.every(Array.isArray)) {
    return wrong('"suns" must hold a list for each player');
  }
  if (!isHands(suns)) return wrong(`a sun is a whole number from ${SUNS[0]} to ${SUNS.at(-1)}`);
  const hands = suns.map(ascending);
  const groups = sunGroups(players)
    .map(group => group.join('-'))
    .sort();
  const dealt = hands.map(hand => hand.join('-')).sort();
  if (groups.join() !== dealt.join()) return wrong(`"suns" must be the groups ${groups.join(', ')} [C-03]`);
  return hands;
};

/** The tiles drawn, in order, when the bag holds that many of each. */
const drawnTiles = <Tile extends string>(
  events: readonly Told[],
  counts: Readonly<Record<Tile, number>>,
): Tile[] | Fault => {
  const draws: Tile[] = [];
  const left: Record<Tile, number> = { ...counts };
  for (const [i, event] of (events as readonly AuctionEvent<Tile, never>[]).entries()) {
    if (event.type !== 'draw') continue;
    const { tile } = event;
    if (typeof tile !== 'string' || !Object.hasOwn(counts, tile)) {
      return { event: i, problem: `no tile is called ${JSON.stringify(tile)}` };
    }
    left[tile] -= 1;
    if (left[tile] < 0) return { event: i, problem: `the bag holds only ${counts[tile]} of "${tile}"` };
    draws.push(tile);
  }
  return draws;
};

const leftInBox = <Tile extends string>(
  draws: readonly Tile[],
  tiles: readonly Tile[],
  counts: Readonly<Record<Tile, number>>,
): Tile[] =>
  tiles.flatMap(tile =>
    Array.from({ length: counts[tile] - draws.filter(drawn => drawn === tile).length }, () => tile),
  );

const isHands = (suns: readonly (readonly unknown[])[]): suns is readonly (readonly Sun[])[] =>
  suns.flat().every(isSun);

const ascending = (suns: readonly Sun[]): Sun[] => [...suns].sort((a, b) => a - b);
