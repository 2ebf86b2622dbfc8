import { describe, expect, it } from 'vitest';
import { networkAt, networksAt } from '../../../../../src/client/games/kheops/view/facts.ts';
import { changedBy, foresee } from '../../../../../src/client/games/kheops/view/foresight.ts';

import { CELLS } from '../../../../../src/game/kheops/pyramid.ts';
import { kheops } from '../../../../../src/game/kheops/rules.ts';
import { standing, weightsOn } from '../../../../../src/game/kheops/score.ts';
import type { Move } from '../../../../../src/game/kheops/table.ts';
import { quickRandom } from '../../../../../src/game/shared/random.ts';
import { type Position, position, tile } from '../../../../game/kheops/position.ts';
import { viewOf, wholeMatch } from '../on-screen.tsx';

const { legalMoves, refusalOf } = kheops;

/** What everybody at the table may see, and nothing else. */
const PUBLIC = ['handSizes', 'options', 'pawns', 'pyramid', 'step', 'stock', 'supplies', 'white'];

const seen = (made: Position) => viewOf(position(made), 0);

describe('what is foreseen', () => {
  it('at the end of a match the standing is the final score [K-40 to K-45]', () => {
    for (let n = 0; n < 60; n++) {
      const { state, events } = wholeMatch(`standing-${n}`);
      const { networks, ankhs, scores } = standing(viewOf(state, n % 2));
      expect(networks).toEqual(events.filter(({ type }) => type === 'network'));
      expect(ankhs).toEqual(events.flatMap(event => (event.type === 'ankhs' ? [event.count] : [])));
      expect(scores).toEqual(state.step.kind === 'over' && state.step.scores);
    }
  });

  it('is the table as the rules make it, and the table itself stays as it is', () => {
    const random = quickRandom('foreseen');
    wholeMatch('foreseen', state => {
      const [seat] = kheops.seatsToAct(state);
      if (seat === undefined) return;
      const view = viewOf(state);
      const before = structuredClone(view);
      const legal = legalMoves(view, seat);
      const move = legal[random.below(legal.length)]!;
      const thought = foresee(view, seat, move);
      const real = structuredClone(state);
      kheops.apply(real, seat, move);
      const { secret: _, ...everybodySees } = real;
      expect(thought.table).toEqual(everybodySees);
      expect(thought.standing).toEqual(standing(viewOf(real, seat)));
      expect(view).toEqual(before);
      const differ = CELLS.filter(
        cell =>
          JSON.stringify([real.pyramid[cell], real.pawns[cell]]) !==
          JSON.stringify([view.pyramid[cell], view.pawns[cell]]),
      );
      for (const cell of differ) expect(changedBy(move)).toContain(cell);
    });
  });

  it('two tiles become a network when one is laid to meet the other [K-40]', () => {
    // Tile 48 is open on two sides one after the other, tile 49 on all three.
    const view = seen({
      pyramid: { '6,0': 49 },
      pawns: { '6,0': 'w:worker' },
      hands: [[48], []],
      step: { kind: 'tile', player: 0 },
    });
    expect(standing(view).networks).toEqual([]);
    const later = foresee(view, 0, ['layTile', tile(48), '6,1', 0]).standing;
    expect(networkAt(later, '6,1')).toMatchObject({ cells: ['6,0', '6,1'], rooms: 2, owners: [0] });
    expect(networkAt(later, '0,0')).toBeNull();
    expect(networksAt(later, ['6,0', '6,1', '0,0'])).toHaveLength(1);
    expect(later.scores[0]).toBeGreaterThan(0);
  });
});

it('weights: a worker 1, on a double tile 2, the pharaoh 2 and never 4 [K-43]', () => {
  const view = seen({
    pyramid: { '6,0': 45, '6,1': 30, '6,2': 31, '6,3': 46, '6,4': 47 },
    pawns: { '6,0': 'w:worker', '6,1': 'w:pharaoh', '6,2': 'b:priest', '6,3': 'b:mummy' },
  });
  expect(weightsOn(view, ['6,0', '6,1', '6,2', '6,3', '6,4'])).toEqual([3, 3]);
  expect(weightsOn(view, ['6,0', '6,4', '0,0'])).toEqual([1, 0]);
});

