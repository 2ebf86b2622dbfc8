import { describe, expect, it } from 'vitest';
import type { KheopsEvent, NetworkEvent } from '../../../src/game/kheops/events.ts';
import { kheops } from '../../../src/game/kheops/rules.ts';
import { countAnkhs, scoreNetworks, scorePyramid, weightOf } from '../../../src/game/kheops/score.ts';
import type { State } from '../../../src/game/kheops/table.ts';
import { TILES } from '../../../src/game/kheops/tiles.ts';
import { type Position, position } from './position.ts';

/** What a finished pyramid pays, and how the match ends. */
const paid = (state: State) => {
  const events: KheopsEvent[] = [];
  scorePyramid(state, events);
  return { events, outcome: kheops.outcome(state) };
};

const tile = (kind: 'room' | 'corridor', openings: number, symbol: string | null): number => {
  const found = TILES.find(t => t.kind === kind && t.openings === openings && t.symbol === symbol);
  if (found === undefined) throw new Error(`no ${kind} with ${openings} openings and ${symbol}`);
  return found.id;
};
const ROOM = tile('room', 2, null);
const HALL = tile('corridor', 2, null);
const RED = TILES.filter(({ symbol }) => symbol === 'sarcophagus-red').map(({ id }) => id);
const BLUE = TILES.filter(({ symbol }) => symbol === 'sarcophagus-blue').map(({ id }) => id);
const CURSE = tile('room', 2, 'curse');
const ANKH = tile('room', 2, 'ankh');

/** A row of tiles in the middle of the pyramid, from 5,3 to the right, each open to its left and right; one with a single opening can only be the last. */
const row = (...tiles: number[]): Position['pyramid'] =>
  Object.fromEntries(
    tiles.map((id, i) => {
      const place = 3 + i;
      // Open left and right: an upright tile as it lies, a hanging one turned twice; one opening is to the left.
      const turn = TILES[id]!.openings === 1 || place % 2 === 0 ? 0 : 2;
      return [`5,${place}`, [id, turn]];
    }),
  );
const only = (networks: readonly NetworkEvent[]): NetworkEvent => {
  expect(networks).toHaveLength(1);
  return networks[0]!;
};
const scored = (given: Position) => only(scoreNetworks(position(given)));

describe('the value of a network [K-41]', () => {
  it('one a room, and five for the longest', () => {
    expect(scored({ pyramid: row(HALL, ROOM, ROOM) })).toMatchObject({
      rooms: 2,
      bonuses: [{ for: 'longest', points: 5 }],
      closed: true,
      points: 14,
    });
  });

  it('a single sarcophagus adds five', () => {
    expect(scored({ pyramid: row(ROOM, RED[1]!, ROOM) }).bonuses).toEqual([
      { for: 'single-sarcophagus', points: 5 },
      { for: 'longest', points: 5 },
    ]);
  });

  it('a pair of one colour adds fifteen', () => {
    const pair = scored({ pyramid: row(ROOM, RED[1]!, RED[0]!) });
    expect(pair).toMatchObject({ rooms: 3, closed: true });
    expect(pair.bonuses).toContainEqual({ for: 'sarcophagus-pair', points: 15 });
    // the worked case: 3 rooms, red pair, closed, and here the longest too
    expect(pair.points).toBe((3 + 15 + 5) * 2);
  });

  it('a pair and one of another colour add nothing', () => {
    const three = scored({ pyramid: row(ROOM, RED[1]!, BLUE[1]!, RED[0]!) });
    expect(three.bonuses).toEqual([{ for: 'longest', points: 5 }]);
    expect(three.rooms).toBe(4);
  });

  it('the apex adds five', () => {
    // the apex opens to its bottom, where 1,1 opens to its top
    const apex = scored({ pyramid: { '0,0': [RED[0]!, 2], '1,1': [RED[0]!, 1] } });
    expect(apex.bonuses).toContainEqual({ for: 'apex', points: 5 });
  });

  it('the worked case: two corridors, longest, closed', () => {
    expect(scored({ pyramid: row(HALL, HALL) }).points).toBe(10);
  });

  it('all that tie for the longest have the bonus [K-45]', () => {
    const two = scoreNetworks(
      position({ pyramid: { ...row(ROOM, ROOM), '3,2': [ROOM, 0], '3,3': [ROOM, 2] } }),
    );
    expect(two.map(({ bonuses }) => bonuses)).toEqual([
      [{ for: 'longest', points: 5 }],
      [{ for: 'longest', points: 5 }],
    ]);
  });

  it('a cursed network is worth nothing, and keeps the bonus for the longest from all others [K-45]', () => {
    const networks = scoreNetworks(
      position({ pyramid: { ...row(ROOM, CURSE, ROOM), '3,2': [ROOM, 0], '3,3': [ROOM, 2] } }),
    );
    expect(networks.find(({ cursed }) => cursed)).toMatchObject({ points: 0, bonuses: [] });
    expect(networks.find(({ cursed }) => !cursed)).toMatchObject({ rooms: 2, bonuses: [], points: 4 });
  });
});

