import { describe, expect, it } from 'vitest';
import { afterMove as tableAfter } from '../../../../src/game/kheops/after-move.ts';
import { evaluator } from '../../../../src/game/kheops/bot/evaluate.ts';
import { type Packed, pack, unpack } from '../../../../src/game/kheops/bot/packed/board.ts';
import { laidOf } from '../../../../src/game/kheops/bot/packed/laid.ts';
import { eachLaying } from '../../../../src/game/kheops/bot/packed/layings.ts';
import { findNetworks, noNetworks } from '../../../../src/game/kheops/bot/packed/networks.ts';
import { eachPlacing, eachUse, powerAt } from '../../../../src/game/kheops/bot/packed/pawns.ts';
import { standingOf } from '../../../../src/game/kheops/bot/packed/standing.ts';
import { evaluatorOf } from '../../../../src/game/kheops/bot/packed/worth.ts';
import { WEIGHTS } from '../../../../src/game/kheops/bot/weights.ts';
import { handOf } from '../../../../src/game/kheops/hands.ts';
import { CELLS } from '../../../../src/game/kheops/pyramid.ts';
import { kheops } from '../../../../src/game/kheops/rules.ts';
import { PIECES } from '../../../../src/game/kheops/table.ts';
import { tileOf } from '../../../../src/game/kheops/tiles.ts';
import { walk } from '../walk.ts';

const { legalMoves } = kheops;

const worthOf = evaluatorOf(WEIGHTS);
const networks = noNetworks();

const textOf = ({ tile, turn, pawn, supply, laid }: Packed) => [tile, turn, pawn, supply, laid].join(' ');

/** A move without what makes no difference: a tile that is open on all sides lies the same in every turn. */
const looks = (names: readonly (string | number)[]) => names.join(' ');

