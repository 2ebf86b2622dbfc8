import type { Epoch } from '../../../src/game/auction/epochs.ts';
import type { AnyMove } from '../../../src/game/contract.ts';
import { bagOf } from '../../../src/game/ra/bag.ts';
import type { RaEvent, ScoreEvent } from '../../../src/game/ra/events.ts';
import { meta } from '../../../src/game/ra/meta.ts';
import { ra } from '../../../src/game/ra/rules.ts';
import type { Area, Move, Options, State, Step } from '../../../src/game/ra/table.ts';
import { addTiles, type Kind, type Lying, noTiles, type Tile } from '../../../src/game/ra/tiles.ts';
import type { Seat } from '../../../src/game/shared/seats.ts';
import { sunOf } from '../auction/sun-of.ts';

export type Holding = Partial<Record<Kind, number>>;

export type PlayerPosition = {
  suns?: readonly number[];
  faceDown?: readonly number[];
  tiles?: Holding;
  fame?: number;
};

export type Position = {
  areas: PlayerPosition[];
  options?: Partial<Options>;
  epoch?: Epoch;
  raTrack?: number;
  /** Space by space; null is a gap. */
  track?: (Lying | null)[];
  centre?: number;
  /** What will be drawn, first to last. */
  bag?: Tile[];
  /** A seat whose turn it is, or the whole step. */
  step?: Seat | Step;
};

/** Counts of tiles by kind, as an area holds them. */
export const tiles = (held: Holding): number[] => {
  const counts = noTiles();
  for (const [kind, n] of Object.entries(held)) addTiles(counts, kind as Kind, n);
  return counts;
};

/** Written out, not imported: the order goes over the wire, and clients of one release read it. */
const ORDER: readonly Kind[] = [
  'god',
  'pharaoh',
  'nile',
  'flood',
  'gold',
  'art',
  'agriculture',
  'religion',
  'astronomy',
  'writing',
  'fortress',
  'obelisk',
  'palace',
  'pyramid',
  'sphinx',
  'statues',
  'step-pyramid',
  'temple',
];

/** The kinds of which an area holds any, with how many: what `tiles` was given. */
export const heldIn = ({ tiles: counts }: Area): Holding =>
  Object.fromEntries(ORDER.map((kind, i) => [kind, counts[i]]).filter(([, n]) => n !== 0));

/** A match in the middle: everything not named is as at the start, and it is seat 0's turn. */
export const position = ({
  areas,
  options = {},
  epoch = 1,
  raTrack = 0,
  track = [],
  centre = 1,
  bag = [],
  step = 0,
}: Position): State => ({
  options: { ...meta.defaults, ...options },
  epoch,
  raTrack,
  track: [...track],
  centre: sunOf(centre),
  areas: areas.map(({ suns = [], faceDown = [], tiles: held = {}, fame = 10 }) => ({
    suns: { faceUp: suns.map(sunOf), faceDown: faceDown.map(sunOf) },
    tiles: tiles(held),
    fame,
  })),
  bag: bag.length,
  raLeft: bag.filter(tile => tile === 'ra').length,
  step: typeof step === 'number' ? { kind: 'turn', player: step } : step,
  secret: { bag: bagOf(bag), seed: 'a position' },
});

/** Makes the moves of whoever is to act, each of which must be legal, and returns all their events. */
export const play = (state: State, ...moves: AnyMove[]): RaEvent[] =>
  moves.flatMap(move => {
    const seat = toAct(state);
    const refused = ra.refusalOf(state, seat, move);
    if (refused !== null) throw new Error(`${move.join(' ')} by seat ${seat} is refused: ${refused}`);
    return ra.apply(state, seat, move as unknown as Move);
  });

/** The one seat to act. */
export const toAct = (state: State): Seat => {
  const [seat, ...others] = ra.seatsToAct(state);
  if (seat === undefined || others.length > 0) throw new Error(`not one seat to act in ${state.step.kind}`);
  return seat;
};

/** Why the seat to act may not make a move; null when it may. */
export const refusal = (state: State, ...move: readonly unknown[]): string | null =>
  ra.refusalOf(state, toAct(state), move as unknown as AnyMove);

/** What the seat to act may do, as text. */
export const mayDo = (state: State): string[] =>
  ra.legalMoves(state, toAct(state)).map(move => move.join(' '));

/** The score event of a seat among the events of a move. */
export const scoreOf = (events: readonly RaEvent[], seat: Seat): ScoreEvent => {
  const found = events.find(event => event.type === 'score' && event.player === seat);
  if (found?.type !== 'score') throw new Error(`no score for seat ${seat}`);
  return found;
};

/** The items of a score sheet as `{gods: 4, …}`. */
export const itemsOf = ({ items }: ScoreEvent): Record<string, number> =>
  Object.fromEntries(items.map(item => [item.for, item.fame]));

/** The kinds of events, in order. */
export const typesOf = (events: readonly RaEvent[]): string[] => events.map(event => event.type);
