import { STEP } from '../../auction/bot/packed/table.ts';
import type { ThoughtGame } from '../../auction/bot/packed/thinking-bot.ts';
import type { Move, View } from '../table.ts';
import { packedRa, surerRivals } from './packed/game.ts';
import { leastMissedMove } from './packed/losses.ts';
import { moveOf, numberOf } from './packed/moves.ts';
import { DISASTER, pack } from './packed/table.ts';
import { steady } from './steady.ts';

/**
 * Ra, as its bots think ahead in it. The usual move is that of `steady` itself: `packedSteady` adds up in another order, and so may
 * make another one where two are level. What a disaster of a later auction takes is not judged by the nets: for a lot with two
 * disasters that would be a hundred positions to evaluate.
 */
export const thoughtRa: ThoughtGame<View, Move> = {
  game: { ...packedRa, inPassing: s => (s[STEP] === DISASTER ? leastMissedMove(s) : undefined) },
  newRivals: surerRivals,
  pack,
  moveOf,
  usual: (_, ...asked) => numberOf(steady(...asked)),
};
