import { describe, expect, it } from 'vitest';
import { meta } from '../../../src/game/kheops/meta.ts';
import { BASE } from '../../../src/game/kheops/pyramid.ts';
import { kheops } from '../../../src/game/kheops/rules.ts';
import { TILES } from '../../../src/game/kheops/tiles.ts';
import { mayDo, play, position, refusal, toAct } from './position.ts';

const idOf = (symbol: string | null, kind?: 'room' | 'corridor') =>
  TILES.find(tile => tile.symbol === symbol && (kind === undefined || tile.kind === kind))!.id;
const [PLAIN, BARRED] = [idOf(null), idOf('no-pawn')];
const [TURN_HALL, TURN_ROOM, SWAP, MOVE] = [
  idOf('rotate-corridor'),
  idOf('rotate-room'),
  idOf('swap'),
  idOf('move'),
];
const [ROOM, HALL] = [idOf(null, 'room'), idOf(null, 'corridor')];

describe('the set-up', () => {
  const fresh = () => kheops.setup({ players: 2, options: meta.defaults, seed: 'a match' });

  it('19 tiles lie, three are in each hand, 25 in the stock, and none is in two places [K-01, K-03]', () => {
    const { pyramid, secret, stock, handSizes } = fresh();
    expect(Object.keys(pyramid).toSorted()).toEqual([...BASE].toSorted());
    expect([stock, secret.stock.length, ...handSizes]).toEqual([25, 25, 3, 3]);
    const tiles = [
      ...Object.values(pyramid).map(({ tile }) => tile),
      ...secret.hands.flat(),
      ...secret.stock,
    ];
    expect(tiles.toSorted((a, b) => a - b)).toEqual(TILES.map(({ id }) => id));
  });

  it('white begins, owns the pharaoh and has a worker less [K-02]', () => {
    const { white, supplies, step } = fresh();
    expect(step).toEqual({ kind: 'pawn', player: white });
    expect(supplies[white]).toEqual({ worker: 14, priest: 1, mummy: 1, pharaoh: 1 });
    expect(supplies[1 - white]).toEqual({ worker: 15, priest: 1, mummy: 1, pharaoh: 0 });
  });

  it('chance says who is white, unless the table does [K-02]', () => {
    const whites = Array.from(
      { length: 20 },
      (_, n) => kheops.setup({ players: 2, options: meta.defaults, seed: `${n}` }).white,
    );
    expect(new Set(whites)).toEqual(new Set([0, 1]));
    for (const white of [0, 1] as const) {
      const chosen = kheops.setup({ players: 2, options: { ...meta.defaults, white }, seed: 'a match' });
      expect(chosen.white).toBe(white);
      expect(chosen.secret).toEqual(fresh().secret);
    }
  });

  it('the cells to build on at the start [K-30]', () => {
    const state = fresh();
    state.step = { kind: 'tile', player: state.white };
    const cells = new Set(kheops.legalMoves(state, state.white).map(([, , cell]) => cell));
    expect([...cells].toSorted()).toEqual(['5,1', '5,3', '5,5', '5,7', '5,9']);
  });
});

