import { describe, expect, it } from 'vitest';
import { lastChanged } from '../../../../../src/client/games/kheops/view/last-changed.ts';
import type { KheopsEvent } from '../../../../../src/game/kheops/events.ts';
import type { Cell } from '../../../../../src/game/kheops/pyramid.ts';
import type { Player } from '../../../../../src/game/kheops/table.ts';
import { tile } from '../../../../game/kheops/position.ts';

describe('what the last player to move has changed', () => {
  const setup: KheopsEvent = { type: 'setup', base: [], white: 0, blue: 1 };
  const pawn = (player: Player, cell: Cell): KheopsEvent => ({
    type: 'pawn',
    player,
    piece: 'worker',
    cell,
  });
  const laying = (player: Player, cell: Cell): KheopsEvent => ({
    type: 'tile',
    player,
    tile: tile(3),
    cell,
    turn: 0,
  });
  const swap: KheopsEvent = { type: 'power', player: 0, power: 'swap', from: '5,0', to: '5,1' };
  const turn: KheopsEvent = { type: 'power', player: 0, power: 'rotate-room', cell: '5,2', turn: 1 };
  const none: KheopsEvent = { type: 'power', player: 0, power: 'swap', none: true };
  const drew: KheopsEvent = { type: 'refill', player: 0 };

  it.each<[string, readonly KheopsEvent[], readonly Cell[]]>([
    ['nothing yet', [setup], []],
    ['nothing at all', [], []],
    ['a whole turn', [setup, pawn(0, '6,1'), swap, laying(0, '6,2'), drew], ['6,2', '5,0', '5,1', '6,1']],
    ['a stone turned', [setup, pawn(0, '6,1'), turn, laying(0, '6,2')], ['6,2', '5,2', '6,1']],
    ['a power of no use', [setup, pawn(0, '6,1'), none, laying(0, '6,2')], ['6,2', '6,1']],
    ['half a turn', [setup, pawn(1, '6,3'), laying(1, '6,4'), pawn(0, '6,1')], ['6,1']],
    ['not what the other did before', [setup, laying(0, '6,2'), laying(1, '6,4')], ['6,4']],
    [
      'not one’s own turn before',
      [setup, pawn(0, '6,5'), laying(0, '6,6'), pawn(0, '6,1'), laying(0, '6,2')],
      ['6,2', '6,1'],
    ],
    [
      'at the end, under the scoring',
      [setup, pawn(1, '6,3'), laying(1, '6,4'), { type: 'end', scores: [0, 0], winners: [0, 1] }],
      ['6,4', '6,3'],
    ],
  ])('%s', (_what, events, cells) => {
    expect(lastChanged(events)).toEqual(cells);
  });
});
