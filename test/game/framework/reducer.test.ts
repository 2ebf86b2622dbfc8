import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGame } from '../../../src/game/framework/create-game.ts';
import { game } from '../../../src/game/priests-of-ra/game.ts';
import { priestsOfRa } from '../../../src/game/priests-of-ra/rules.ts';
import type { State } from '../../../src/game/priests-of-ra/table.ts';
import { quickRandom } from '../../../src/game/shared/random.ts';
import { moduleOf } from '../load-game.ts';
import { eventsIn, type GameState, newGame, reduced } from './tables.ts';

// boardgame.io says on the console what it refuses, which is what is wanted here
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const legal = ({ G, ctx }: GameState) => priestsOfRa.legalMoves(G, Number(ctx.currentPlayer));

/** A match some moves on: the same ones every time. */
const afterMoves = (table: ReturnType<typeof reduced>, moves: number): GameState => {
  const random = quickRandom('moves');
  let state = table.start;
  for (let i = 0; i < moves; i++) {
    const choices = legal(state);
    state = table.move(state, state.ctx.currentPlayer, choices[random.below(choices.length)]!);
  }
  return state;
};

describe.each([2, 3, 4, 5])('a match of %i in the reducer', players => {
  it('goes move by move as the rules have it, events and all, to the end', () => {
    const table = reduced(players, `match of ${players}`);
    let state = table.start;
    const plain = structuredClone(state.G);
    const random = quickRandom('both');
    while (state.ctx.gameover === undefined) {
      const seat = Number(state.ctx.currentPlayer);
      expect(priestsOfRa.seatsToAct(plain)).toEqual([seat]);
      expect(state.ctx.phase).toBe(priestsOfRa.phase(plain));
      const moves = priestsOfRa.legalMoves(plain, seat);
      const move = moves[random.below(moves.length)]!;
      const next = table.move(state, String(seat), move);
      expect(next._stateID).toBe(state._stateID + 1);
      expect(eventsIn(next.deltalog ?? [])).toEqual(priestsOfRa.apply(plain, seat, move));
      const goesOn = next.ctx.currentPlayer === state.ctx.currentPlayer && next.ctx.phase === state.ctx.phase;
      if (next.ctx.gameover === undefined) expect(next.ctx.turn === state.ctx.turn).toBe(goesOn);
      expect(next.G).toEqual(plain);
      state = next;
    }
    expect(state.ctx.gameover).toEqual(priestsOfRa.outcome(plain));
    expect(priestsOfRa.phase(plain)).toBe('over');
  });
});

it('the set-up is an update that the rules accept: nothing of the making of it is left in the match', () => {
  const { start } = reduced();
  for (const plugin of Object.values(start.plugins)) expect(Object.keys(plugin)).toEqual(['data']);
  expect(console.error).not.toHaveBeenCalled();
});

describe('what is not a legal move leaves everything as it was', () => {
  const table = reduced();
  const state = afterMoves(table, 9);
  const me = state.ctx.currentPlayer;
  const other = String((Number(me) + 1) % 3);

  it('the position is one in which a move can be made', () => {
    expect(table.move(state, me, legal(state)[0]!)._stateID).toBe(state._stateID + 1);
  });

  it.each([null, undefined])(
    'a spectator (%s) has no seat, not even the first one when it is to act',
    playerID => {
      let first = state;
      while (first.ctx.currentPlayer !== '0') {
        first = table.move(first, first.ctx.currentPlayer, legal(first)[0]!);
      }
      for (const move of legal(first)) {
        const next = table.move(first, playerID as null, move);
        expect([next._stateID, next.G, next.ctx]).toEqual([first._stateID, first.G, first.ctx]);
      }
    },
  );

  it.each<[string, string | null]>([
    ['another seat', other],
    ['a seat that is not there', '9'],
    ['a spectator', null],
  ])('a move by %s', (_who, playerID) => {
    for (const move of legal(state)) {
      const next = table.move(state, playerID, move);
      expect([next._stateID, next.G, next.ctx]).toEqual([state._stateID, state.G, state.ctx]);
    }
  });

  it.each([
    ['another phase’s move', ['turnTile', 'farmer']],
    ['a move that is refused', ['bid', 17]],
    ['a move there is not', ['nonsense']],
  ] as const)('%s', (_what, move) => {
    const next = table.move(state, me, [...move]);
    expect([next._stateID, next.G, next.ctx]).toEqual([state._stateID, state.G, state.ctx]);
  });

  it.each(['endTurn', 'endPhase', 'endGame', 'setPhase', 'endStage', 'setStage', 'setActivePlayers', 'pass'])(
    'the framework’s event %s',
    type => {
      const argsOf: Record<string, unknown[]> = {
        endGame: [{ scores: [99, 0, 0], winners: [0] }],
        setPhase: ['placement'],
        setStage: ['auction'],
        endTurn: [{ next: me }],
      };
      for (const args of [[{}], argsOf[type] ?? [{}]]) {
        const next = table.send(state, 'GAME_EVENT', { type, args, playerID: me });
        expect([next.G, next.ctx]).toEqual([state.G, state.ctx]);
        expect(table.move(next, me, legal(state)[0]!).G).toEqual(table.move(state, me, legal(state)[0]!).G);
      }
    },
  );

  it.each(['UNDO', 'REDO'])('%s, for there is none', type => {
    const next = table.send(state, type, { type: null, args: null, playerID: me });
    expect([next.G, next.ctx]).toEqual([state.G, state.ctx]);
  });

  it('nothing is kept to undo with, however long the match', () => {
    expect([state._undo, state._redo]).toEqual([[], []]);
  });
});

