import type { GameSetup } from '../contract.ts';
import { assertDefined } from '../shared/assert.ts';
import { sealedRandom } from '../shared/random.ts';
import { shuffle } from '../shared/shuffle.ts';
import type { KheopsEvent } from './events.ts';
import { HAND, WORKERS } from './numbers.ts';
import { BASE, type Cell } from './pyramid.ts';
import {
  type Options,
  opponentOf,
  PLAYERS,
  type Pyramid,
  type State,
  type Supply,
  type Table,
} from './table.ts';
import { TILES, TURNS } from './tiles.ts';

/** White has a worker less, and the pharaoh: its last pawn is the mummy, unless that was used before or a worker came back. [K-02, K-31] */
const WHITE: Supply = { worker: WORKERS.white, priest: 1, mummy: 1, pharaoh: 1 };
const BLUE: Supply = { worker: WORKERS.blue, priest: 1, mummy: 1, pharaoh: 0 };

/** A new match: the base laid at random, hands dealt, the rest in the stock. All of its chance is spent here. [K-01 to K-03] */
export const setup = ({ players, options, seed }: GameSetup<Options>): State => {
  if (players !== 2) throw new RangeError(`Kheops is for two players, not ${players}`);
  const random = sealedRandom(seed);
  const coin = random.below(2) === 0 ? 0 : 1;
  const tiles = shuffle(
    TILES.map(({ id }) => id),
    random,
  );
  const pyramid: Pyramid = byCell();
  for (const cell of BASE) {
    const tile = assertDefined(tiles.pop(), 'there are more tiles than the base takes');
    const turn = assertDefined(TURNS[random.below(TURNS.length)], 'chance stays below what it is given');
    pyramid[cell] = { tile, turn };
  }
  const white = options.white === 'random' ? coin : options.white;
  const hands = PLAYERS.map(() => tiles.splice(-HAND, HAND));
  return {
    options,
    white,
    pyramid,
    pawns: byCell(),
    supplies: PLAYERS.map(seat => ({ ...(seat === white ? WHITE : BLUE) })),
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
    base: BASE.map(cell => {
      const { tile, turn } = assertDefined(pyramid[cell], 'the base is laid at the start');
      return { cell, tile, turn };
    }),
    white,
    blue: opponentOf(white),
  },
];

/**
 * An empty record that the engine keeps as a hash table, as it does with what has lost a key. Cells are covered in
 * another order in every match; each new order of keys makes an ordinary object slower to change and to look into.
 */
const byCell = (): Partial<Record<Cell, never>> => {
  const record: Record<string, unknown> = { first: null, second: null };
  delete record.first;
  delete record.second;
  return record as Partial<Record<Cell, never>>;
};
