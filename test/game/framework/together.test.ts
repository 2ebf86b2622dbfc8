import type { State as FrameworkState } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyMove } from '../../../src/game/contract.ts';
import { createGame } from '../../../src/game/framework/create-game.ts';
import { withChoiceBack } from '../../../src/game/framework/stored-state.ts';
import { game as page } from '../../../src/game/ru-ra-re/game.ts';
import { ruRaRe } from '../../../src/game/ru-ra-re/rules.ts';
import type { Row, State } from '../../../src/game/ru-ra-re/table.ts';
import { quickRandom } from '../../../src/game/shared/random.ts';
import { moduleOf } from '../load-game.ts';
import { eventsIn } from './tables.ts';

type GameState = FrameworkState<State>;

// boardgame.io says on the console what it refuses, which is what is wanted here
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const module = moduleOf(page);

/** A match for several at once in boardgame.io’s own reducer. */
const game = createGame(module, () => 'together');
const reducer = CreateGameReducer({ game });
const start = InitializeGame({ game, numPlayers: 4 }) as GameState;
/** Sends to a copy, as a server keeps it: boardgame.io counts moves, and sets stages, in the very state it is given, refused or not. */
const send = (state: GameState, type: string, payload: object): GameState =>
  reducer(JSON.parse(JSON.stringify(state)), { type, payload } as never) as GameState;
const move = (state: GameState, playerID: unknown, [type, ...args]: AnyMove): GameState =>
  send(state, 'MAKE_MOVE', { type, args, playerID });
const choose = (state: GameState, seat: number, row: Row): GameState =>
  move(state, String(seat), ['choose', state.G.round, state.G.throw, row]);
/** Whoever has chosen takes that back first, as the server and a local page do for them. */
const chooseOtherwise = (state: GameState, seat: number, row: Row): GameState =>
  choose(withChoiceBack(module, state, seat)!, seat, row);
const chooseAll = (state: GameState, hands: Readonly<Record<number, Row>>): GameState =>
  Object.entries(hands).reduce((so, [seat, row]) => choose(so, Number(seat), row), state);

const oneHasChosen = choose(start, 2, 5);
const allButOne = chooseAll(start, { 0: 1, 1: 2, 2: 3 });
/** Seats 1 and 3 met on row 4; the others have their rows. */
const twoChooseAgain = chooseAll(start, { 0: 1, 1: 4, 2: 3, 3: 4 });
const MOMENTS = [
  ['at the start', start],
  ['when one has chosen', oneHasChosen],
  ['when one is missing', allButOne],
  ['when two choose again', twoChooseAgain],
] as const;

/** How often each seat has moved since stages were last set: nothing reads it. */
const uncounted = ({ _activePlayersNumMoves, ...ctx }: GameState['ctx']) => ctx;
const isSame = (next: GameState, before: GameState) =>
  expect([next.G, uncounted(next.ctx), next._stateID]).toEqual([
    before.G,
    uncounted(before.ctx),
    before._stateID,
  ]);

describe('several who act together', () => {
  it.each([
    ['everybody at the start', start, [0, 1, 2, 3]],
    ['not those who have chosen', oneHasChosen, [0, 1, 3]],
    ['only the one who is missing', allButOne, [3]],
    ['only those who choose again', twoChooseAgain, [1, 3]],
  ] as const)('are in the stage of their phase: %s', (_who, state, seats) => {
    expect(state.ctx.phase).toBe('choose');
    expect(state.ctx.activePlayers).toEqual(Object.fromEntries(seats.map(seat => [seat, 'choose'])));
  });

  it('may choose in any order, and their events come with the last', () => {
    for (const order of [
      [0, 1, 2, 3],
      [3, 1, 0, 2],
    ]) {
      let state = start;
      const told = order.map(seat => {
        state = choose(state, seat, ([1, 4, 3, 4] as const)[seat]!);
        return eventsIn(state.deltalog ?? []).map(({ type }) => type);
      });
      expect(told).toEqual([[], [], [], ['show', 'take', 'take', 'clash']]);
      expect(state.G).toEqual(twoChooseAgain.G);
    }
  });

  it('may choose otherwise until the last one has chosen, whoever is in turn for the framework', () => {
    const asked = withChoiceBack(module, allButOne, 2)!;
    expect(asked.ctx.activePlayers).toEqual({ 2: 'choose', 3: 'choose' });
    expect([asked.G.chosen[2], asked.G.secret.choices[2]]).toEqual([false, null]);
    expect(allButOne.G.chosen[2]).toBe(true);
    const changed = chooseOtherwise(chooseOtherwise(allButOne, 2, 8), 0, 7);
    expect(changed.ctx).toMatchObject({ activePlayers: allButOne.ctx.activePlayers, turn: start.ctx.turn });
    const [show] = eventsIn(choose(changed, 3, 6).deltalog ?? []);
    expect(show).toEqual({ type: 'show', choices: { 0: 7, 1: 2, 2: 8, 3: 6 } });
  });

  it('take nothing back that is shown, and nothing that is not theirs', () => {
    expect(withChoiceBack(module, twoChooseAgain, 1)).toBeNull();
    expect(withChoiceBack(module, twoChooseAgain, 0)).toBeNull();
    expect(withChoiceBack(module, start, 0)).toBeNull();
    expect(withChoiceBack(module, oneHasChosen, 9)).toBeNull();
  });

  it('have a turn of the framework’s for each throw', () => {
    expect([start, allButOne, twoChooseAgain].map(({ ctx }) => ctx.turn)).toEqual([1, 1, 2]);
  });

  it('play to the end, changing their minds on the way, as on the rules alone', () => {
    const random = quickRandom('minds');
    let state = start;
    const plain: State = structuredClone(start.G);
    while (state.ctx.gameover === undefined) {
      const asked = ruRaRe.asked(plain);
      expect(Object.keys(state.ctx.activePlayers ?? {}).map(Number)).toEqual(ruRaRe.seatsToAct(plain));
      const seat = asked[random.below(asked.length)]!;
      const legal = ruRaRe.legalMoves(plain, seat);
      const chosen = legal[random.below(legal.length)]!;
      state = move(withChoiceBack(module, state, seat) ?? state, String(seat), chosen);
      expect(eventsIn(state.deltalog ?? [])).toEqual(ruRaRe.apply(plain, seat, chosen));
      expect(state.G).toEqual(plain);
    }
    expect(state.ctx.gameover).toEqual(ruRaRe.outcome(plain));
    for (const playerID of ['0', '3']) isSame(move(state, playerID, ['choose', 1, 1, 1]), state);
  });
});

