import { describe, expect, it } from 'vitest';
import {
  FRESH,
  moveOf,
  type Plan,
  pieceInHand,
  piecesToPlace,
  press,
  targetsOf,
  tileInHand,
  turned,
  withOnlyPawn,
} from '../../../../../src/client/games/kheops/view/plan.ts';
import type { Cell } from '../../../../../src/game/kheops/pyramid.ts';
import { kheops } from '../../../../../src/game/kheops/rules.ts';
import type { State, Step, View } from '../../../../../src/game/kheops/table.ts';
import { actor } from '../../../../../src/game/kheops/turns.ts';
import { quickRandom } from '../../../../../src/game/shared/random.ts';
import { type Position, position, tile } from '../../../../game/kheops/position.ts';
import { viewOf, wholeMatch } from '../on-screen.tsx';

const { legalMoves, refusalOf } = kheops;

const seen = (made: Position): View => viewOf(position(made), 0);
const power = (name: 'rotate-room' | 'rotate-corridor' | 'swap' | 'move', cell: Cell = '6,0'): Step => ({
  kind: 'power',
  player: 0,
  power: name,
  cell,
});

/** What comes of several presses: the plan after them, and what the last one did. */
const pressing = (view: View, cells: readonly Cell[], from: Plan = FRESH) => {
  let plan = from;
  let last: ReturnType<typeof press> | null = null;
  for (const cell of cells) {
    last = press(view, 0, plan, cell);
    if (last.kind === 'plan') plan = last.plan;
  }
  return { plan, last };
};
const refused = (view: View, cells: readonly Cell[], from: Plan = FRESH) => {
  const { last } = pressing(view, cells, from);
  return last?.kind === 'refused' ? refusalOf(view, 0, last.move) : last?.kind;
};

describe('placing a pawn [K-11]', () => {
  const view = seen({ pyramid: { '6,0': 45, '6,1': 46, '6,2': 26 }, pawns: { '6,1': 'b:worker' } });

  it('a first press means the cell, a second one places', () => {
    const { plan, last } = pressing(view, ['6,0']);
    expect(last?.kind).toBe('plan');
    expect(moveOf(view, 0, plan)).toEqual(['placePawn', 'worker', '6,0']);
    expect(pressing(view, ['6,0', '6,0']).last).toEqual({
      kind: 'move',
      move: ['placePawn', 'worker', '6,0'],
    });
  });

  it('another press changes the mind, and a refused one leaves it', () => {
    const both = seen({ pyramid: { '6,0': 45, '6,1': 46 } });
    expect(pressing(both, ['6,0', '6,1']).plan.cell).toBe('6,1');
    expect(pressing(view, ['6,0', '6,1']).plan.cell).toBe('6,0');
  });

  it.each<[string, Cell, string]>([
    ['a pawn stands there', '6,1', 'occupied'],
    ['no pawn may stand there', '6,2', 'no-pawn-tile'],
    ['nothing lies there', '0,0', 'no-tile-there'],
  ])('refused where %s', (_why, cell, code) => {
    expect(refused(view, [cell])).toBe(code);
  });

  it('the mummy reaches what the worker does not [K-20]', () => {
    expect([...targetsOf(view, 0, FRESH)]).toEqual(['6,0']);
    expect([...targetsOf(view, 0, { ...FRESH, piece: 'mummy' })].sort()).toEqual(['6,0', '6,1']);
  });

  it.each<[string, Position['supplies'], Plan['piece'], string | null]>([
    ['the chosen one', [{}, {}], 'mummy', 'mummy'],
    ['a worker while the priest waits for the mummy [K-21]', [{}, {}], 'priest', 'worker'],
    ['the priest once it may be placed', [{ mummy: 0 }, {}], 'priest', 'priest'],
    ['the mummy when no worker is left [K-31]', [{ worker: 0 }, {}], 'worker', 'mummy'],
    ['the pharaoh last of all', [{ worker: 0, mummy: 0, priest: 0 }, {}], 'worker', 'pharaoh'],
    ['nothing when nothing is left', [{ worker: 0, mummy: 0, priest: 0, pharaoh: 0 }, {}], 'worker', null],
  ])('in hand is %s', (_which, supplies, piece, expected) => {
    const table = seen({ pyramid: { '6,0': 45 }, supplies: supplies! });
    expect(pieceInHand(table, 0, { ...FRESH, piece })).toBe(expected);
    expect(piecesToPlace(table, 0).includes(expected as 'worker')).toBe(expected !== null);
  });
});

