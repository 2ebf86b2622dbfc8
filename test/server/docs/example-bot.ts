import { isFull, tilesOn } from '../../../src/game/auction/tracks.ts';
import type { SyncBot } from '../../../src/game/contract.ts';
import type { Move, View } from '../../../src/game/ra/table.ts';

/** How many tiles a lot must have before this bot gives a sun for it. */
const WORTH_A_SUN = 4;

/** Plays Ra by counting tiles: it calls for long lots, and buys them with the lowest sun that is enough. */
export const bot: SyncBot<View, Move> = (view, _seat, legal, random) => {
  const tiles = tilesOn(view.track);
  switch (view.step.kind) {
    case 'turn':
      return isFull(view.track) || tiles > WORTH_A_SUN ? ['invokeRa'] : ['draw'];
    case 'auction': {
      const bids = legal.filter(move => move[0] === 'bid').toSorted((a, b) => a[1] - b[1]);
      const canPass = legal.some(([name]) => name === 'pass');
      const lowest = bids[0];
      return lowest !== undefined && (tiles >= WORTH_A_SUN || !canPass) ? lowest : ['pass'];
    }
    default:
      // Gods, and what a disaster takes: whatever comes.
      return legal[random.below(legal.length)]!;
  }
};
