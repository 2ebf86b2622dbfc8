import { steady } from '../../../../game/kheops/bot/steady.ts';
import type { KheopsEvent } from '../../../../game/kheops/events.ts';
import { meta } from '../../../../game/kheops/meta.ts';
import { kheops } from '../../../../game/kheops/rules.ts';
import { standing } from '../../../../game/kheops/score.ts';
import type { Move, State } from '../../../../game/kheops/table.ts';
import { actor } from '../../../../game/kheops/turns.ts';
import { quickRandom } from '../../../../game/shared/random.ts';
import { further, type Way } from '../../gallery/made.ts';
import { justClosed } from '../pieces/closed.ts';

const { legalMoves } = kheops;

/** A position of the gallery: the first of a match that shows what is wanted. */
export type Position = {
  readonly name: string;
  /** `latest`: what the last move brought. */
  readonly wanted: (state: State, events: readonly KheopsEvent[], latest: readonly KheopsEvent[]) => boolean;
  /** Is a cell meant already, as by a player who has pressed one? */
  readonly isMeant?: boolean;
  /** The last move is shown being made. */
  readonly isMoment?: boolean;
};

const laid = ({ pyramid }: State): number => Object.keys(pyramid).length;
const isPower = (power: string) => (state: State) =>
  state.step.kind === 'power' && state.step.power === power && laid(state) > 30;

/** The last move, in the middle of a match, has brought such an event. */
const brings =
  (isIt: (event: KheopsEvent) => boolean): Position['wanted'] =>
  (state, _events, latest) =>
    laid(state) > 30 && latest.some(isIt);

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
  { name: 'tile-moment', wanted: brings(({ type }) => type === 'tile'), isMoment: true },
  { name: 'pawn-moment', wanted: brings(({ type }) => type === 'pawn'), isMoment: true },
  ...(['rotate-room', 'rotate-corridor', 'swap', 'move'] as const).map(power => ({
    name: `${power}-moment`,
    wanted: brings(event => event.type === 'power' && event.power === power && !('none' in event)),
    isMoment: true,
  })),
  { name: 'closed-moment', wanted: hasClosed, isMoment: true },
  { name: 'end-moment', wanted: s => s.step.kind === 'over', isMoment: true },
];

export type Played = {
  readonly state: State;
  readonly events: readonly KheopsEvent[];
  readonly way?: Way<State, Move> | undefined;
  /** As it was before the last move, where that is to be seen being made. */
  readonly before?: Played;
};

const TRIES = 200;

/** Plays seeded matches of players who do whatever they may, until one shows the position. */
export const reach = ({ name, wanted, isMoment = false }: Position): Played => {
  for (let n = 0; n < TRIES; n++) {
    const seed = `${name}-${n}`;
    const random = quickRandom(seed);
    const state = kheops.setup({ players: 2, options: meta.defaults, seed });
    let way: Way<State, Move> | undefined = { fresh: structuredClone(state), made: [] };
    const events: KheopsEvent[] = [...kheops.opening(state)];
    let before: Played | undefined;
    for (;;) {
      const latest = events.slice(before?.events.length ?? 0);
      if (wanted(state, events, latest) && (!isMoment || before !== undefined)) {
        const played = { state, events, way };
        return isMoment && before !== undefined ? { ...played, before } : played;
      }
      const seat = actor(state.step);
      if (seat === null) break;
      const legal = legalMoves(state, seat);
      const move = legal[random.below(legal.length)]!;
      if (isMoment) before = { state: structuredClone(state), events: [...events], way };
      way = further(way, seat, move);
      events.push(...kheops.apply(state, seat, move));
    }
  }
  throw new Error(`no match came to the position ${name}`);
};

/** Makes one move, and lets `steady` answer for the other seat. */
export const advance = (played: Played, move: Move, own: number): Played => {
  const state = structuredClone(played.state);
  const events = [...played.events];
  let way = played.way;
  const make = (seat: number, its: Move) => {
    way = further(way, seat, its);
    events.push(...kheops.apply(state, seat, its));
  };
  make(actor(state.step) ?? own, move);
  for (let seat = actor(state.step); seat !== null && seat !== own; seat = actor(state.step)) {
    make(seat, steady(kheops.view(state, seat), seat, legalMoves(state, seat), quickRandom('gallery')));
  }
  return { state, events, way };
};
