import type { Move as FrameworkMove, Game, LongFormMove, PhaseConfig } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { AnyEvent, AnyMove, GameMeta, GameRules } from '../contract.ts';
import type { Seat } from '../shared/seats.ts';
import { isSameStages, rulesDecide } from './rules-decide.ts';

// biome-ignore lint/suspicious/noExplicitAny: views and moves differ from game to game and do not matter here
type RulesOf<State, Options = any> = GameRules<State, any, any, AnyEvent, Options, string>;

/** What a move leaves on its log entry: the public events it caused, stored and sent once, with it. */
export type MoveMetadata = { readonly events: readonly AnyEvent[] };

/**
 * A move of boardgame.io that asks the rules whether it is legal and lets them make it.
 * Clients do not run it ahead of the server: what they would foresee may be wrong, and is never rolled back.
 */
export const ruleMove = <State>(rules: RulesOf<State>, name: string): FrameworkMove<State> => ({
  client: false,
  undoable: false,
  move: ({ G, playerID, log }, ...args: unknown[]) => {
    // Whoever only watches has none, and the framework lets that through.
    if (playerID === null) return INVALID_MOVE;
    const seat = Number(playerID);
    const move = [name, ...args] as unknown as AnyMove;
    if (rules.refusalOf(G, seat, move) !== null) return INVALID_MOVE;
    log.setMetadata({ events: rules.apply(G, seat, move) } satisfies MoveMetadata);
  },
});

/**
 * A phase of the rulebook with the moves that belong to it. Which phase follows and who is to move are
 * read off the state: the rules have decided them already.
 */
export const rulePhase = <State>(
  rules: RulesOf<State>,
  name: string,
  moves: readonly string[],
): PhaseConfig<State> => ({
  moves: Object.fromEntries(moves.map(move => [move, ruleMove(rules, move)])),
  endIf: ({ G }) => {
    const phase = rules.phase(G);
    return phase !== name && rules.outcome(G) === null ? { next: phase } : false;
  },
  turn: {
    order: { first: ({ G }) => seatToAct(rules, G), next: ({ G }) => seatToAct(rules, G) },
    endIf: ({ G, ctx }) => rules.outcome(G) === null && String(seatToAct(rules, G)) !== ctx.currentPlayer,
  },
});

/** A move that several seats may make at the same time: nobody else is shown what it was. */
const ruleChoice = <State>(rules: RulesOf<State>, name: string): FrameworkMove<State> => ({
  ...(ruleMove(rules, name) as LongFormMove<State>),
  redact: true,
  ignoreStaleStateID: true,
});

/**
 * A phase in which several act at the same time. It is one turn of the framework's, with a stage for everybody who
 * is asked; who that is changes with the moves.
 */
export const rulesTogether = <State>(
  rules: RulesOf<State>,
  name: string,
  moves: readonly string[],
): PhaseConfig<State> => ({
  turn: {
    order: { first: () => 0, next: () => 0 },
    onBegin: ({ G, events }) => events.setActivePlayers({ value: stagesOf(rules, G, name) }),
    onMove: ({ G, ctx, events }) => {
      const value = stagesOf(rules, G, name);
      if (!isSameStages(value, ctx.activePlayers)) events.setActivePlayers({ value });
    },
    stages: { [name]: { moves: Object.fromEntries(moves.map(move => [move, ruleChoice(rules, move)])) } },
  },
});

const stagesOf = <State>(rules: RulesOf<State>, G: State, stage: string): Record<string, string> =>
  Object.fromEntries((rules.asked?.(G) ?? []).map(seat => [String(seat), stage]));

/**
 * What stands the same in every game that runs on boardgame.io: name and seats, set-up, secrets, the end, bots,
 * and who decides.
 * @param newSeed asked once for every match that is set up
 */
export const ruleGame = <State, Options>(
  rules: RulesOf<State, Options>,
  meta: GameMeta<Options>,
  newSeed: () => string,
) =>
  ({
    name: meta.id,
    minPlayers: meta.seats.min,
    maxPlayers: meta.seats.max,
    setup: ({ ctx }, setupData: unknown) =>
      rules.setup({ players: ctx.numPlayers, options: optionsIn(setupData, meta), seed: newSeed() }),
    endIf: ({ G }) => rules.outcome(G) ?? undefined,
    playerView: ({ G, playerID }) =>
      rules.view(G, playerID === null || playerID === undefined ? null : Number(playerID)),
    ai: {
      enumerate: (G, _ctx, playerID) =>
        rules.legalMoves(G, Number(playerID)).map(([move, ...args]: AnyMove) => ({ move, args: [...args] })),
    },
    disableUndo: true,
    plugins: [rulesDecide(rules)],
  }) satisfies Game<State>;

/** The options among the set-up data of a match, which holds other things besides (bot seats, say). */
const optionsIn = <Options>(setupData: unknown, { defaults, parseOptions }: GameMeta<Options>): Options => {
  const chosen = Object.entries(typeof setupData === 'object' && setupData !== null ? setupData : {});
  const parsed = parseOptions(
    Object.fromEntries(chosen.filter(([key]) => Object.hasOwn(defaults as object, key))),
  );
  if ('error' in parsed) throw new TypeError(parsed.error);
  return parsed.options;
};

const seatToAct = <State>(rules: RulesOf<State>, G: State): Seat => rules.seatsToAct(G)[0] ?? 0;
