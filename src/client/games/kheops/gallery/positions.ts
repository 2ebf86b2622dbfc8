import { steady } from '../../../../game/kheops/bot/steady.ts';
import type { KheopsEvent } from '../../../../game/kheops/events.ts';
import { actor, legalMoves } from '../../../../game/kheops/legal.ts';
import { meta } from '../../../../game/kheops/meta.ts';
import { kheops } from '../../../../game/kheops/rules.ts';
import { standing } from '../../../../game/kheops/score.ts';
import type { Move, State } from '../../../../game/kheops/table.ts';
import { quickRandom } from '../../../../game/shared/random.ts';
import { justClosed } from '../closed.ts';

/** A position of the gallery: the first of a match that shows what is wanted. */
export type Position = {
  readonly name: string;
  readonly wanted: (state: State, events: readonly KheopsEvent[]) => boolean;
  /** Is a cell meant already, as by a player who has pressed one? */
  readonly isMeant?: boolean;
};

const laid = ({ pyramid }: State): number => Object.keys(pyramid).length;
const isPower = (power: string) => (state: State) =>
  state.step.kind === 'power' && state.step.power === power && laid(state) > 30;

/** The last move has closed a network of some size, and somebody holds it. */
const hasClosed = (state: State, events: readonly KheopsEvent[]): boolean =>
  state.step.kind === 'pawn' &&
  justClosed(state, standing(state), events).some(
    ({ cells, owners, cursed }) => cells.length > 3 && owners.length > 0 && !cursed,
  );

export const POSITIONS: readonly Position[] = [
  { name: 'start', wanted: () => true },
  { name: 'lay', wanted: s => s.step.kind === 'tile' && laid(s) === 34 },
  { name: 'rotate-room', wanted: isPower('rotate-room') },
  { name: 'rotate-corridor', wanted: isPower('rotate-corridor') },
  { name: 'swap', wanted: isPower('swap') },
  { name: 'move', wanted: isPower('move') },
  { name: 'cell', wanted: s => s.step.kind === 'pawn' && laid(s) === 30, isMeant: true },
  { name: 'lay-cell', wanted: s => s.step.kind === 'tile' && laid(s) === 34, isMeant: true },
  { name: 'closed', wanted: hasClosed },
  { name: 'late', wanted: s => s.step.kind === 'pawn' && laid(s) === 45 },
  { name: 'over', wanted: s => s.step.kind === 'over' },
];

export type Played = { readonly state: State; readonly events: readonly KheopsEvent[] };

const TRIES = 200;

/** Plays seeded matches, a steady player against a random one, until one shows the position. */
export const reach = ({ name, wanted }: Position): Played => {
  for (let n = 0; n < TRIES; n++) {
    const seed = `${name}-${n}`;
    const random = quickRandom(seed);
    const state = kheops.setup({ players: 2, options: meta.defaults, seed });
    const events: KheopsEvent[] = [...kheops.opening(state)];
    for (;;) {
      if (wanted(state, events)) return { state, events };
      const seat = actor(state.step);
      if (seat === null) break;
      const legal = legalMoves(state, seat);
      const move = legal[random.below(legal.length)]!;
      events.push(...kheops.apply(state, seat, move));
    }
  }
  throw new Error(`no match came to the position ${name}`);
};

/** Makes one move, and lets `steady` answer for the other seat. */
export const advance = ({ state, events }: Played, move: Move, own: number): Played => {
  const next = structuredClone(state);
  const all = [...events];
  const make = (seat: number, made: Move) => all.push(...kheops.apply(next, seat, made));
  make(actor(next.step) ?? own, move);
  for (let seat = actor(next.step); seat !== null && seat !== own; seat = actor(next.step)) {
    make(seat, steady(kheops.view(next, seat), seat, legalMoves(next, seat), quickRandom('gallery')));
  }
  return { state: next, events: all };
};