describe('laying a tile [K-30]', () => {
  const view = seen({
    pyramid: { '6,0': 45, '6,1': 46 },
    hands: [[10, 20, 30], [1]],
    step: { kind: 'tile', player: 0 },
  });

  it('a first press means the cell, a second one lays as it was turned meanwhile', () => {
    expect(moveOf(view, 0, FRESH)).toBeNull();
    const { plan, last } = pressing(view, ['6,2']);
    expect(last?.kind).toBe('plan');
    expect(moveOf(view, 0, plan)).toEqual(['layTile', 10, '6,2', 0]);
    expect(press(view, 0, plan, '6,2')).toEqual({ kind: 'move', move: ['layTile', 10, '6,2', 0] });
    expect(press(view, 0, turned(view, plan), '6,2')).toEqual({
      kind: 'move',
      move: ['layTile', 10, '6,2', 1],
    });
  });

  it('another cell keeps the turn, another tile is the one that was chosen', () => {
    const { plan } = pressing(view, ['6,2']);
    expect(pressing(view, ['5,0'], turned(view, plan)).plan).toMatchObject({ cell: '5,0', turn: 1 });
    expect(moveOf(view, 0, { ...FRESH, tile: tile(30), cell: '6,2' })).toEqual(['layTile', 30, '6,2', 0]);
    expect(tileInHand(view, { ...FRESH, tile: tile(7) })).toBe(10);
    expect(tileInHand({ ...view, holder: null, hand: null }, FRESH)).toBeNull();
  });

  it.each<[string, Cell, string]>([
    ['a tile lies there', '6,0', 'cell-taken'],
    ['nothing adjoins', '0,0', 'not-adjoining'],
  ])('refused where %s', (_why, cell, code) => {
    expect(refused(view, [cell])).toBe(code);
  });

  it('the turn goes round by thirds', () => {
    const turns = [0, 1, 2].map(turn => turned(view, { ...FRESH, turn: turn as 0 }).turn);
    expect(turns).toEqual([1, 2, 0]);
  });
});

describe('turning a stone [K-13]', () => {
  const view = seen({
    pyramid: { '6,0': 12, '6,1': [48, 1], '6,2': 45, '6,3': 49 },
    pawns: { '6,0': 'w:worker', '6,3': 'b:priest' },
    step: power('rotate-room'),
  });

  it('begins with the next turn, goes on with each press, and never comes to where it lies', () => {
    const turns = [1, 2, 3].map(
      n =>
        pressing(
          view,
          Array.from({ length: n }, () => '6,1'),
        ).plan,
    );
    expect(turns.map(plan => moveOf(view, 0, plan))).toEqual([2, 0, 2].map(turn => ['rotate', '6,1', turn]));
    expect(turned(view, turns[1]!).turn).toBe(2);
    expect(turned(view, turns[0]!).turn).toBe(0);
  });

  it('another stone begins afresh', () => {
    expect(pressing(view, ['6,1', '6,1', '6,0']).plan).toMatchObject({ cell: '6,0', turn: 1 });
  });

  it.each<[string, Cell, string]>([
    ['a corridor', '6,2', 'wrong-kind-of-tile'],
    ['a guarded one [K-21]', '6,3', 'guarded'],
    ['an empty cell', '0,0', 'no-tile-there'],
  ])('%s is refused', (_what, cell, code) => {
    expect(refused(view, [cell])).toBe(code);
  });
});

