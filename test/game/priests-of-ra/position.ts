import type { Counts } from '../../../src/game/auction/counts.ts';
import type { Epoch } from '../../../src/game/auction/epochs.ts';
import type { AnyMove } from '../../../src/game/contract.ts';
import { bagOf } from '../../../src/game/priests-of-ra/bag.ts';
import type { PriestsEvent, ScoreEvent } from '../../../src/game/priests-of-ra/events.ts';
import { meta } from '../../../src/game/priests-of-ra/meta.ts';
import { priestsOfRa } from '../../../src/game/priests-of-ra/rules.ts';
import type { Area, Move, State, Step } from '../../../src/game/priests-of-ra/table.ts';
import { addTiles, noTiles, type Side, type Tile } from '../../../src/game/priests-of-ra/tiles.ts';
import type { Seat } from '../../../src/game/shared/seats.ts';
import { sunOf } from '../auction/sun-of.ts';

export type Held = Partial<Record<Side, number>>;

export type PlayerPosition = {
  suns?: readonly number[];
  faceDown?: readonly number[];
  tiles?: Held;
  ankhs?: number;
  fame?: number;
};

export type Position = {
  areas: PlayerPosition[];
  epoch?: Epoch;
  raTrack?: number;
  track?: Side[];
  centre?: number;
  /** What will be drawn, first to last. */
  bag?: Tile[];
  /** A seat whose turn it is, or the whole step. */
  step?: Seat | Step;
};

/** Counts of tiles by side, as an area holds them. */
export const tiles = (held: Held): Counts => {
  const counts = noTiles();
  for (const [side, n] of Object.entries(held)) addTiles(counts, side as Side, n);
  return counts;
};

/** The sides of which an area holds any, with how many: what `tiles` was given. */
export const heldIn = ({ tiles: counts }: Area): Held =>
  Object.fromEntries(ORDER.map((side, i) => [side, counts[i]]).filter(([, n]) => n !== 0));

/** Written out, not imported: the order goes over the wire, and clients of one release read it. */
const ORDER: readonly Side[] = [
  'farmer',
  'warrior',
  'merchant',
  'scribe',
  'granary',
  'fortress',
  'market',
  'library',
  'chamber-red',
  'chamber-blue',
  'chamber-green',
  'chamber-yellow',
  'pyramid',
  'priest',
  'plague',
];

/** A match in the middle: everything not named is as at the start, and it is seat 0's turn. */
export const position = ({
  areas,
  epoch = 1,
  raTrack = 0,
  track = [],
  centre = 1,
  bag = [],
  step = 0,
}: Position): State => ({
  options: { ...meta.defaults },
  epoch,
  raTrack,
  track: [...track],
  centre: sunOf(centre),
  areas: areas.map(({ suns = [], faceDown = [], tiles: held = {}, ankhs = 0, fame = 10 }) => ({
    suns: { faceUp: suns.map(sunOf), faceDown: faceDown.map(sunOf) },
    tiles: tiles(held),
    ankhs,
    fame,
  })),
  bag: bag.length,
  raLeft: bag.filter(tile => tile === 'ra').length,
  step: typeof step === 'number' ? { kind: 'turn', player: step } : step,
  secret: { bag: bagOf(bag), seed: 'a position' },
});

/** Makes the moves of whoever is to act, each of which must be legal, and returns all their events. */
export const play = (state: State, ...moves: AnyMove[]): PriestsEvent[] =>
  moves.flatMap(move => {
    const seat = toAct(state);
    const refusal = priestsOfRa.refusalOf(state, seat, move);
    if (refusal !== null) throw new Error(`${move.join(' ')} by seat ${seat} is refused: ${refusal}`);
    return priestsOfRa.apply(state, seat, move as unknown as Move);
  });

/** The one seat to act. */
export const toAct = (state: State): Seat => {
  const [seat, ...others] = priestsOfRa.seatsToAct(state);
  if (seat === undefined || others.length > 0) throw new Error(`not one seat to act in ${state.step.kind}`);
  return seat;
};

/** Why the seat to act may not make a move; null when it may. */
export const refusal = (state: State, ...move: readonly unknown[]): string | null =>
  priestsOfRa.refusalOf(state, toAct(state), move as unknown as AnyMove);

/** What the seat to act may do, as text. */
export const mayDo = (state: State): string[] =>
  priestsOfRa.legalMoves(state, toAct(state)).map(move => move.join(' '));

/** The score event of a seat among the events of a move. */
export const scoreOf = (events: readonly PriestsEvent[], seat: Seat): ScoreEvent => {
  const found = events.find(event => event.type === 'score' && event.player === seat);
  if (found?.type !== 'score') throw new Error(`no score for seat ${seat}`);
  return found;
};

/** The items of a score sheet as `{farmers: 5, …}`. */
export const itemsOf = ({ items }: ScoreEvent): Record<string, number> =>
  Object.fromEntries(items.map(item => [item.for, item.fame]));

/** The kinds of events, in order. */
export const typesOf = (events: readonly PriestsEvent[]): string[] => events.map(event => event.type);
