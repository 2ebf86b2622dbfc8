import { seatsToAct } from '../../../../game/ru-ra-re/asking.ts';
import { steady } from '../../../../game/ru-ra-re/bot/steady.ts';
import type { RuRaReEvent } from '../../../../game/ru-ra-re/events.ts';
import { ruRaRe } from '../../../../game/ru-ra-re/rules.ts';
import type { Move, State } from '../../../../game/ru-ra-re/table.ts';
import { quickRandom } from '../../../../game/shared/random.ts';
import type { Seat } from '../../../../game/shared/seats.ts';
import { further, type Way } from '../../gallery/made.ts';
import { fansOf } from '../view/fans.ts';

const { legalMoves } = ruRaRe;

/** A position of the gallery: the first of a match that shows what is wanted. */
export type Position = {
  readonly name: string;
  readonly players: number;
  readonly wanted: (state: State, events: readonly RuRaReEvent[]) => boolean;
  /** The moment that it stands still in: the last event that is one, which the table has come just past. */
  readonly frozen?: (event: RuRaReEvent) => boolean;
  /** How far into that moment, 0 to 1, where nothing else is asked for. */
  readonly held?: number;
};

/** Has the last throw brought such an event, in a later round? */
const late =
  (isIt: (event: RuRaReEvent) => boolean, from = 3): Position['wanted'] =>
  ({ round }, events) =>
    round > from && events.slice(events.findLastIndex(({ type }) => type === 'show')).some(isIt);
const isShow = ({ type }: RuRaReEvent) => type === 'show';
const isClash = ({ type }: RuRaReEvent) => type === 'clash';
const isTake = ({ type }: RuRaReEvent) => type === 'take';
const isScore = (event: RuRaReEvent) => event.type === 'score' && event.player === 0;
const isEnd = ({ type }: RuRaReEvent) => type === 'end';

export const POSITIONS: readonly Position[] = [
  { name: 'start', players: 4, wanted: () => true },
  { name: 'choosing', players: 4, wanted: s => s.round === 5 && s.throw === 1 },
  { name: 'fists', players: 4, wanted: late(isShow), frozen: isShow, held: 0.3 },
  { name: 'hands', players: 4, wanted: late(isShow), frozen: isShow, held: 0.95 },
  { name: 'clash', players: 4, wanted: late(isClash), frozen: isClash, held: 0.3 },
  { name: 'alone', players: 4, wanted: late(isTake), frozen: isTake, held: 0.3 },
  { name: 'scoring', players: 4, wanted: late(isScore), frozen: isScore, held: 0.95 },
  { name: 'end', players: 4, wanted: late(isEnd), frozen: isEnd, held: 0.95 },
  { name: 'two', players: 2, wanted: s => s.round === 4 },
  { name: 'three', players: 3, wanted: s => s.round === 5 },
  { name: 'again', players: 4, wanted: s => s.round > 3 && s.throw > 1 && s.waiting.includes(0) },
  { name: 'resting', players: 4, wanted: s => s.round > 3 && s.throw > 1 && !s.waiting.includes(0) },
  { name: 'late', players: 4, wanted: s => s.lastRound },
  { name: 'kinds', players: 2, wanted: s => fansOf(s.displays, 0).length > 11 },
  { name: 'over', players: 4, wanted: s => s.step.kind === 'over' },
];

export type Played = {
  readonly state: State;
  readonly events: readonly RuRaReEvent[];
  readonly way?: Way<State, Move> | undefined;
};

const TRIES = 100;

/** Plays seeded matches of steady players until one shows the position. */
export const reach = ({ name, players, wanted }: Position): Played => {
  for (let n = 0; n < TRIES; n++) {
    const seed = `${name}-${n}`;
    const random = quickRandom(seed);
    const state = ruRaRe.setup({ players, options: {}, seed });
    let way: Way<State, Move> | undefined = { fresh: structuredClone(state), made: [] };
    const events: RuRaReEvent[] = [...ruRaRe.opening(state)];
    for (;;) {
      if (wanted(state, events)) return { state, events, way };
      const seat = seatsToAct(state)[0];
      if (seat === undefined) break;
      const move = steady(ruRaRe.view(state, seat), seat, legalMoves(state, seat), random);
      way = further(way, seat, move);
      events.push(...ruRaRe.apply(state, seat, move));
    }
  }
  throw new Error(`no match came to the position ${name}`);
};

/** Makes one move, and lets `steady` choose for everybody else. */
export const advance = (played: Played, move: Move, own: Seat): Played => {
  const state = structuredClone(played.state);
  const events = [...played.events];
  let way = played.way;
  const make = (seat: Seat, its: Move) => {
    way = further(way, seat, its);
    events.push(...ruRaRe.apply(state, seat, its));
  };
  make(own, move);
  for (const seat of seatsToAct(state)) {
    if (seat !== own)
      make(seat, steady(ruRaRe.view(state, seat), seat, legalMoves(state, seat), quickRandom('gallery')));
  }
  return { state, events, way };
};