describe('packed tables are the rules’ own', () => {
  it('what was packed is as it was', () => {
    let looked = 0;
    walk('unpacked', state => {
      const { pyramid, pawns, options } = state;
      expect(unpack(pack(state), options)).toEqual({ pyramid, pawns, options });
      looked += 1;
    });
    expect(looked).toBeGreaterThan(60);
  });

  it('a position is worth the same to either seat [K-40 to K-45]', () => {
    let looked = 0;
    for (let n = 0; n < 4; n++)
      walk(`packed ${n}`, state => {
        const board = pack(state);
        findNetworks(board, networks);
        for (const seat of [0, 1])
          expect(worthOf(board, networks, seat)).toBeCloseTo(evaluator(seat, WEIGHTS)(state), 9);
        looked += 1;
      });
    expect(looked).toBeGreaterThan(250);
  });

  it.each([false, true])(
    'a tile more is worth what it is once it lies, strictly closed or not: %s [K-40 to K-45]',
    strict => {
      const laid = laidOf(WEIGHTS);
      const before = noNetworks();
      let looked = 0;
      const lastOnes = new Set<number>();
      for (let n = 0; n < 5; n++)
        walk(`laid ${n}`, (state, seat) => {
          if (state.step.kind !== 'tile') return;
          const board = { ...pack(state), strict };
          findNetworks(board, before);
          laid.look(board, before, seat);
          eachLaying(board, handOf(state, seat), (tile, cell, turn) => {
            findNetworks(board, networks);
            // To the last bit: what is level for one must be for the other.
            expect(laid.worth(tile, cell, turn)).toBe(worthOf(board, networks, seat));
            looked += 1;
            lastOnes.add(board.laid);
          });
        });
      expect(looked).toBeGreaterThan(3000);
      expect(lastOnes).toContain(CELLS.length);
    },
  );

  it('pawns elsewhere are worth what they are once they stand there [K-41 to K-44]', () => {
    const standing = standingOf(WEIGHTS);
    const shown = { placed: 0, exchanged: 0 };
    for (let n = 0; n < 3; n++)
      walk(`standing ${n}`, (state, seat) => {
        if (state.step.kind !== 'pawn') return;
        const board = pack(state);
        findNetworks(board, networks);
        standing.look(board, networks, 1 - seat);
        eachPlacing(board, seat, (_piece, placed) => {
          expect(standing.worth(placed, -1, -1)).toBe(worthOf(board, networks, 1 - seat));
          shown.placed += 1;
          const power = powerAt(board, placed);
          if (power !== 'move' && power !== 'swap') return;
          eachUse(board, seat, power, placed, ({ kind, a, b }) => {
            if (kind === 'none') return;
            expect(standing.worth(placed, a, b)).toBe(worthOf(board, networks, 1 - seat));
            shown.exchanged += 1;
          });
        });
        expect(standing.worth(-1, -1, -1)).toBe(worthOf(board, networks, 1 - seat));
      });
    expect(shown.placed).toBeGreaterThan(1000);
    expect(shown.exchanged).toBeGreaterThan(1000);
  });

  it('pawns, powers and tiles are the legal ones, and leave the board as it was [K-11 to K-15, K-20, K-21, K-30]', () => {
    const seen = new Set<string>();
    for (let n = 0; n < 2; n++)
      walk(`legal ${n}`, (state, seat) => {
        const { step } = state;
        const board = pack(state);
        const before = textOf(board);
        const shown = new Map<string, string>();
        const show = (...names: (string | number)[]) => shown.set(looks(names), textOf(board));
        if (step.kind === 'pawn')
          eachPlacing(board, seat, (piece, cell) => show('placePawn', PIECES[piece]!, CELLS[cell]!));
        if (step.kind === 'power')
          eachUse(board, seat, step.power, CELLS.indexOf(step.cell), ({ kind, a, b }) => {
            const name = kind === 'rotate' ? 'rotate' : step.power === 'swap' ? 'swap' : 'movePawn';
            show(name, CELLS[a]!, kind === 'rotate' ? b : CELLS[b]!);
          });
        if (step.kind === 'tile')
          eachLaying(board, handOf(state, seat), (tile, cell, turn) =>
            show('layTile', tile, CELLS[cell]!, turn),
          );
        expect(textOf(board)).toBe(before);

        const legal = new Map(legalMoves(state, seat).map(move => [looks(move), move]));
        for (const [name, packed] of shown) {
          const move = legal.get(name);
          expect(move, name).toBeDefined();
          expect(packed, name).toBe(textOf(pack(tableAfter(state, seat, move!))));
          seen.add(move![0]);
        }
        // What is not shown is like something that is.
        for (const [name, move] of legal)
          if (!shown.has(name)) {
            const tile = move[0] === 'rotate' ? state.pyramid[move[1]]!.tile : move[1];
            expect(
              typeof tile === 'number' && (tileOf(tile).openings === 3 || isTwin(state, seat, tile)),
              name,
            ).toBe(true);
          }
      });
    expect([...seen].sort()).toEqual(['layTile', 'movePawn', 'placePawn', 'rotate', 'swap']);
  });

  it('a power without a use is shown as none [K-12]', () => {
    const shown: string[] = [];
    for (let n = 0; n < 40; n++)
      walk(`none ${n}`, (state, seat, move) => {
        if (move[0] !== 'placePawn') return;
        const placed = tableAfter(state, seat, move);
        const power = powerAt(pack(placed), CELLS.indexOf(move[2]));
        if (power === null || placed.step.kind === 'power') return;
        eachUse(pack(placed), seat, power, CELLS.indexOf(move[2]), ({ kind }) => shown.push(kind));
      });
    expect(new Set(shown)).toEqual(new Set(['none']));
  });
});

/** Is there a tile before it in the hand that looks and works the same? */
const isTwin = (state: Parameters<typeof handOf>[0], seat: number, tile: number): boolean => {
  const hand = handOf(state, seat);
  const { id: _id, ...own } = tileOf(tile as never);
  return hand.slice(0, hand.indexOf(tile as never)).some(other => {
    const { id: _other, ...look } = tileOf(other);
    return JSON.stringify(look) === JSON.stringify(own);
  });
};
