import { assertDefined } from '../shared/assert.ts';
import { at, type Seat } from '../shared/seats.ts';
import type { KheopsEvent } from './events.ts';
import { hasUse } from './powers.ts';
import { CELLS, type Cell } from './pyramid.ts';
import { finalScoring } from './score.ts';
import { type Move, opponentOf, type Piece, type Player, playerAt, type State } from './table.ts';
import { isPower, type Laid, type TileId, type Turn, tileOf } from './tiles.ts';

/** Makes a legal move: changes the state and returns what a referee saw. An illegal one spoils the state. */
export const apply = (state: State, seat: Seat, move: Move): readonly KheopsEvent[] => {
  const player = playerAt(seat);
  const events: KheopsEvent[] = [];
  switch (move[0]) {
    case 'placePawn':
      placePawn(state, player, move[1], move[2], events);
      break;
    case 'rotate':
      rotate(state, player, move[1], move[2], events);
      break;
    case 'swap':
    case 'movePawn':
      exchange(state, player, move[1], move[2], events);
      break;
    case 'layTile':
      layTile(state, player, move[1], move[2], move[3], events);
      break;
  }
  return events;
};

/** A pawn goes on a tile, and the power it shows must be used if it can be. [K-11, K-12, K-20] */
const placePawn = (state: State, player: Player, piece: Piece, cell: Cell, events: KheopsEvent[]): void => {
  const replaced = state.pawns[cell];
  if (replaced !== undefined) at(state.supplies, replaced.player)[replaced.piece] += 1;
  at(state.supplies, player)[piece] -= 1;
  state.pawns[cell] = { player, piece };
  const placed = { type: 'pawn', player, piece, cell } as const;
  events.push(replaced === undefined ? placed : { ...placed, replaces: replaced.piece });

  const { symbol } = tileOf(lying(state, cell).tile);
  if (!isPower(symbol)) {
    state.step = { kind: 'tile', player };
  } else if (hasUse(state, player, symbol, cell)) {
    state.step = { kind: 'power', player, power: symbol, cell };
  } else {
    events.push({ type: 'power', player, power: symbol, none: true });
    state.step = { kind: 'tile', player };
  }
};

/** A tile is turned, with whoever stands on it. [K-13] */
const rotate = (state: State, player: Player, cell: Cell, turn: Turn, events: KheopsEvent[]): void => {
  events.push({ type: 'power', player, power: powerOf(state), cell, turn });
  state.pyramid[cell] = { tile: lying(state, cell).tile, turn };
  state.step = { kind: 'tile', player };
};

/** Two pawns change places, or one goes where nobody stands; the tile it comes to stays silent. [K-12, K-14, K-15] */
const exchange = (state: State, player: Player, from: Cell, to: Cell, events: KheopsEvent[]): void => {
  events.push({ type: 'power', player, power: powerOf(state), from, to });
  const { pawns } = state;
  const there = pawns[to];
  pawns[to] = assertDefined(pawns[from], 'a pawn that goes stands where it comes from');
  if (there === undefined) delete pawns[from];
  else pawns[from] = there;
  state.step = { kind: 'tile', player };
};

/** A tile is laid, another drawn while there is stock; the last one ends the match. [K-10, K-30, K-40] */
const layTile = (
  state: State,
  player: Player,
  tile: TileId,
  cell: Cell,
  turn: Turn,
  events: KheopsEvent[],
): void => {
  const hand = at(state.secret.hands, player);
  hand.splice(hand.indexOf(tile), 1);
  state.pyramid[cell] = { tile, turn };
  events.push({ type: 'tile', player, tile, cell, turn });
  const drawn = state.secret.stock.pop();
  if (drawn !== undefined) {
    hand.push(drawn);
    state.stock = state.secret.stock.length;
    events.push({ type: 'refill', player });
  }
  state.handSizes[player] = hand.length;

  if (!isFinished(state)) {
    state.step = { kind: 'pawn', player: opponentOf(player) };
    return;
  }
  const { facts, outcome } = finalScoring(state);
  events.push(...facts, { type: 'end', ...outcome });
  state.step = { kind: 'over', ...outcome };
};

/** Every cell is covered. Looked at from the apex, which mostly is among the last. [K-40] */
const isFinished = ({ pyramid }: State): boolean => CELLS.every(cell => pyramid[cell] !== undefined);

const lying = ({ pyramid }: State, cell: Cell): Laid =>
  assertDefined(pyramid[cell], 'legal moves name cells where a tile lies');

const powerOf = ({ step }: State) => {
  if (step.kind !== 'power') throw new Error(`a power is used in the step ${step.kind}`);
  return step.power;
};
