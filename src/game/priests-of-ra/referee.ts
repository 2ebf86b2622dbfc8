import { SUN_GROUPS } from '../auction/suns.ts';
import type { Fault, Referee } from '../referee.ts';
import { bagOf, topOf } from './bag.ts';
import type { PriestsEvent } from './events.ts';
import { rulesInPlay } from './rules-in-play.ts';
import { setup } from './setup.ts';
import type { Move, Options, State } from './table.ts';
import { isTile, TILE_COUNTS, TILES, type Tile } from './tiles.ts';

/** Replays matches of Priests of Ra: all of their chance is in the suns dealt and the tiles drawn. */
export const referee: Referee<State, Move, PriestsEvent, Options> = {
  begin: (players, options, events) => {
    const suns = dealtSuns(players, events);
    if (!Array.isArray(suns)) return suns as Fault;
    const draws = drawnTiles(events);
    if (!Array.isArray(draws)) return draws as Fault;
    const fresh = setup({ players, options, seed: '' });
    fresh.areas.forEach((area, seat) => {
      area.suns.faceUp.splice(0, 4, ...suns[seat]!);
    });
    fresh.secret.bag = bagOf([...draws, ...leftInBox(draws)]);
    return { ...fresh, step: { kind: 'turn', player: seatOf(suns, Math.max(...suns.flat())) } };
  },

  againstSeed: (seed, players, options, events) => {
    const sown = setup({ players, options, seed });
    const dealt = sown.areas.map(area => area.suns.faceUp);
    const suns = dealtSuns(players, events);
    if (JSON.stringify(suns) !== JSON.stringify(dealt)) {
      return { event: 0, problem: `the seed deals the suns ${JSON.stringify(dealt)}` };
    }
    let { bag } = sown.secret;
    for (const [i, event] of events.entries()) {
      if (event.type !== 'draw' || bag === '') continue;
      if (event.tile !== topOf(bag))
        return { event: i, problem: `the seed gives "${topOf(bag)}", not "${event.tile}"` };
      bag = bag.slice(0, -1);
    }
    return null;
  },

  moveFor: ({ step }, event) => {
    if (step.kind === 'priests' && event.type !== 'flip') return { seat: step.player, move: ['doneTurning'] };
    switch (event.type) {
      case 'draw':
        return { seat: event.player, move: ['draw'] };
      case 'place':
        return { seat: event.player, move: ['placeTile', event.tile] };
      case 'invoke':
        return { seat: event.player, move: ['invokeRa'] };
      case 'bid':
        return { seat: event.player, move: ['bid', event.sun] };
      case 'pass':
        return { seat: event.player, move: ['pass'] };
      case 'flip':
        return { seat: event.player, move: ['turnTile', event.from] };
      default:
        return null;
    }
  },

  normal: event => {
    if (event.type === 'setup' && Array.isArray(event.suns))
      return { ...event, suns: event.suns.map(ascending) };
    if (event.type !== 'score' || !Array.isArray(event.items)) return event;
    const items = event.items.filter(item => item?.fame !== 0);
    return { ...event, items: items.sort((a, b) => String(a?.for).localeCompare(String(b?.for))) };
  },

  rulesInPlay,
};

/** The suns of the set-up, each hand ascending, when they are the groups of the rulebook. [C-03] */
const dealtSuns = (players: number, [first]: readonly PriestsEvent[]): number[][] | Fault => {
  const wrong = (problem: string): Fault => ({ event: 0, problem });
  if (first?.type !== 'setup') return wrong('a match begins with "setup"');
  if (!Array.isArray(first.suns) || first.suns.length !== players || !first.suns.every(Array.isArray)) {
    return wrong('"suns" must hold a list for each player');
  }
  if (!first.suns.flat().every(Number.isInteger)) return wrong('a sun is a whole number');
  const hands = first.suns.map(ascending);
  const groups = SUN_GROUPS[players]!.map(group => group.join('-')).sort();
  const dealt = hands.map(hand => hand.join('-')).sort();
  if (groups.join() !== dealt.join()) return wrong(`"suns" must be the groups ${groups.join(', ')} [C-03]`);
  return hands;
};

/** The tiles drawn, in order, when the bag holds that many of each. */
const drawnTiles = (events: readonly PriestsEvent[]): Tile[] | Fault => {
  const draws: Tile[] = [];
  const left: Record<Tile, number> = { ...TILE_COUNTS };
  for (const [i, event] of events.entries()) {
    if (event.type !== 'draw') continue;
    if (!isTile(event.tile)) return { event: i, problem: `no tile is called ${JSON.stringify(event.tile)}` };
    left[event.tile] -= 1;
    if (left[event.tile] < 0)
      return { event: i, problem: `the bag holds only ${TILE_COUNTS[event.tile]} of "${event.tile}"` };
    draws.push(event.tile);
  }
  return draws;
};

const leftInBox = (draws: readonly Tile[]): Tile[] =>
  TILES.flatMap(tile =>
    Array.from({ length: TILE_COUNTS[tile] - draws.filter(drawn => drawn === tile).length }, () => tile),
  );

const ascending = (suns: readonly number[]): number[] => [...suns].sort((a, b) => a - b);
const seatOf = (suns: readonly number[][], sun: number): number => suns.findIndex(hand => hand.includes(sun));