describe('placing a pawn', () => {
  it('on a tile without a pawn, and never on a no-pawn tile [K-11]', () => {
    const state = position({
      pyramid: { '5,3': PLAIN, '5,4': BARRED, '5,5': PLAIN },
      pawns: { '5,5': 'w:worker' },
    });
    expect(mayDo(state)).toEqual(['placePawn worker 5,3', 'placePawn mummy 5,3']);
    expect(refusal(state, 'placePawn', 'worker', '5,4')).toBe('no-pawn-tile');
    expect(refusal(state, 'placePawn', 'worker', '5,5')).toBe('occupied');
    expect(refusal(state, 'placePawn', 'worker', '0,0')).toBe('no-tile-there');
    expect(refusal(state, 'placePawn', 'worker', '9,9')).toBe('no-such-cell');
  });

  it('a mummy may take the place of an opposing worker, who goes home [K-20]', () => {
    const state = position({
      pyramid: { '5,3': PLAIN },
      pawns: { '5,3': 'b:worker' },
      supplies: [{}, { worker: 3 }],
    });
    expect(mayDo(state)).toEqual(['placePawn mummy 5,3']);
    expect(play(state, ['placePawn', 'mummy', '5,3'])).toEqual([
      { type: 'pawn', player: 0, piece: 'mummy', cell: '5,3', replaces: 'worker' },
    ]);
    expect([state.supplies[0]!.mummy, state.supplies[1]!.worker]).toEqual([0, 4]);
    expect(state.step).toEqual({ kind: 'tile', player: 0 });
  });

  it.each(['b:priest', 'b:mummy', 'w:worker'] as const)('but not of %s [K-20]', pawn => {
    const state = position({ pyramid: { '5,3': PLAIN, '5,5': PLAIN }, pawns: { '5,3': pawn } });
    expect(refusal(state, 'placePawn', 'mummy', '5,3')).toBe('occupied');
  });

  it('priest and pharaoh wait for their own mummy [K-21]', () => {
    const state = position({ pyramid: { '5,3': PLAIN } });
    expect(refusal(state, 'placePawn', 'priest', '5,3')).toBe('mummy-first');
    expect(refusal(state, 'placePawn', 'pharaoh', '5,3')).toBe('mummy-first');
    const later = position({ pyramid: { '5,3': PLAIN }, supplies: [{ mummy: 0 }, {}] });
    expect(mayDo(later)).toEqual(['worker', 'priest', 'pharaoh'].map(piece => `placePawn ${piece} 5,3`));
    expect(refusal(later, 'placePawn', 'mummy', '5,3')).toBe('none-left');
  });
});

describe('powers are used when a pawn is placed [K-12]', () => {
  const placedOn = (tile: number, pyramid = {}, pawns = {}) => {
    const state = position({ pyramid: { '5,3': tile, ...pyramid }, pawns });
    const events = play(state, ['placePawn', 'worker', '5,3']);
    return { state, events };
  };

  it('one that has no legal use is skipped', () => {
    expect(placedOn(SWAP).events.at(-1)).toEqual({ type: 'power', player: 0, power: 'swap', none: true });
    expect(placedOn(SWAP).state.step).toEqual({ kind: 'tile', player: 0 });
  });

  it('corridors are turned by 120° or 240°, the one just occupied too [K-13]', () => {
    const { state } = placedOn(TURN_HALL, { '5,5': ROOM, '5,7': [HALL, 1] }, { '5,7': 'b:worker' });
    expect(mayDo(state)).toEqual(['rotate 5,3 1', 'rotate 5,3 2', 'rotate 5,7 0', 'rotate 5,7 2']);
    expect(refusal(state, 'rotate', '5,5', 1)).toBe('wrong-kind-of-tile');
    expect(refusal(state, 'rotate', '5,7', 1)).toBe('same-turn');
    expect(refusal(state, 'rotate', '5,7', 3)).toBe('no-such-turn');
    expect(play(state, ['rotate', '5,7', 2])).toEqual([
      { type: 'power', player: 0, power: 'rotate-corridor', cell: '5,7', turn: 2 },
    ]);
    expect(state.pyramid['5,7']).toEqual({ tile: HALL, turn: 2 });
    expect(state.pawns['5,7']).toEqual({ player: 1, piece: 'worker' });
  });

  it('rooms are turned, but not under the opponent’s priest or pharaoh; under one’s own they are [K-13, K-21]', () => {
    const rooms = { '5,5': ROOM, '5,7': idOf('double', 'room') };
    const { state } = placedOn(TURN_ROOM, rooms, { '5,5': 'b:priest', '5,7': 'w:priest' });
    expect(refusal(state, 'rotate', '5,5', 1)).toBe('guarded');
    expect(refusal(state, 'rotate', '5,7', 1)).toBeNull();
  });

  it('an own pawn and an opposing one are swapped, no priest and no pharaoh of the opponent’s [K-14]', () => {
    const { state } = placedOn(
      SWAP,
      { '5,5': PLAIN, '5,7': HALL, '5,9': ROOM },
      { '5,5': 'b:worker', '5,7': 'b:priest', '5,9': 'w:worker' },
    );
    expect(mayDo(state)).toEqual(['swap 5,3 5,5', 'swap 5,9 5,5']);
    expect(refusal(state, 'swap', '5,3', '5,7')).toBe('guarded');
    expect(refusal(state, 'swap', '5,5', '5,3')).toBe('not-your-pawn');
    expect(refusal(state, 'swap', '5,3', '5,9')).toBe('not-an-opposing-pawn');
    expect(play(state, ['swap', '5,9', '5,5'])).toEqual([
      { type: 'power', player: 0, power: 'swap', from: '5,9', to: '5,5' },
    ]);
    expect([state.pawns['5,5']!.player, state.pawns['5,9']!.player]).toEqual([0, 1]);
  });

  it('a pawn is moved to a free tile, not the one just placed; the tile it comes to stays silent [K-12, K-15]', () => {
    const { state } = placedOn(MOVE, { '5,5': SWAP, '5,7': HALL, '5,9': BARRED }, { '5,7': 'w:worker' });
    expect(mayDo(state)).toEqual(['movePawn 5,7 5,5']);
    expect(refusal(state, 'movePawn', '5,3', '5,5')).toBe('pawn-just-placed');
    expect(refusal(state, 'movePawn', '5,7', '5,9')).toBe('no-pawn-tile');
    play(state, ['movePawn', '5,7', '5,5']);
    expect([state.pawns['5,7'], state.pawns['5,5']]).toEqual([undefined, { player: 0, piece: 'worker' }]);
    expect(state.step).toEqual({ kind: 'tile', player: 0 });
  });
});

