import type { Move as FrameworkMove, Game, LongFormMove, PhaseConfig } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { AnyEvent, AnyMove, AnyRules, GameMeta, GameModule } from '../contract.ts';
import type { MadeFor } from '../shared/made-for.ts';
import { rulesDecide, stateIn } from './rules-decide.ts';
import { seatToAct } from './standing.ts';

/** What a move leaves on its log entry: the public events it caused, stored and sent once, with it. */
export type MoveMetadata = {
  readonly events: readonly AnyEvent[];
  /** Whose moves these events show, where they did not make them themselves. */
  readonly madeFor?: readonly MadeFor[];
};

/**
 * A move of boardgame.io that asks the rules whether it is legal and lets them make it.
 * Clients do not run it ahead of the server: what they would foresee may be wrong, and is never rolled back.
 */
export const ruleMove = (rules: AnyRules, name: string): FrameworkMove => ({
  client: false,
  undoable: false,
  move: ({ playerID, log, ...context }, ...args: unknown[]) => {
    // Whoever only watches has none, and the framework lets that through.
    if (playerID === null) return INVALID_MOVE;
    const G = stateIn(context);
    const seat = Number(playerID);
    const move = [name, ...args] as unknown as AnyMove;
    if (rules.refusalOf(G, seat, move) !== null) return INVALID_MOVE;
    log.setMetadata({ events: rules.apply(G, seat, move) } satisfies MoveMetadata);
  },
});

/** A phase of the rulebook with the moves that belong to it. */
export const rulePhase = (rules: AnyRules, moves: readonly string[]): PhaseConfig => ({
  moves: Object.fromEntries(moves.map(move => [move, ruleMove(rules, move)])),
  turn: { order: { first: ({ G }) => seatToAct(rules, G), next: ({ G }) => seatToAct(rules, G) } },
});

/** A move that several seats may make at the same time: nobody else is shown what it was. */
const ruleChoice = (rules: AnyRules, name: string): FrameworkMove => ({
  ...(ruleMove(rules, name) as LongFormMove),
  redact: true,
  ignoreStaleStateID: true,
});

/** A phase in which several act at the same time. It is one turn of the framework's, with a stage for everybody who is asked. */
export const rulesTogether = (rules: AnyRules, name: string, moves: readonly string[]): PhaseConfig => ({
  turn: {
    order: { first: () => 0, next: () => 0 },
    stages: { [name]: { moves: Object.fromEntries(moves.map(move => [move, ruleChoice(rules, move)])) } },
  },
});

/**
 * A game as boardgame.io plays it: its phases and moves are those of its meta, everything else is asked of its rules.
 * A new object for each that wants one, as the framework changes what it is given. Which phase follows, who is to move and
 * when it is over is nothing that phases or turns decide: `rulesDecide` reads it off the state after each move.
 * @param newSeed asked once for every match that is set up
 */
export const createGame = ({ meta, rules }: GameModule, newSeed: () => string): Game => {
  const phases = Object.entries(meta.phases).map(([name, moves], i) => {
    const phase = meta.turns === 'together' ? rulesTogether(rules, name, moves) : rulePhase(rules, moves);
    return [name, i === 0 ? { ...phase, start: true } : phase] as const;
  });
  return {
    name: meta.id,
    minPlayers: meta.seats.min,
    maxPlayers: meta.seats.max,
    setup: ({ ctx }, setupData: unknown) =>
      rules.setup({ players: ctx.numPlayers, options: optionsIn(setupData, meta), seed: newSeed() }),
    phases: Object.fromEntries(phases),
    playerView: ({ G, playerID }) =>
      rules.view(G, playerID === null || playerID === undefined ? null : Number(playerID)),
    ai: {
      enumerate: (G, _ctx, playerID) =>
        rules.legalMoves(G, Number(playerID)).map(([move, ...args]: AnyMove) => ({ move, args: [...args] })),
    },
    disableUndo: true,
    plugins: [rulesDecide({ meta, rules })],
  };
};

/** The options among the set-up data of a match, which holds other things besides (bot seats, say). */
const optionsIn = (setupData: unknown, { defaults, parseOptions }: GameMeta<object>): object => {
  const chosen = Object.entries(typeof setupData === 'object' && setupData !== null ? setupData : {});
  const parsed = parseOptions(Object.fromEntries(chosen.filter(([key]) => Object.hasOwn(defaults, key))));
  if ('error' in parsed) throw new TypeError(parsed.error);
  return parsed.options;
};
