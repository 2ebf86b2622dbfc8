import type { ThoughtGame } from '../../auction/bot/packed/thinking-bot.ts';
import type { Move, View } from '../table.ts';
import { packedRa, surerRivals } from './packed/game.ts';
import { moveOf, numberOf } from './packed/moves.ts';
import { pack } from './packed/table.ts';
import { steady } from './steady.ts';

/**
 * Ra, as its bots think ahead in it. The usual move is that of `steady` itself: `packedSteady` adds up in another order, and so
 * may make another one where two are level.
 */
export const thoughtRa: ThoughtGame<View, Move> = {
  game: packedRa,
  newRivals: surerRivals,
  pack,
  moveOf,
  usual: (_, ...asked) => numberOf(steady(...asked)),
};
