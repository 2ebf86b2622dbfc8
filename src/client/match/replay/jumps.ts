import type { AnyEvent } from '../../../game/contract.ts';
import type { Replay } from '../records/open-record.ts';

/** By what one may step through a match. */
export const UNITS = ['move', 'turn', 'throw', 'auction', 'round', 'epoch'] as const;
export type Unit = (typeof UNITS)[number];

/** The moves after which something of a unit has just begun, in order, from the set-up on. */
export type Jumps = Readonly<Partial<Record<Unit, readonly number[]>>>;

const BEGINS: Readonly<Partial<Record<Unit, readonly string[]>>> = {
  throw: ['show'],
  auction: ['invoke'],
  round: ['round-end'],
  epoch: ['epoch-start', 'epoch-end'],
};

/** Where a match can be jumped to; a unit of which it has none is left out. */
export const jumpsOf = ({ snapshots, events }: Pick<Replay, 'snapshots' | 'events'>): Jumps => {
  const caused = (move: number): readonly AnyEvent[] =>
    move === 0 ? [] : events.slice(snapshots[move - 1]!.events, snapshots[move]!.events);
  const all = [...snapshots.keys()];
  const jumps: Partial<Record<Unit, readonly number[]>> = { move: all };
  const turns = all.filter(move => snapshots[move]!.made?.seat !== snapshots[move - 1]?.made?.seat);
  // Where all choose at once there are no turns.
  if (!events.some(({ type }) => type === 'show')) jumps.turn = turns;
  for (const unit of UNITS) {
    const begins = BEGINS[unit];
    if (begins === undefined) continue;
    const found = all.filter(move => caused(move).some(({ type }) => begins.includes(type)));
    if (found.length > 0) jumps[unit] = found;
  }
  return jumps;
};

/** The move to which a jump back (−1) or on (+1) leads: the set-up or the end, where there is no further one. */
export const jumpFrom = (move: number, to: -1 | 1, stops: readonly number[], last: number): number =>
  to === 1 ? (stops.find(stop => stop > move) ?? last) : (stops.findLast(stop => stop < move) ?? 0);
