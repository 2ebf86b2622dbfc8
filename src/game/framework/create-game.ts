import type { Move as FrameworkMove, Game, PhaseConfig } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import type {
  AnyEvent,
  AnyMove,
  AnyMoveRule,
  AnyPhase,
  AnyRules,
  GameMeta,
  GameModule,
} from '../contract.ts';
import type { MadeFor } from '../shared/made-for.ts';
import type { Seat } from '../shared/seats.ts';
import { onlyMoves, updateIn } from './only-moves.ts';

/** What a move leaves on its log entry: the public events it caused, stored and sent once, with it. */
export type MoveMetadata = {
  readonly events: readonly AnyEvent[];
  /** Whose moves these events show, where they did not make them themselves. */
  readonly madeFor?: readonly MadeFor[];
};

/**
 * A game as boardgame.io plays it: its phases, moves and turns are those of the game's page, and it is the framework that turns a
 * phase, passes a turn and ends the match. A new object for each that wants one, as the framework changes what it is given.
 * @param newSeed asked once for every match that is set up
 * @param refusalOf why the rules refuse a move, or null: whoever has asked them before every move need not have them asked again
 */
export const createGame = (
  { meta, phases, rules }: GameModule,
  newSeed: () => string,
  refusalOf: AnyRules['refusalOf'] = rules.refusalOf,
): Game => ({
  name: meta.id,
  minPlayers: meta.seats.min,
  maxPlayers: meta.seats.max,
  setup: ({ ctx }, setupData: unknown) =>
    rules.setup({ players: ctx.numPlayers, options: optionsIn(setupData, meta), seed: newSeed() }),
  phases: Object.fromEntries(
    Object.entries(phases).map(([name, phase]) => [
      name,
      {
        ...('onBegin' in phase
          ? byItself(rules, name, phase)
          : withMoves({ ...rules, refusalOf }, name, phase)),
        // The state says what is on; once the match is over there is nothing to follow.
        endIf: ({ G }) => {
          const next = rules.phase(G);
          return next !== name && Object.hasOwn(phases, next) ? { next } : undefined;
        },
      } satisfies PhaseConfig,
    ]),
  ),
  endIf: ({ G }) => rules.outcome(G) ?? undefined,
  // `Local` names whoever only watches "null" or "undefined".
  playerView: ({ G, playerID }) => rules.view(G, /^\d+$/.test(playerID ?? '') ? Number(playerID) : null),
  ai: {
    // Whoever has chosen need not choose again.
    enumerate: (G, _ctx, playerID) => {
      const seat = Number(playerID);
      if (!rules.seatsToAct(G).includes(seat)) return [];
      return rules.legalMoves(G, seat).map(([move, ...args]: AnyMove) => ({ move, args: [...args] }));
    },
  },
  disableUndo: true,
  plugins: [onlyMoves],
});

type Acting = Extract<AnyPhase, { readonly moves: unknown }>;

/** A phase in which somebody has moves to choose from. */
const withMoves = (rules: AnyRules, name: string, { start, moves, turn }: Acting): PhaseConfig => {
  const isTogether = typeof turn !== 'function';
  const made = Object.fromEntries(
    Object.entries(moves as Record<string, AnyMoveRule>).map(([move, rule]) => [
      move,
      ruleMove(rules, move, rule, isTogether),
    ]),
  );
  return {
    ...(start && { start }),
    ...(isTogether ? allAtOnce(rules, name, made) : { moves: made, turn: oneByOne(rules) }),
  };
};

/**
 * A move of boardgame.io that asks the rules whether it is legal and lets them make it.
 * Clients do not run it ahead of the server: what they would foresee may be wrong, and is never rolled back.
 */
const ruleMove = (rules: AnyRules, name: string, rule: AnyMoveRule, isTogether: boolean): FrameworkMove => ({
  client: false,
  undoable: false,
  // Of what is chosen while all choose nobody else is told, and it may come when the state has moved on.
  ...(isTogether && { redact: true, ignoreStaleStateID: true }),
  move: ({ playerID, log, events: stages, ...context }, ...args: unknown[]) => {
    // Whoever only watches has none, and the framework lets that through.
    if (playerID === null || playerID === undefined) return INVALID_MOVE;
    const seat = Number(playerID);
    const update = updateIn(context);
    if (rules.refusalOf(update.G, seat, [name, ...args] as unknown as AnyMove) !== null) return INVALID_MOVE;
    update.G = rules.copy(update.G);
    update.isMove = true;
    rule.make(update.G, seat, update.events, ...args);
    log.setMetadata({ events: update.events } satisfies MoveMetadata);
    if (isTogether) stages.endStage();
    return;
  },
});

const seatIn = (rules: AnyRules, G: unknown): Seat => rules.seatsToAct(G)[0] ?? 0;

/** One acts at a time, whoever the state says; the turn ends when that is somebody else. */
const oneByOne = (rules: AnyRules): NonNullable<PhaseConfig['turn']> => ({
  order: { first: ({ G }) => seatIn(rules, G), next: ({ G }) => seatIn(rules, G) },
  endIf: ({ G, ctx }) => rules.phase(G) === ctx.phase && String(seatIn(rules, G)) !== ctx.currentPlayer,
});

/**
 * All who are asked choose at the same time: each is in the stage of the phase until they have chosen. A turn of the framework's
 * ends when somebody is asked who was not, or not any more.
 */
const allAtOnce = (rules: AnyRules, stage: string, moves: Record<string, FrameworkMove>): PhaseConfig => ({
  turn: {
    order: { first: () => 0, next: () => 0 },
    stages: { [stage]: { moves } },
    onBegin: ({ events, ...context }) => {
      events.setActivePlayers({ value: stagesIn(rules, updateIn(context).G) });
    },
    endIf: ({ G, ctx: { phase, activePlayers } }) =>
      rules.phase(G) === phase && rules.seatsToAct(G).some(seat => !(seat in (activePlayers ?? {}))),
  },
});

/** By seat that has yet to choose, the stage of the phase. */
export const stagesIn = (rules: AnyRules, G: unknown): Record<string, string> =>
  Object.fromEntries(rules.seatsToAct(G).map(seat => [String(seat), rules.phase(G)]));

/** A phase in which something happens by itself. Whoever makes up an event that leads here changes nothing. */
const byItself = (
  rules: AnyRules,
  name: string,
  { onBegin }: Extract<AnyPhase, { readonly onBegin: unknown }>,
): PhaseConfig => ({
  onBegin: context => {
    const update = updateIn(context);
    if (rules.phase(update.G) !== name) return;
    update.G = rules.copy(update.G);
    onBegin(update.G, update.events);
  },
});

/** The options among the set-up data of a match, which holds other things besides (bot seats, say). */
const optionsIn = (setupData: unknown, { defaults, parseOptions }: GameMeta<object>): object => {
  const chosen = Object.entries(typeof setupData === 'object' && setupData !== null ? setupData : {});
  const parsed = parseOptions(Object.fromEntries(chosen.filter(([key]) => Object.hasOwn(defaults, key))));
  if ('error' in parsed) throw new TypeError(parsed.error);
  return parsed.options;
};