it('no client makes a move ahead of the server, and none can be undone', () => {
  const moves = Object.values(newGame().phases ?? {}).flatMap(phase => Object.values(phase.moves ?? {}));
  expect(moves).toHaveLength(7);
  for (const move of moves) expect(move).toMatchObject({ client: false, undoable: false });
});

it.each([
  ['0', 0],
  ['4', 4],
  [null, null],
  [undefined, null],
])('playerView asks the rules for the view of the seat: %s', (playerID, seat) => {
  const asked: unknown[] = [];
  const rules = {
    ...priestsOfRa,
    view: (state: State, who: number | null) => asked.push(who) && priestsOfRa.view(state, who),
  };
  const { G, ctx } = reduced(5).start;
  const { playerView } = createGame(moduleOf({ ...game, rules }), () => 'a seed');
  const seen = playerView!({ G, ctx, playerID: playerID as string });
  expect(asked).toEqual([seat]);
  expect(seen).toEqual(priestsOfRa.view(G, seat));
});

describe('after the end', () => {
  it('no move is taken', () => {
    const table = reduced(2, 'short');
    let state = table.start;
    const random = quickRandom('to the end');
    while (state.ctx.gameover === undefined) {
      const choices = legal(state);
      state = table.move(state, state.ctx.currentPlayer, choices[random.below(choices.length)]!);
    }
    for (const playerID of ['0', '1']) {
      for (const move of [['draw'], ['invokeRa'], ['pass']] as const) {
        expect(table.move(state, playerID, move)._stateID).toBe(state._stateID);
      }
    }
  });
});

/**
 * What a state says, as text. Left out is where boardgame.io keeps a move’s metadata until it is logged: that
 * it writes into the state it was given, and empties in the new one.
 */
const written = ({ G, ctx, deltalog, _stateID }: GameState) => JSON.stringify({ G, ctx, deltalog, _stateID });

describe('the reducer leaves the state it is given as it is', () => {
  it('two children of one state know nothing of each other', () => {
    for (const moves of [0, 5, 20, 60, 100]) {
      const table = reduced(3, `children ${moves}`);
      const parent = afterMoves(table, moves);
      const before = written(parent);
      const children = legal(parent).map(move => table.move(parent, parent.ctx.currentPlayer, move));
      const asMade = children.map(written);
      for (const child of children) {
        for (const move of legal(child)) table.move(child, child.ctx.currentPlayer, move);
      }
      expect(children.map(written)).toEqual(asMade);
      expect(written(parent)).toBe(before);
      expect(children.length).toBeGreaterThan(1);
    }
  });

  it('the same move twice gives the same child twice', () => {
    const table = reduced();
    const parent = afterMoves(table, 30);
    const [move] = legal(parent);
    const twice = [1, 2].map(() => table.move(parent, parent.ctx.currentPlayer, move!));
    expect(twice[0]?.G).toEqual(twice[1]?.G);
    expect(twice[0]?.ctx).toEqual(twice[1]?.ctx);
  });

  it('two matches of one game object share nothing', () => {
    const table = reduced();
    const one = afterMoves(table, 40);
    const before = JSON.stringify(one.G);
    afterMoves(table, 60);
    expect(JSON.stringify(one.G)).toBe(before);
  });
});

describe('the size of a match does not grow with its length', () => {
  it('neither the state nor what a move adds carries the history', () => {
    const table = reduced(3, 'size');
    const sizes = [10, 60, 110].map(moves => JSON.stringify(afterMoves(table, moves).G).length);
    expect(Math.max(...sizes)).toBeLessThan(1500);
    // the move itself; besides, the framework notes that the turn and the phase end
    expect(afterMoves(table, 110).deltalog?.length).toBeLessThanOrEqual(3);
  });
});
