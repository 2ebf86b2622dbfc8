import type { Fault, FaultAt, Referee } from '../referee.ts';
import { assertDefined } from '../shared/assert.ts';
import { inOrder } from '../shared/lists.ts';
import { at, type Seat } from '../shared/seats.ts';
import type { KheopsEvent } from './events.ts';
import { HAND } from './numbers.ts';
import { BASE, type Cell } from './pyramid.ts';
import { setup } from './setup.ts';
import { type Move, type Options, PLAYERS, type State } from './table.ts';
import { isTile, isTurn, TILES, type TileId, type Turn } from './tiles.ts';

/**
 * What is left out of an event stands in it as null, so that it cannot be added unnoticed. A base, the cells of a network
 * and its bonuses have no order; and nobody owns what is worth nothing.
 */
const normal = (event: KheopsEvent): KheopsEvent => {
  if (event.type === 'setup' && Array.isArray(event.base)) {
    return { ...event, base: inOrder(event.base, laid => String(laid?.cell)) };
  }
  if (event.type === 'pawn') return Object.assign({ replaces: null }, event);
  if (event.type === 'power')
    return Object.assign({ none: null, cell: null, turn: null, from: null, to: null }, event);
  if (event.type === 'network') {
    const { cells, bonuses, owners, points } = event;
    return {
      ...event,
      cells: inOrder(cells, String),
      bonuses: inOrder(bonuses, bonus => String(bonus?.for)),
      owners: points === 0 && isListOfSeats(owners) ? [] : inOrder(owners, String),
    };
  }
  return event;
};

/**
 * Replays matches of Kheops. What chance gave is in the base and in the tiles laid; hands and stock were never
 * shown, so they are made up: each player draws the tiles in the order in which they will be laid.
 */
export const referee: Referee<State, Move, KheopsEvent, Options> = {
  begin: (_players, options, events) => {
    const base = baseOf(events);
    if (!(base instanceof Map)) return base;
    const first = events[0] as Extract<KheopsEvent, { type: 'setup' }>;
    if (first.white !== 0 && first.white !== 1) return { event: 0, problem: '"white" must be a seat' };
    if (options.white !== 'random' && first.white !== options.white)
      return { event: 0, problem: `"white" is player ${first.white}, and the table chose ${options.white}` };
    const laid = tilesLaid(events, new Set([...base.values()].map(({ tile }) => tile)));
    if (!Array.isArray(laid)) return laid as Fault;

    const fresh = setup({ players: 2, options: { ...options, white: first.white }, seed: '' });
    const { hands, stock } = fresh.secret;
    const queues = [0, 1].map(seat => laid.filter(({ player }) => player === seat).map(({ tile }) => tile));
    const unseen = TILES.map(({ id }) => id).filter(
      id => ![...base.values()].some(({ tile }) => tile === id) && !queues.flat().includes(id),
    );
    // A wrong record may have a player lay more tiles than were theirs to draw: the other holds the last of them, and
    // replaying it finds out.
    const next = (seat: Seat): TileId =>
      assertDefined(
        at(queues, seat).shift() ?? unseen.shift() ?? at(queues, 1 - seat).pop(),
        'as many tiles are drawn as there are',
      );
    for (const seat of [0, 1])
      at(hands, seat).splice(0, HAND, ...Array.from({ length: HAND }, () => next(seat)));
    const drawn = Array.from({ length: stock.length }, (_, n) =>
      next(n % 2 === 0 ? fresh.white : 1 - fresh.white),
    );
    stock.splice(0, stock.length, ...drawn.reverse());
    for (const [cell, tile] of base) fresh.pyramid[cell] = tile;
    return { ...fresh, options };
  },

  againstSeed: (seed, players, options, events) => {
    const sown = setup({ players, options, seed });
    const base = baseOf(events);
    if (!(base instanceof Map)) return base;
    const first = events[0] as Extract<KheopsEvent, { type: 'setup' }>;
    const wrong = BASE.some(cell => {
      const [is, was] = [sown.pyramid[cell], base.get(cell)];
      return is?.tile !== was?.tile || is?.turn !== was?.turn;
    });
    if (wrong || first.white !== sown.white) return { event: 0, problem: 'the seed lays another base' };
    const { hands, stock } = sown.secret;
    for (const [i, event] of events.entries()) {
      if (event.type !== 'tile') continue;
      const hand = hands[event.player];
      const place = hand?.indexOf(event.tile) ?? -1;
      if (hand === undefined || place < 0)
        return { event: i, problem: `the seed gives player ${event.player} no tile ${event.tile}` };
      hand.splice(place, 1);
      const drawn = stock.pop();
      if (drawn !== undefined) hand.push(drawn);
    }
    return null;
  },

  moveFor: (_state, event) => {
    switch (event.type) {
      case 'pawn':
        return { seat: event.player, move: ['placePawn', event.piece, event.cell] };
      case 'power':
        if ('none' in event) return null;
        if ('turn' in event) return { seat: event.player, move: ['rotate', event.cell, event.turn] };
        return {
          seat: event.player,
          move: [event.power === 'swap' ? 'swap' : 'movePawn', event.from, event.to],
        };
      case 'tile':
        return { seat: event.player, move: ['layTile', event.tile, event.cell, event.turn] };
      default:
        return null;
    }
  },

  normal,
  together: ({ type }) => (type === 'network' || type === 'ankhs' ? type : null),
};

const isListOfSeats = (list: unknown): boolean =>
  Array.isArray(list) && list.every(seat => PLAYERS.includes(seat));

/** The base of the set-up by cell, when it covers the right cells with different tiles. */
const baseOf = ([first]: readonly KheopsEvent[]): Map<Cell, { tile: TileId; turn: Turn }> | FaultAt => {
  const wrong = (problem: string): FaultAt => ({ event: 0, problem });
  if (first?.type !== 'setup') return wrong('a match begins with "setup"');
  if (!Array.isArray(first.base)) return wrong('"base" must be a list');
  const base = new Map<Cell, { tile: TileId; turn: Turn }>();
  for (const laid of first.base) {
    const { cell, tile, turn } = laid ?? {};
    if (!BASE.includes(cell)) return wrong(`${JSON.stringify(cell)} is no cell of the base`);
    if (!isTile(tile) || !isTurn(turn)) return wrong(`no tile lies at ${cell}`);
    base.set(cell, { tile, turn });
  }
  const tiles = new Set([...base.values()].map(({ tile }) => tile));
  if (base.size !== BASE.length || tiles.size !== BASE.length || first.base.length !== BASE.length) {
    return wrong(`the base is ${BASE.length} different tiles, one a cell`);
  }
  return base;
};

type Laying = Extract<KheopsEvent, { type: 'tile' }>;

/** The tiles laid, each once, none of them of the base. */
const tilesLaid = (events: readonly KheopsEvent[], taken: Set<TileId>): readonly Laying[] | Fault => {
  const laid: Laying[] = [];
  for (const [i, event] of events.entries()) {
    if (event.type !== 'tile') continue;
    if (!isTile(event.tile)) return { event: i, problem: `there is no tile ${JSON.stringify(event.tile)}` };
    if (taken.has(event.tile)) return { event: i, problem: `tile ${event.tile} lies already` };
    taken.add(event.tile);
    laid.push(event);
  }
  return laid;
};
