import { describe, expect, it } from 'vitest';
import { hasUse, refusalOfUse, type Use, usesOf } from '../../../src/game/kheops/powers.ts';
import { CELLS, type Cell } from '../../../src/game/kheops/pyramid.ts';
import { kheops } from '../../../src/game/kheops/rules.ts';
import type { State } from '../../../src/game/kheops/table.ts';
import { POWERS, type Power, TILES, TURNS } from '../../../src/game/kheops/tiles.ts';
import { quickRandom, type Random } from '../../../src/game/shared/random.ts';
import { shuffle } from '../../../src/game/shared/shuffle.ts';
import { mayDo, type Position, play, position } from './position.ts';

const tileOf = (symbol: string) => TILES.find(tile => tile.symbol === symbol)!.id;

/** Everything that could be asked of a power, cell by cell. */
const CONCEIVABLE: Readonly<Record<Power, readonly Use[]>> = {
  'rotate-corridor': CELLS.flatMap(cell => TURNS.map((turn): Use => ['rotate', cell, turn])),
  'rotate-room': CELLS.flatMap(cell => TURNS.map((turn): Use => ['rotate', cell, turn])),
  swap: CELLS.flatMap(from => CELLS.map((to): Use => ['swap', from, to])),
  move: CELLS.flatMap(from => CELLS.map((to): Use => ['movePawn', from, to])),
};

const PAWNS = ['worker', 'worker', 'mummy', 'priest', 'pharaoh'] as const;

/** A few tiles somewhere with a few pawns on them, guards among them more often than in a match. */
const anyPosition = (random: Random): State => {
  const cells = shuffle([...CELLS], random).slice(0, 1 + random.below(9));
  const tiles = shuffle(
    TILES.map(({ id }) => id),
    random,
  );
  const pyramid: Position['pyramid'] = {};
  const pawns: NonNullable<Position['pawns']> = {};
  const guardsOnly = random.below(2) === 0;
  cells.forEach((cell, i) => {
    pyramid[cell] = [tiles[i]!, TURNS[random.below(3)]!];
    if (random.below(3) === 0 || TILES[tiles[i]!]!.symbol === 'no-pawn') return;
    const piece = guardsOnly ? PAWNS[3 + random.below(2)]! : PAWNS[random.below(PAWNS.length)]!;
    pawns[cell] = random.below(2) === 0 ? `w:${piece}` : `b:${piece}`;
  });
  return position({ pyramid, pawns });
};

describe('in any position a power [K-12 to K-15]', () => {
  const random = quickRandom('powers');
  const cases: { state: State; player: number; placed: Cell }[] = [];
  while (cases.length < 150) {
    const state = anyPosition(random);
    const placed = CELLS.find(cell => state.pawns[cell] !== undefined);
    if (placed !== undefined) cases.push({ state, player: state.pawns[placed]!.player, placed });
  }

  it.each(POWERS)(
    '%s: what is listed, what is not refused, and whether there is any use are the same',
    power => {
      let [some, none] = [0, 0];
      for (const { state, player, placed } of cases) {
        const listed = (['rotate', 'swap', 'movePawn'] as const).flatMap(move =>
          usesOf(state, player, power, placed, move),
        );
        const allowed = CONCEIVABLE[power].filter(
          use => refusalOfUse(state, player, power, placed, use) === null,
        );
        expect(listed).toEqual(allowed);
        expect(hasUse(state, player, power, placed)).toBe(listed.length > 0);
        if (listed.length > 0) some += 1;
        else none += 1;
      }
      expect(Math.min(some, none)).toBeGreaterThan(10);
    },
  );
});