it('no choice is made ahead of the server, undone, told to others, or lost because others chose at the same time', () => {
  const { moves } = game.phases?.choose?.turn?.stages?.choose ?? {};
  expect(moves).toEqual({
    choose: {
      move: expect.any(Function),
      client: false,
      undoable: false,
      redact: true,
      ignoreStaleStateID: true,
    },
  });
});

describe.each(MOMENTS)('%s nothing is changed by', (_when, state) => {
  const asked = ruRaRe.seatsToAct(state.G).map(String);
  const others = ['0', '1', '2', '3', '4', '-1', 'x', null, undefined].filter(id => !asked.includes(id!));
  const { round, throw: throwNumber } = state.G;
  /** A row of 5 to 8: none of them was taken or lost its last card. */
  const right: AnyMove = ['choose', round, throwNumber, 7];

  it('the position is one in which everybody who is asked can choose', () => {
    for (const me of asked) expect(move(state, me, right)._stateID).toBe(state._stateID + 1);
  });

  it('whoever is not asked, is not there, or only watches', () => {
    for (const other of others) isSame(move(state, other, right), state);
  });

  it.each<[string, AnyMove]>([
    ['a choice of another throw', ['choose', round, throwNumber + 1, 7]],
    ['a choice of a throw that is over', ['choose', round, throwNumber - 1, 7]],
    ['a choice of another round', ['choose', round + 1, throwNumber, 7]],
    ['a choice of no row', ['choose', round, throwNumber, 9]],
    ['a choice with something behind it', ['choose', round, throwNumber, 7, 7]],
    ['a move there is not', ['take', round, throwNumber, 7]],
    ['nothing but a name', ['choose']],
  ])('%s', (_what, wrong) => {
    for (const me of asked) isSame(move(state, me, wrong), state);
  });

  it.each<[string, ...unknown[]]>([
    ['endTurn'],
    ['endTurn', { next: '1' }],
    ['pass'],
    ['pass', { remove: true }],
    ['endPhase'],
    ['setPhase', 'choose'],
    ['setPhase', 'over'],
    ['endStage'],
    ['setStage', 'choose'],
    ['setStage', { stage: 'choose' }],
    ['setStage', 'nonsense'],
    ['setActivePlayers', { all: 'choose' }],
    ['setActivePlayers', { currentPlayer: 'choose' }],
    ['setActivePlayers', { value: { 0: 'choose', 1: 'choose', 2: 'choose', 3: 'choose' } }],
    ['setActivePlayers', { value: {} }],
    ['endGame', { scores: [99, 0, 0, 0], winners: [0] }],
  ])('the framework’s event %s %j, whoever makes it up', (type, ...args) => {
    for (const playerID of ['0', '1', '2', '3', null]) {
      const next = send(state, 'GAME_EVENT', { type, args, playerID });
      expect((next as { transients?: object }).transients).toHaveProperty('error');
      expect([next.G, next._stateID]).toEqual([state.G, state._stateID]);
      // Of nobody’s events boardgame.io writes the stage into the very state it was given, and then refuses them.
      if (playerID === null) continue;
      isSame(next, state);
      // and whoever is asked can go on as if nothing had been
      const [one, two] = [next, state].map(so => asked.reduce((at, me) => choose(at, Number(me), 8), so));
      isSame(one!, two!);
    }
  });
});
