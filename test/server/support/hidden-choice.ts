import { randomBytes } from 'node:crypto';
import type { Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { AnyEvent, AnyMove } from '../../../src/game/contract.ts';
import { stepperOf } from '../../../src/game/framework/step.ts';
import type { GameModule } from '../../../src/game/index.ts';
import { type ServedGame, servedBy } from '../../../src/server/match/served-game.ts';

/**
 * A game for tests of what our real games do not have yet: every seat chooses a card in secret, all at the same
 * time, for three rounds. Its dice are the framework's.
 */
type State = {
  round: number;
  chosen: (number | null)[];
  shown: number[][];
  readonly secret: { readonly seed: string; readonly roll: number };
};

const ROUNDS = 3;
const CARDS = [1, 2, 3];

const isOver = (state: State) => state.round > ROUNDS;
const seatsToAct = (state: State) =>
  isOver(state) ? [] : [...state.chosen.keys()].filter(seat => state.chosen[seat] === null);

const rules = {
  setup: ({ players, seed }: { players: number; seed: string }): State => ({
    round: 1,
    chosen: Array(players).fill(null),
    shown: [],
    secret: { seed, roll: 0 },
  }),
  opening: () => [{ type: 'setup' }],
  seatsToAct,
  asked: seatsToAct,
  legalMoves: (state: State, seat: number) =>
    seatsToAct(state).includes(seat) ? CARDS.map(card => ['choose', state.round, card] as const) : [],
  refusalOf: (state: State, seat: number, [name, round, card]: AnyMove) => {
    if (name !== 'choose') return 'unknown-move';
    if (round !== state.round) return 'not-this-round';
    if (!seatsToAct(state).includes(seat)) return 'already-chosen';
    return CARDS.includes(card as number) ? null : 'no-such-card';
  },
  apply: (state: State, seat: number, [, , card]: AnyMove): AnyEvent[] => {
    state.chosen[seat] = card as number;
    if (state.chosen.includes(null)) return [];
    state.shown.push(state.chosen as number[]);
    state.chosen = state.chosen.map(() => null);
    state.round += 1;
    return [{ type: 'shown' }];
  },
  view: ({ round, chosen, shown }: State) => ({
    round,
    shown,
    hasChosen: chosen.map(card => card !== null),
    chosen: chosen.map(() => null),
  }),
  outcome: (state: State) => (isOver(state) ? { scores: state.chosen.map(() => 0), winners: [] } : null),
  reveals: () => true,
  phase: () => 'choice',
};

const createGame = (newSeed: () => string): Game<State> => ({
  name: 'hidden-choice',
  minPlayers: 2,
  maxPlayers: 4,
  disableUndo: true,
  setup: ({ ctx, random }) => ({
    ...rules.setup({ players: ctx.numPlayers, seed: newSeed() }),
    secret: { seed: newSeed(), roll: random.Die(1_000_000) },
  }),
  turn: { activePlayers: { all: 'choice' }, stages: { choice: {} } },
  moves: {
    choose: {
      client: false,
      redact: true,
      ignoreStaleStateID: true,
      move: ({ G, playerID, log }, round: number, card: number) => {
        const move = ['choose', round, card] as const;
        if (rules.refusalOf(G, Number(playerID), move) !== null) return INVALID_MOVE;
        log.setMetadata({ events: rules.apply(G, Number(playerID), move) });
      },
    },
    // What a careless game might do: reach into whatever it is given.
    reach: ({ G }, given: { card: { number: number } }) => {
      G.chosen[0] = given.card.number;
    },
  },
  endIf: ({ G }) => rules.outcome(G) ?? undefined,
  playerView: ({ G }) => rules.view(G) as unknown as State,
});

const module: GameModule = {
  meta: {
    id: 'hidden-choice',
    title: 'Hidden choice',
    rulesVersion: 1,
    place: 0,
    turns: 'together',
    views: 'by-seat',
    seats: { min: 2, max: 4 },
    usualMoves: 10,
    bots: ['easy'],
    defaults: {},
    testBots: [],
    testOptions: [],
    parseOptions: (data: unknown) =>
      Object.keys(data as object).length === 0 ? { options: {} } : { error: 'it has no options' },
  },
  phases: {},
  rules: rules as unknown as GameModule['rules'],
};

const newSeed = () => randomBytes(16).toString('base64url');

/** @param change what a careless author would have made otherwise */
export const hiddenChoice = (change: Partial<GameModule['rules']> = {}): ServedGame =>
  servedBy(
    { ...module, rules: { ...module.rules, ...change } },
    stepperOf(createGame(newSeed), newSeed, change.refusalOf ?? module.rules.refusalOf),
  );