describe('the reach of a power before the pawn is placed [K-12]', () => {
  const reach = (tile: number, more: Position['pyramid'], pawns: Position['pawns'] = {}) => {
    const view = seen({ pyramid: { '6,0': tile, ...more }, pawns });
    const found = foresee(view, 0, ['placePawn', 'worker', '6,0']).reach;
    return found && [found.power, [...found.cells].sort()];
  };
  const stones = { '6,1': 45, '6,2': 48, '6,3': 49, '6,4': 26 };

  it.each<[string, number, Position['pawns'], unknown]>([
    // The own tile is a corridor, and may be turned as well.
    ['turns of corridors, the one just occupied too', 0, {}, ['rotate-corridor', ['6,0', '6,1', '6,4']]],
    ['turns of rooms', 7, {}, ['rotate-room', ['6,2', '6,3']]],
    ['not of guarded ones [K-21]', 7, { '6,3': 'b:priest' }, ['rotate-room', ['6,2']]],
    ['but of one’s own', 7, { '6,3': 'w:priest' }, ['rotate-room', ['6,2', '6,3']]],
    [
      'a swap, with the pawn just placed',
      16,
      { '6,1': 'b:worker', '6,2': 'b:priest' },
      ['swap', ['6,0', '6,1']],
    ],
    ['no swap without an opposing pawn', 16, { '6,1': 'w:worker' }, ['swap', []]],
    ['a move, not of the pawn just placed', 21, { '6,1': 'w:worker' }, ['move', ['6,1', '6,2', '6,3']]],
    ['no move of a lone pawn', 21, { '6,1': 'b:worker' }, ['move', []]],
    ['nothing where there is no power', 33, {}, null],
  ])('%s', (_what, tile, pawns, expected) => {
    expect(reach(tile, stones, pawns)).toEqual(expected);
  });

  it.each<[Position['step'], Move]>([
    [{ kind: 'power', player: 0, power: 'move', cell: '6,3' }, ['movePawn', '6,1', '6,0']],
    [{ kind: 'power', player: 0, power: 'rotate-corridor', cell: '6,3' }, ['rotate', '6,0', 1]],
    [{ kind: 'tile', player: 0 }, ['layTile', tile(7), '6,2', 0]],
  ])('only placing a pawn sets off a power: %j %j', (step, move) => {
    const pyramid = { '6,0': 0, '6,1': 45, '6,3': 21 } as const;
    const pawns = { '6,1': 'w:worker', '6,3': 'w:worker' } as const;
    const view = seen({ pyramid, pawns, hands: [[7], []], step: step! });
    expect(refusalOf(view, 0, move)).toBeNull();
    expect(foresee(view, 0, move).reach).toBeNull();
  });
});

it('nothing hidden shows: no tile but those in sight, no hand, whatever the other holds and the stock brings [K-03]', () => {
  wholeMatch('hidden', state => {
    const [seat] = kheops.seatsToAct(state);
    if (seat === undefined) return;
    const view = viewOf(state);
    const legal = legalMoves(view, seat);
    const move = legal[legal.length - 1]!;
    const thought = foresee(view, seat, move);
    expect(Object.keys(thought.table).toSorted()).toEqual(PUBLIC);
    const sight = [...Object.values(view.pyramid).map(({ tile: id }) => id), ...view.hand!];
    for (const { tile: id } of Object.values(thought.table.pyramid)) expect(sight).toContain(id);
    const twin = structuredClone(state);
    twin.secret.stock.reverse();
    expect(JSON.stringify(foresee(viewOf(twin), seat, move))).toBe(JSON.stringify(thought));
  });
});