describe('who scores a network [K-43]', () => {
  const pyramid = row(HALL, ROOM, ROOM);
  it.each<[string, Position['pawns'], number[]]>([
    ['nobody there', {}, []],
    ['one pawn', { '5,3': 'b:worker' }, [1]],
    ['more pawns', { '5,3': 'b:worker', '5,4': 'w:worker', '5,5': 'w:mummy' }, [0]],
    ['level: nobody', { '5,3': 'b:worker', '5,4': 'w:worker' }, []],
    ['the pharaoh weighs two', { '5,3': 'b:worker', '5,4': 'w:pharaoh' }, [0]],
  ])('%s', (_what, pawns, owners) => {
    expect(scored({ pyramid, pawns: pawns! }).owners).toEqual(owners);
  });

  it.each([
    ['worker', null, 1],
    ['worker', 'double', 2],
    ['mummy', 'double', 2],
    ['pharaoh', null, 2],
    ['pharaoh', 'double', 2],
  ] as const)('a %s on a tile that shows %s weighs %i', (piece, symbol, weight) => {
    const on = TILES.find(t => t.symbol === symbol)!;
    expect(weightOf({ player: 0, piece }, on)).toBe(weight);
  });

  it('the worked case: the pharaoh on a double tile against two workers', () => {
    const double = tile('corridor', 2, 'double');
    const pawns = { '5,3': 'w:pharaoh', '5,4': 'b:worker', '5,5': 'b:priest' } as const;
    expect(scored({ pyramid: row(double, ROOM, ROOM), pawns }).owners).toEqual([]);
  });
});

describe('ankhs [K-44]', () => {
  it('the square of the tiles held; a lone tile counts, one in a cursed network does not', () => {
    const ankhs = TILES.filter(({ symbol }) => symbol === 'ankh').map(({ id }) => id);
    const state = position({
      pyramid: {
        ...row(CURSE, ankhs[2]!),
        '0,0': [ankhs[0]!, 0],
        '2,2': [ankhs[1]!, 0],
        '3,0': [ankhs[3]!, 0],
      },
      pawns: { '5,4': 'w:worker', '0,0': 'w:worker', '2,2': 'w:priest', '3,0': 'b:worker' },
    });
    const networks = scoreNetworks(state);
    expect(networks.some(({ cursed }) => cursed)).toBe(true);
    expect(countAnkhs(state, networks)).toEqual([2, 1]);
    const { events, outcome } = paid(state);
    expect(events.filter(({ type }) => type === 'ankhs')).toEqual([
      { type: 'ankhs', player: 0, count: 2, points: 4 },
      { type: 'ankhs', player: 1, count: 1, points: 1 },
    ]);
    expect(outcome).toEqual({ scores: [4, 1], winners: [0] });
  });
});

describe('the end [K-45]', () => {
  it('most points win', () => {
    const state = position({ pyramid: row(ANKH, ROOM), pawns: { '5,3': 'w:worker' } });
    expect(paid(state).outcome).toEqual({ scores: [15, 0], winners: [0] });
  });

  it('a tie is a draw', () => {
    expect(paid(position({ pyramid: row(ROOM, ROOM) })).outcome).toEqual({
      scores: [0, 0],
      winners: [0, 1],
    });
  });
});
