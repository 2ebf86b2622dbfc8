import { describe, expect, it } from 'vitest';
import type { Judge, PackedGame } from '../../../../../src/game/auction/bot/packed/max-n-search.ts';
import { DRAW, OWN_MOVE } from '../../../../../src/game/auction/bot/packed/moves.ts';
import {
  choiceByRollouts,
  type Effort,
  type Policy,
} from '../../../../../src/game/auction/bot/packed/rollouts.ts';
import {
  BAG,
  EPOCH,
  FAME,
  OWN,
  type Packed,
  STEP,
  TURN,
} from '../../../../../src/game/auction/bot/packed/table.ts';
import { quickRandom } from '../../../../../src/game/shared/random.ts';

const TILES = 4;
/** Gives nothing now, one fame, or as much as a tile on average; ends the epoch. */
const [NOTHING, ONE, MEAN, END] = [OWN_MOVE, OWN_MOVE + 1, OWN_MOVE + 2, OWN_MOVE + 3];

const drawn: number[] = [];
/** Every move ends a turn; a tile brings ten times its number. */
const game: PackedGame = {
  newTable: () => new Int32Array(OWN + TILES),
  legalMoves: (_, into) => {
    into.set([DRAW, NOTHING]);
    return 2;
  },
  apply: (s, move, tile) => {
    if (move === END) s[EPOCH]! += 1;
    if (move === ONE) s[FAME]! += 1;
    if (move === MEAN) s[FAME]! += 15;
    if (move !== DRAW) return;
    drawn.push(tile);
    s[FAME]! += 10 * tile;
    s[OWN + tile]! -= 1;
    s[BAG]! -= 1;
  },
  settle: () => {},
  inBag: OWN,
  tiles: TILES,
};

/** As many of each tile. */
const table = (): Packed => {
  const s = game.newTable();
  s[STEP] = TURN;
  s[BAG] = 8 * TILES;
  s.fill(8, OWN, OWN + TILES);
  return s;
};

const EFFORT: Effort = {
  candidates: 3,
  within: 0.1,
  further: 3,
  worlds: 64,
  atATime: 8,
  priorWeight: 20,
  sure: 2,
};
const drawing: Policy = { listen: () => {}, move: () => DRAW };

describe('playing on', () => {
  let asked = 0;
  const judge: Judge = (s, chances) => {
    asked += 1;
    chances[0] = s[FAME]! / 1000;
  };
  const chosen = (moves: readonly number[], promises: readonly number[], effort: Partial<Effort> = {}) => {
    asked = drawn.length = 0;
    const choose = choiceByRollouts(game, judge, drawing, { ...EFFORT, ...effort });
    return choose(table(), 0, Int32Array.from(moves), promises, quickRandom('playing on'));
  };

  it('finds the better of two moves in the same worlds, and soon is sure', () => {
    expect(chosen([NOTHING, ONE], [0.0502, 0.05])).toBe(ONE);
    expect(asked).toBe(2 * EFFORT.atATime);
    const [first, other] = [drawn.slice(0, 3), drawn.slice(3, 6)];
    expect(first).toEqual(other);
  });

  it('goes on where what is behind may be so by chance', () => {
    chosen([DRAW, MEAN], [0.06, 0.06]);
    expect(asked).toBeGreaterThan(4 * EFFORT.atATime);
  });

  it('makes the move that promises most where nothing is played on', () => {
    expect(chosen([NOTHING, ONE], [0.0502, 0.05], { worlds: 0 })).toBe(NOTHING);
    expect(asked).toBe(0);
  });

  it('plays on neither what promises far less nor more moves than it may', () => {
    expect(chosen([NOTHING, ONE], [0.2, 0.05])).toBe(NOTHING);
    expect(asked).toBe(0);
    expect(chosen([NOTHING, NOTHING, ONE], [0.0502, 0.0501, 0.05], { candidates: 2 })).toBe(NOTHING);
  });

  it('what was promised counts like some worlds', () => {
    expect(chosen([NOTHING, ONE], [0.06, 0.05], { worlds: 16 })).toBe(NOTHING);
  });

  it('draws every tile first as often as it is there, others after it', () => {
    chosen([NOTHING, NOTHING], [0.05, 0.05], { sure: 99 });
    const firsts = drawn.filter((_, i) => i % 6 === 0);
    for (let tile = 0; tile < TILES; tile++) {
      const often = firsts.filter(each => each === tile).length;
      expect(Math.abs(often - EFFORT.worlds / TILES)).toBeLessThanOrEqual(2);
    }
    const alike = firsts.filter((tile, world) => tile === drawn[6 * world + 1]).length;
    expect(alike).toBeLessThan(EFFORT.worlds / 2);
  });

  it('asks no further than the end of the epoch', () => {
    chosen([END, END], [0.05, 0.05], { sure: 99 });
    expect(asked).toBe(2 * EFFORT.worlds);
    expect(drawn).toEqual([]);
  });
});
