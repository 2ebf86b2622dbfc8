import type { GameSetup } from '../contract.ts';
import { type Random, sealedRandom } from '../shared/random.ts';
import type { KheopsEvent } from './events.ts';
import { BASE } from './pyramid.ts';
import type { Options, State, Supply, Table } from './table.ts';
import { TILES, type TileId, TURNS } from './tiles.ts';

const HAND = 3;
/** White has a worker less, and the pharaoh: its fifteenth pawn is the mummy, unless a worker came back. [K-02, K-31] */
const WHITE: Supply = { worker: 14, priest: 1, mummy: 1, pharaoh: 1 };
const BLUE: Supply = { worker: 15, priest: 1, mummy: 1, pharaoh: 0 };

/** A new match: the base laid at random, hands dealt, the rest in the stock. All of its chance is spent here. [K-01 to K-03] */
export const setup = ({ players, options, seed }: GameSetup<Options>): State => {
  if (players !== 2) throw new RangeError(`Kheops is for two players, not ${players}`);
  const random = sealedRandom(seed);
  const coin = random.below(2);
  const tiles = mixed(
    TILES.map(({ id }) => id),
    random,
  );
  const base = BASE.map(cell => {
    const laid = { tile: tiles.pop()!, turn: TURNS[random.below(TURNS.length)]! };
    return [cell, laid] as const;
  });
  const white = options.white === 'random' ? coin : options.white;
  const hands = [0, 1].map(() => tiles.splice(-HAND, HAND));
  return {
    options,
    white,
    pyramid: Object.fromEntries(base),
    pawns: {},
    supplies: [0, 1].map(seat => ({ ...(seat === white ? WHITE : BLUE) })),
    handSizes: [HAND, HAND],
    stock: tiles.length,
    step: { kind: 'pawn', player: white },
    secret: { hands, stock: tiles, seed },
  };
};

/** The events of the set-up. */
export const opening = ({ pyramid, white }: Table): readonly KheopsEvent[] => [
  {
    type: 'setup',
    base: BASE.map(cell => ({ cell, ...pyramid[cell]! })),
    white,
    blue: 1 - white,
  },
];

const mixed = (tiles: TileId[], random: Random): TileId[] => {
  for (let left = tiles.length; left > 1; left--) {
    const picked = random.below(left);
    [tiles[picked], tiles[left - 1]] = [tiles[left - 1]!, tiles[picked]!];
  }
  return tiles;
};