describe('laying a tile', () => {
  const laying = () =>
    position({
      pyramid: { '6,0': PLAIN },
      hands: [[1, 2], [3]],
      stock: [7, 9],
      step: { kind: 'tile', player: 0 },
    });

  it('beside a laid one, in any turn; openings need not match; another is drawn, unseen [K-30, K-10]', () => {
    const state = laying();
    expect(mayDo(state)).toEqual(
      [1, 2].flatMap(tile => [0, 1, 2].map(turn => `layTile ${tile} 6,1 ${turn}`)),
    );
    expect(play(state, ['layTile', 2, '6,1', 1])).toEqual([
      { type: 'tile', player: 0, tile: 2, cell: '6,1', turn: 1 },
      { type: 'refill', player: 0 },
    ]);
    expect([state.secret.hands[0], state.stock, state.handSizes]).toEqual([[1, 9], 1, [2, 1]]);
    expect(toAct(state)).toBe(1);
  });

  it('what may not be laid is refused', () => {
    const state = laying();
    expect(refusal(state, 'layTile', 3, '6,1', 0)).toBe('not-in-hand');
    expect(refusal(state, 'layTile', 1, '6,0', 0)).toBe('cell-taken');
    expect(refusal(state, 'layTile', 1, '0,0', 0)).toBe('not-adjoining');
    expect(refusal(state, 'layTile', 1, '6,1', 3)).toBe('no-such-turn');
    expect(refusal(state, 'layTile', 1, 'x', 0)).toBe('no-such-cell');
    expect(refusal(state, 'placePawn', 'worker', '6,0')).toBe('not-now');
    expect(refusal(state, 'layTile', 1, '6,1', 0, 0)).toBe('unknown-move');
  });
});

describe('what a seat may know', () => {
  it('its own hand, the size of the other’s and of the stock, and no more [K-03]', () => {
    const state = kheops.setup({ players: 2, options: meta.defaults, seed: 'a secret' });
    for (const seat of [0, 1, null]) {
      const seen = kheops.view(state, seat);
      expect(seen).not.toHaveProperty('secret');
      expect(seen.hand).toEqual(seat === null ? null : state.secret.hands[seat]);
      expect(seen.handSizes).toEqual([3, 3]);
      expect(kheops.view(seen as never, seat)).toEqual(seen);
    }
  });

  it('two matches that differ only in the other hand and the stock look the same', () => {
    const state = kheops.setup({ players: 2, options: meta.defaults, seed: 'a secret' });
    const twin = structuredClone(state);
    const other = twin.secret.hands[1]!;
    [other[0], twin.secret.stock[0]] = [twin.secret.stock[0]!, other[0]!];
    expect(JSON.stringify(kheops.view(twin, 0))).toBe(JSON.stringify(kheops.view(state, 0)));
    expect(JSON.stringify(kheops.view(twin, null))).toBe(JSON.stringify(kheops.view(state, null)));
    expect(kheops.view(twin, 1).hand).not.toEqual(kheops.view(state, 1).hand);
  });
});
