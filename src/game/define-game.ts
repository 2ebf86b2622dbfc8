import type {
  AllAtOnce,
  AnyEvent,
  AnyMove,
  AnyMoveRule,
  AnyPhases,
  GameDefinition,
  GameMeta,
  GameRules,
  Stepped,
} from './contract.ts';
import type { CallRefusal } from './shared/call-refusals.ts';
import type { Seat } from './shared/seats.ts';

/** A game as its own folder knows it: with the types of its rules. */
export type DefinedGame<Rules> = {
  readonly meta: GameMeta<object>;
  readonly phases: AnyPhases;
  readonly rules: Rules;
};

/**
 * The game of a page of phases and moves. Its rules are the driver of bots, simulations, analysis and tests, on plain objects; of
 * the same phases and moves `framework` makes boardgame.io's game. Nothing here knows of that.
 */
export const defineGame = <
  State extends Stepped,
  View extends Stepped,
  Move extends AnyMove,
  Event extends AnyEvent,
  Options extends object,
  Refusal extends string,
  Aside extends AnyEvent = never,
>(
  meta: GameMeta<Options>,
  page: GameDefinition<State, View, Move, Event, Options, Refusal, Aside>,
): DefinedGame<GameRules<State, View, Move, Event, Options, Refusal, Aside>> => ({
  meta,
  phases: page.phases as unknown as AnyPhases,
  rules: rulesOf(page),
});

/** A phase as it is looked up with every move. */
type Ready = {
  readonly moves: Readonly<Record<string, AnyMoveRule | undefined>>;
  readonly rules: readonly (AnyMoveRule & { readonly bare: AnyMove })[];
  // biome-ignore lint/suspicious/noExplicitAny: the steps of different phases have nothing in common
  readonly turn: ((step: any) => Seat | undefined) | null;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly together: AllAtOnce<any, any> | null;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly onBegin: ((state: any, events: AnyEvent[]) => void) | null;
};

const readied = (phases: AnyPhases): Readonly<Record<string, Ready | undefined>> =>
  Object.fromEntries(
    Object.entries(phases).map(([name, phase]) => {
      if ('onBegin' in phase)
        return [name, { moves: {}, rules: [], turn: null, together: null, onBegin: phase.onBegin }];
      const { moves, turn } = phase;
      const isOne = typeof turn === 'function';
      return [
        name,
        {
          moves: moves as Ready['moves'],
          rules: Object.entries(moves as Readonly<Record<string, AnyMoveRule>>).map(([move, rule]) => ({
            ...rule,
            bare: [move],
          })),
          turn: isOne ? turn : null,
          together: isOne ? null : turn,
          onBegin: null,
        },
      ];
    }),
  );

const NOBODY: readonly Seat[] = [];
const NONE: readonly never[] = [];
/** One seat, by its number: made once, as simulations ask whose turn it is millions of times. */
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 8 }, (_, seat) => [seat]);

// Spread, or read beyond its end, a list of arguments costs more than most moves do.
const refusalBy = ({ args, refusal }: AnyMoveRule, table: unknown, seat: Seat, move: AnyMove) => {
  if (args === 0) return refusal(table, seat);
  if (args === 1) return refusal(table, seat, move[1]);
  if (args === 2) return refusal(table, seat, move[1], move[2]);
  return refusal(table, seat, move[1], move[2], move[3]);
};
const makeBy = (
  { args, make }: AnyMoveRule,
  state: unknown,
  seat: Seat,
  events: AnyEvent[],
  move: AnyMove,
) => {
  if (args === 0) make(state, seat, events);
  else if (args === 1) make(state, seat, events, move[1]);
  else if (args === 2) make(state, seat, events, move[1], move[2]);
  else make(state, seat, events, move[1], move[2], move[3]);
};

const rulesOf = <
  State extends Stepped,
  View extends Stepped,
  Move extends AnyMove,
  Event extends AnyEvent,
  Options,
  Refusal extends string,
  Aside extends AnyEvent,
>({
  phases,
  endIf,
  playerView,
  mildest,
  ...asked
}: GameDefinition<State, View, Move, Event, Options, Refusal, Aside>): GameRules<
  State,
  View,
  Move,
  Event,
  Options,
  Refusal,
  Aside
> => {
  type Table = State | View;
  const ready = readied(phases as unknown as AnyPhases);
  const takes = new Map<string, number>();
  for (const phase of Object.values(ready))
    for (const [name, rule] of Object.entries(phase?.moves ?? {})) if (rule) takes.set(name, rule.args);
  const canWithdraw = Object.values(ready).some(phase => phase?.together);

  const refused = (code: CallRefusal | 'not-asked') => code as string as Refusal;
  const phaseIn = ({ step }: Table): Ready | undefined => ready[step.kind];
  const isAsked = ({ turn, together }: Ready, table: Table, seat: Seat): boolean =>
    turn === null ? together?.asked(table).includes(seat) === true : turn(table.step) === seat;
  const seatsOf = (table: Table, which: 'asked' | 'activePlayers'): readonly Seat[] => {
    const phase = phaseIn(table);
    if (phase === undefined) return NOBODY;
    if (phase.turn === null) return phase.together?.[which](table) ?? NOBODY;
    const seat = phase.turn(table.step);
    return seat === undefined ? NOBODY : (ALONE[seat] ?? [seat]);
  };
  const legalMoves = (table: Table, seat: Seat): readonly Move[] => {
    const phase = phaseIn(table);
    if (phase === undefined || !isAsked(phase, table, seat)) return NONE;
    const moves: Move[] = [];
    for (const { legal, refusal, bare } of phase.rules) {
      if (legal !== undefined) legal(table, seat, moves);
      else if (refusal(table, seat) === null) moves.push(bare as Move);
    }
    return moves;
  };

  return {
    ...asked,
    seatsToAct: table => seatsOf(table, 'activePlayers'),
    asked: table => seatsOf(table, 'asked'),
    legalMoves,
    refusalOf: (table, seat, move) => {
      if (table.step.kind === 'over') return refused('match-over');
      const name = move[0];
      const args = takes.get(name);
      if (args === undefined || move.length - 1 > args) return refused('unknown-move');
      const phase = phaseIn(table);
      if (phase === undefined || !isAsked(phase, table, seat))
        return refused(phase?.together ? 'not-asked' : 'not-your-turn');
      const rule = phase.moves[name];
      if (rule === undefined) return refused('not-now');
      return refusalBy(rule, table, seat, move) as Refusal | null;
    },
    mildest: (table, seat) => mildest(table, seat, legalMoves(table, seat)),
    apply: (state, seat, move) => {
      const rule = phaseIn(state)?.moves[move[0]];
      if (rule === undefined) throw new Error(`${move[0]} is no move of the phase ${state.step.kind}`);
      const events: Event[] = [];
      makeBy(rule, state, seat, events, move);
      for (let phase = phaseIn(state); phase?.onBegin; phase = phaseIn(state)) phase.onBegin(state, events);
      return events;
    },
    view: playerView,
    outcome: endIf,
    phase: ({ step }) => step.kind,
    ...(canWithdraw && {
      withdraw: (state: State, seat: Seat) => phaseIn(state)?.together?.takeBack(state, seat) === true,
    }),
  };
};