describe.each(['swap', 'move'] as const)('the power %s [K-14, K-15]', which => {
  const view = seen({
    pyramid: { '6,0': which === 'swap' ? 16 : 21, '6,1': 45, '6,2': 46, '6,3': 48, '6,4': 47, '6,5': 26 },
    pawns: { '6,0': 'w:worker', '6,1': 'w:worker', '6,2': 'b:worker', '6,3': 'b:priest' },
    step: power(which),
  });
  const name = which === 'swap' ? 'swap' : 'movePawn';
  const goal = which === 'swap' ? '6,2' : '6,4';

  it('first the own pawn, then where it goes, then once more', () => {
    expect(pressing(view, ['6,1']).plan).toMatchObject({ cell: '6,1', to: null });
    const { plan } = pressing(view, ['6,1', goal]);
    expect(moveOf(view, 0, plan)).toEqual([name, '6,1', goal]);
    expect(pressing(view, ['6,1', goal, goal]).last).toEqual({ kind: 'move', move: [name, '6,1', goal] });
  });

  it('only own pawns are offered first, then only where that one may go', () => {
    expect([...targetsOf(view, 0, FRESH)].sort()).toEqual(which === 'swap' ? ['6,0', '6,1'] : ['6,1']);
    expect([...targetsOf(view, 0, { ...FRESH, cell: '6,1' })]).toEqual([goal]);
  });

  it('one that alone can go is meant without a press', () => {
    expect(withOnlyPawn(view, 0, FRESH).cell).toBe(which === 'swap' ? null : '6,1');
    expect(withOnlyPawn(view, 1, FRESH)).toBe(FRESH);
  });

  it('the own pawn pressed again is put down', () => {
    expect(pressing(view, ['6,1', '6,1']).plan).toMatchObject({ cell: null, to: null });
    expect(pressing(view, ['6,1', goal, '6,1']).plan).toMatchObject({ cell: null, to: null });
  });

  it.each(
    which === 'swap'
      ? [
          [['6,4'], 'not-your-pawn'],
          [['6,2'], 'not-your-pawn'],
          [['6,1', '6,3'], 'guarded'],
          [['6,1', '6,4'], 'not-an-opposing-pawn'],
          [['0,0'], 'no-tile-there'],
        ]
      : [
          [['6,0'], 'pawn-just-placed'],
          [['6,2'], 'not-your-pawn'],
          [['6,1', '6,2'], 'occupied'],
          [['6,1', '6,5'], 'no-pawn-tile'],
          [['6,1', '0,0'], 'no-tile-there'],
        ],
  )('after %j it is refused: %s', (cells, code) => {
    expect(refused(view, cells as Cell[])).toBe(code);
  });

  it('a refused press leaves what was chosen', () => {
    expect(pressing(view, ['6,1', '6,3']).plan.cell).toBe('6,1');
  });
});

it('another own pawn takes the place of the one that was meant [K-14]', () => {
  const view = seen({
    pyramid: { '6,0': 16, '6,1': 45, '6,2': 46 },
    pawns: { '6,0': 'w:worker', '6,1': 'w:worker', '6,2': 'b:worker' },
    step: power('swap'),
  });
  expect(pressing(view, ['6,1', '6,2', '6,0']).plan).toMatchObject({ cell: '6,0', to: null });
});

describe('in whole matches', () => {
  it('every legal move can be pressed together, and every target leads on', () => {
    const random = quickRandom('presses');
    const reached = new Set<string>();
    wholeMatch('presses', state => {
      const seat = actor(state.step);
      if (seat === null) return expectNothing(state);
      const view = viewOf(state);
      const legal = legalMoves(view, seat);
      const move = legal[random.below(legal.length)]!;
      const plan: Plan = {
        ...FRESH,
        ...(move[0] === 'placePawn' && { piece: move[1] }),
        ...(move[0] === 'layTile' && { tile: move[1] }),
      };
      const cell = move[0] === 'rotate' || move[0] === 'swap' || move[0] === 'movePawn' ? move[1] : move[2];
      let now = plan;
      const go = (at: Cell) => {
        expect(targetsOf(view, seat, now).has(at) || now.cell === at).toBe(true);
        const pressed = press(view, seat, now, at);
        if (pressed.kind !== 'plan') throw new Error(`${at} leads to ${pressed.kind}`);
        now = pressed.plan;
      };
      go(cell);
      if (move[0] === 'swap' || move[0] === 'movePawn') go(move[2]);
      for (let n = 0; n < 3 && String(moveOf(view, seat, now)) !== String(move); n++) {
        if (move[0] === 'layTile') now = turned(view, now);
        else go(cell);
      }
      expect(moveOf(view, seat, now)).toEqual(move);
      reached.add(move[0]);
    });
    expect([...reached].sort()).toEqual(['layTile', 'movePawn', 'placePawn', 'rotate', 'swap']);
  });

  const expectNothing = (state: State) => {
    const view = viewOf(state, 0);
    expect(targetsOf(view, 0, FRESH).size).toBe(0);
    expect(moveOf(view, 0, { ...FRESH, cell: '0,0' })).toBeNull();
    expect(press(view, 0, FRESH, '0,0').kind).toBe('refused');
  };

  it('who is not to act has no targets and no move', () => {
    const view = seen({ pyramid: { '6,0': 45 } });
    expect(targetsOf(view, 1, FRESH).size).toBe(0);
    expect(targetsOf(view, null, FRESH).size).toBe(0);
    expect(moveOf(view, 1, { ...FRESH, cell: '6,0' })).toBeNull();
    expect(moveOf(view, null, { ...FRESH, cell: '6,0' })).toBeNull();
    expect(press(view, 1, FRESH, '6,0').kind).toBe('refused');
  });
});