describe('a power that cannot be used is passed over, and the match goes on [K-12]', () => {
  const [SWAP, MOVE] = [tileOf('swap'), tileOf('move')];
  const [TURN_ROOM, TURN_HALL] = [
    TILES.find(({ symbol, kind }) => symbol === 'rotate-room' && kind === 'corridor')!.id,
    TILES.find(({ symbol, kind }) => symbol === 'rotate-corridor' && kind === 'room')!.id,
  ];
  const BARRED = tileOf('no-pawn');
  const plain = (kind: 'room' | 'corridor') =>
    TILES.find(tile => tile.symbol === null && tile.kind === kind)!.id;
  const [ROOM, HALL] = [plain('room'), plain('corridor')];

  it.each<[string, Power, Position['pyramid'], Position['pawns']]>([
    ['a swap with nobody', 'swap', { '5,3': SWAP }, {}],
    ['a swap with own pawns', 'swap', { '5,3': SWAP, '5,4': HALL }, { '5,4': 'w:worker' }],
    ['a swap with a priest [K-14]', 'swap', { '5,3': SWAP, '5,4': HALL }, { '5,4': 'b:priest' }],
    [
      'a swap with guards only [K-14]',
      'swap',
      { '5,3': SWAP, '5,4': HALL, '5,5': ROOM },
      { '5,4': 'b:priest', '5,5': 'b:pharaoh' },
    ],
    ['a move of the pawn just placed [K-15]', 'move', { '5,3': MOVE, '5,4': HALL }, {}],
    ['a move of an opposing pawn', 'move', { '5,3': MOVE, '5,4': HALL, '5,5': ROOM }, { '5,4': 'b:worker' }],
    [
      'a move to a no-pawn tile [K-15]',
      'move',
      { '5,3': MOVE, '5,4': HALL, '5,5': BARRED },
      { '5,4': 'w:worker' },
    ],
    ['no room at all', 'rotate-room', { '5,3': TURN_ROOM, '5,4': HALL }, {}],
    ['a room under a guard [K-13]', 'rotate-room', { '5,3': TURN_ROOM, '5,4': ROOM }, { '5,4': 'b:priest' }],
    ['no corridor at all', 'rotate-corridor', { '5,3': TURN_HALL, '5,4': ROOM }, {}],
  ])('%s', (_what, power, pyramid, pawns) => {
    const state = position({ pyramid, pawns: pawns!, hands: [[1, 2], [3]] });
    const events = play(state, ['placePawn', 'worker', '5,3']);
    expect(events.at(-1)).toEqual({ type: 'power', player: 0, power, none: true });
    expect(state.step).toEqual({ kind: 'tile', player: 0 });
    expect(mayDo(state)).not.toEqual([]);
  });

  it.each<[string, Position['pyramid'], Position['pawns'], readonly string[]]>([
    [
      'a worker beside a guard can be swapped',
      { '5,3': SWAP, '5,4': HALL, '5,5': ROOM },
      { '5,4': 'b:priest', '5,5': 'b:worker' },
      ['swap 5,3 5,5'],
    ],
    [
      'an own guard can be swapped away, and so can an opposing mummy',
      { '5,3': SWAP, '5,4': HALL, '5,5': ROOM },
      { '5,4': 'w:pharaoh', '5,5': 'b:mummy' },
      ['swap 5,3 5,5', 'swap 5,4 5,5'],
    ],
    [
      'an own guard can be moved [K-21]',
      { '5,3': MOVE, '5,4': HALL, '5,5': ROOM },
      { '5,4': 'w:priest' },
      ['movePawn 5,4 5,5'],
    ],
    [
      'a room under an own guard can be turned [K-21]',
      { '5,3': TURN_ROOM, '5,4': [ROOM, 1] },
      { '5,4': 'w:priest' },
      ['rotate 5,4 0', 'rotate 5,4 2'],
    ],
  ])('but %s', (_what, pyramid, pawns, uses) => {
    const state = position({ pyramid, pawns: pawns! });
    play(state, ['placePawn', 'worker', '5,3']);
    expect(state.step.kind).toBe('power');
    expect(mayDo(state)).toEqual(uses);
  });
});

it('whoever is to act always has a move: no random match stands still [K-12, K-31]', () => {
  for (let n = 0; n < 40; n++) {
    const state = kheops.setup({
      players: 2,
      options: { white: 'random', strictClosure: false },
      seed: `on and on ${n}`,
    });
    const random = quickRandom(`${n}`);
    for (let [seat] = kheops.seatsToAct(state); seat !== undefined; [seat] = kheops.seatsToAct(state)) {
      const legal = kheops.legalMoves(state, seat);
      expect(legal).not.toEqual([]);
      // Guards early, so that they stand in the way of swaps.
      const guards = legal.filter(([, piece]) => piece === 'priest' || piece === 'mummy');
      const from = guards.length > 0 ? guards : legal;
      kheops.apply(state, seat, from[random.below(from.length)]!);
    }
  }
});
