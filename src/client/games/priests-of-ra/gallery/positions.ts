import { mustBid } from '../../../../game/auction/auction.ts';
import { actor } from '../../../../game/auction/table.ts';
import { AUCTION_TRACK, raTrackLength } from '../../../../game/auction/tracks.ts';
import type { PriestsEvent } from '../../../../game/priests-of-ra/events.ts';
import { meta } from '../../../../game/priests-of-ra/meta.ts';
import { priestsOfRa } from '../../../../game/priests-of-ra/rules.ts';
import type { Move, State, Table } from '../../../../game/priests-of-ra/table.ts';
import { quickRandom, type Random } from '../../../../game/shared/random.ts';
import type { Seat } from '../../../../game/shared/seats.ts';

/** A match played as far as a position, with everything public that led to it. */
export type Played = { readonly state: State; readonly events: readonly PriestsEvent[] };

/** A position of the gallery: the first of a match of so many players that shows what is wanted. */
export type Position = {
  readonly name: string;
  readonly players: number;
  readonly wanted: (table: Table) => boolean;
};

const late = ({ epoch, track }: Table): boolean => epoch === 3 && track.length >= 5;

export const POSITIONS: readonly Position[] = [
  { name: 'start', players: 3, wanted: () => true },
  { name: 'two-late-turn', players: 2, wanted: t => late(t) && t.step.kind === 'turn' },
  {
    name: 'two-placement',
    players: 2,
    wanted: t => t.epoch === 2 && t.step.kind === 'placement' && t.track.length > 3,
  },
  {
    name: 'three-turn',
    players: 3,
    wanted: t => t.epoch === 2 && t.track.length === 5 && t.step.kind === 'turn',
  },
  {
    name: 'three-chamber-placement',
    players: 3,
    wanted: t => t.step.kind === 'placement' && t.step.tile.startsWith('chamber') && t.track.length > 2,
  },
  { name: 'three-forced-bid', players: 3, wanted: t => t.step.kind === 'auction' && mustBid(t.step) },
  {
    name: 'three-outbid',
    players: 3,
    wanted: t => t.epoch > 1 && t.step.kind === 'auction' && t.step.best !== null && t.track.length > 4,
  },
  { name: 'three-priests', players: 3, wanted: t => t.epoch > 1 && t.step.kind === 'priests' },
  {
    name: 'three-last-ra',
    players: 3,
    wanted: t => t.raTrack === raTrackLength(3) - 1 && t.step.kind === 'turn',
  },
  {
    name: 'five-full-track',
    players: 5,
    wanted: t => t.track.length === AUCTION_TRACK && t.step.kind === 'turn',
  },
  { name: 'five-late-turn', players: 5, wanted: t => late(t) && t.step.kind === 'turn' },
  { name: 'five-late-auction', players: 5, wanted: t => late(t) && t.step.kind === 'auction' },
  { name: 'five-late-priests', players: 5, wanted: t => t.epoch === 3 && t.step.kind === 'priests' },
  { name: 'five-over', players: 5, wanted: t => t.step.kind === 'over' },
  { name: 'two-over', players: 2, wanted: t => t.step.kind === 'over' },
];

/** A move such as somebody might make who wants to see full tracks and full areas. */
export const keenMove = (table: Table, legal: readonly Move[], random: Random): Move => {
  const weighed = legal.filter(([name]) => {
    if (name === 'invokeRa') return table.track.length > 5 && random.below(3) === 0;
    if (name === 'pass') return table.track.length < 4;
    return name !== 'doneTurning';
  });
  const choice = weighed.length > 0 ? weighed : legal;
  return choice[random.below(choice.length)] ?? legal[0]!;
};

/** Makes one move of whoever is to act. */
export const step = ({ state, events }: Played, move: Move): Played => {
  const player = actor(state.step);
  if (player === null) return { state, events };
  const next = structuredClone(state);
  return { state: next, events: [...events, ...priestsOfRa.apply(next, player, move)] };
};

const TRIES = 60;

/** Plays seeded matches until one shows the position; the state it is in and how it came there. */
export const reach = ({ players, wanted, name }: Position): Played => {
  for (let n = 0; n < TRIES; n++) {
    const seed = `${name}-${n}`;
    const random = quickRandom(seed);
    const state = priestsOfRa.setup({ players, options: meta.defaults, seed });
    const events: PriestsEvent[] = [...priestsOfRa.opening(state)];
    for (;;) {
      if (wanted(state)) return { state, events };
      const player = actor(state.step);
      if (player === null) break;
      events.push(
        ...priestsOfRa.apply(state, player, keenMove(state, priestsOfRa.legalMoves(state, player), random)),
      );
    }
  }
  throw new Error(`no match came to the position ${name}`);
};

export const seatToShow = ({ state }: Played): Seat => actor(state.step) ?? 0;
