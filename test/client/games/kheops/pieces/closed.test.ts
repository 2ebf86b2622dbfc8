import { describe, expect, it } from 'vitest';
import { closedNetworks, justClosed } from '../../../../../src/client/games/kheops/pieces/closed.ts';
import { doorsOf } from '../../../../../src/client/games/kheops/pieces/doors.ts';
import type { KheopsEvent } from '../../../../../src/game/kheops/events.ts';
import { networksOf } from '../../../../../src/game/kheops/networks.ts';
import { CELLS } from '../../../../../src/game/kheops/pyramid.ts';
import { standing } from '../../../../../src/game/kheops/score.ts';
import { position, tile } from '../../../../game/kheops/position.ts';
import { wholeMatch } from '../on-screen.tsx';

/** Two rooms open towards each other and nowhere else: 39 is open on one side. */
const pair = position({ pyramid: { '6,0': [39, 1], '6,1': 39 }, pawns: { '6,0': 'w:worker' } });
const laying: KheopsEvent = { type: 'tile', player: 0, tile: tile(39), cell: '6,1', turn: 0 };
const refill: KheopsEvent = { type: 'refill', player: 0 };
const cellsOf = (networks: readonly { cells: readonly string[] }[]) => networks.map(({ cells }) => cells);

describe('doors', () => {
  it('lead to a door, a wall, or nothing yet', () => {
    // 49 is open on all sides.
    const { pyramid } = position({ pyramid: { '6,0': 49, '6,1': 39, '6,2': [39, 1] } });
    expect(doorsOf(pyramid, '6,0')).toEqual({ L: 'free', R: 'joined', B: 'free' });
    expect(doorsOf(pyramid, '6,2')).toEqual({ R: 'free' });
    expect(doorsOf({ ...pyramid, '6,1': { tile: tile(39), turn: 1 } }, '6,0')).toEqual({
      L: 'free',
      R: 'walled',
      B: 'free',
    });
    expect(doorsOf(pyramid, '0,0')).toEqual({});
  });
});

describe('closed networks [K-42]', () => {
  it('are those that can grow no more by a tile', () => {
    expect(cellsOf(closedNetworks(pair, standing(pair)))).toEqual([['6,0', '6,1']]);
    // Open to the cell above: it counts twice as it lies, and a tile may still join it.
    const open = position({ pyramid: { '6,0': [39, 1], '6,1': 48 } });
    expect(standing(open).networks.map(({ closed }) => closed)).toEqual([true]);
    expect(closedNetworks(open, standing(open))).toEqual([]);
  });

  it.each([1, 2, 3])('at the end are those that count twice (match %i)', n => {
    const { state } = wholeMatch(`closed-${n}`);
    const now = standing(state);
    expect(closedNetworks(state, now)).toEqual(now.networks.filter(({ closed }) => closed));
    expect(networksOf(state.pyramid).length).toBeGreaterThan(0);
    expect(Object.keys(state.pyramid)).toHaveLength(CELLS.length);
  });
});

describe('what has just been closed', () => {
  const closedBy = (events: readonly KheopsEvent[]) => cellsOf(justClosed(pair, standing(pair), events));
  const pawn: KheopsEvent = { type: 'pawn', player: 1, piece: 'worker', cell: '6,1' };
  const setup: KheopsEvent = {
    type: 'setup',
    base: [{ cell: '6,1', tile: tile(39), turn: 2 }],
    white: 0,
    blue: 1,
  };
  const turning: KheopsEvent = { type: 'power', player: 0, power: 'rotate-room', cell: '6,1', turn: 0 };

  it.each<[string, readonly KheopsEvent[], boolean]>([
    ['by a tile', [laying], true],
    ['by a tile, after which one was drawn', [laying, refill], true],
    ['by a stone that was rotated', [setup, turning], true],
    ['not when the stone lay so before', [{ ...laying, turn: 0 }, turning], false],
    ['not when something else was done since', [laying, refill, pawn], false],
    ['not by a pawn', [setup, pawn], false],
    ['not before anything happened', [], false],
  ])('%s', (_how, events, closes) => {
    expect(closedBy(events)).toEqual(closes ? [['6,0', '6,1']] : []);
  });
});
