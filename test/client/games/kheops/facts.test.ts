import { describe, expect, it } from 'vitest';
import {
  changedBy,
  foreseen,
  networkAt,
  networksAt,
  reachOf,
  standing,
  weightsOn,
} from '../../../../src/client/games/kheops/facts.ts';
import { lastChanged } from '../../../../src/client/games/kheops/last-changed.ts';
import type { KheopsEvent } from '../../../../src/game/kheops/events.ts';
import { legalMoves } from '../../../../src/game/kheops/legal.ts';
import { kheops } from '../../../../src/game/kheops/rules.ts';
import type { Move } from '../../../../src/game/kheops/table.ts';
import { quickRandom } from '../../../../src/game/shared/random.ts';
import { type Position, position } from '../../../game/kheops/position.ts';
import { viewOf, wholeMatch } from './on-screen.tsx';

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
      const thought = foreseen(view, seat, move);
      const real = structuredClone(state);
      kheops.apply(real, seat, move);
      expect(thought.pyramid).toEqual(real.pyramid);
      expect(thought.pawns).toEqual(real.pawns);
      expect(standing(thought).networks).toEqual(standing(viewOf(real, seat)).networks);
      expect(view).toEqual(before);
      const differ = [...new Set([...Object.keys(real.pyramid), ...Object.keys(real.pawns)])].filter(
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
      hands: [[49], []],
      step: { kind: 'tile', player: 0 },
    });
    expect(standing(view).networks).toEqual([]);
    const later = standing(foreseen(view, 0, ['layTile', 48, '6,1', 0]));
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
    const found = reachOf(view, 0, ['placePawn', 'worker', '6,0']);
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

  it('only placing a pawn sets off a power', () => {
    const view = seen({ pyramid: { '6,0': 0, '6,1': 45 }, pawns: { '6,1': 'w:worker' } });
    for (const move of [
      ['movePawn', '6,1', '6,0'],
      ['rotate', '6,0', 1],
      ['layTile', 0, '6,0', 0],
    ] as readonly Move[]) {
      expect(reachOf(view, 0, move)).toBeNull();
    }
  });
});

describe('what the last player to move has changed', () => {
  const setup: KheopsEvent = { type: 'setup', base: [], white: 0, blue: 1 };
  const pawn = (player: number, cell: string): KheopsEvent => ({
    type: 'pawn',
    player,
    piece: 'worker',
    cell,
  });
  const tile = (player: number, cell: string): KheopsEvent => ({
    type: 'tile',
    player,
    tile: 3,
    cell,
    turn: 0,
  });
  const swap: KheopsEvent = { type: 'power', player: 0, power: 'swap', from: 'a', to: 'b' };
  const turn: KheopsEvent = { type: 'power', player: 0, power: 'rotate-room', cell: 'c', turn: 1 };
  const none: KheopsEvent = { type: 'power', player: 0, power: 'swap', none: true };
  const drew: KheopsEvent = { type: 'refill', player: 0 };

  it.each<[string, readonly KheopsEvent[], readonly string[]]>([
    ['nothing yet', [setup], []],
    ['nothing at all', [], []],
    ['a whole turn', [setup, pawn(0, 'p'), swap, tile(0, 't'), drew], ['t', 'a', 'b', 'p']],
    ['a stone turned', [setup, pawn(0, 'p'), turn, tile(0, 't')], ['t', 'c', 'p']],
    ['a power of no use', [setup, pawn(0, 'p'), none, tile(0, 't')], ['t', 'p']],
    ['half a turn', [setup, pawn(1, 'q'), tile(1, 'u'), pawn(0, 'p')], ['p']],
    ['not what the other did before', [setup, tile(0, 't'), tile(1, 'u')], ['u']],
    [
      'not one’s own turn before',
      [setup, pawn(0, 'o'), tile(0, 's'), pawn(0, 'p'), tile(0, 't')],
      ['t', 'p'],
    ],
    [
      'at the end, under the scoring',
      [setup, pawn(1, 'q'), tile(1, 'u'), { type: 'end', scores: [0, 0], winners: [0, 1] }],
      ['u', 'q'],
    ],
  ])('%s', (_what, events, cells) => {
    expect(lastChanged(events)).toEqual(cells);
  });
});
