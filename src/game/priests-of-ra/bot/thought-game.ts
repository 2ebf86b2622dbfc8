import type { ThoughtGame } from '../../auction/bot/packed/thinking-bot.ts';
import type { Move, View } from '../table.ts';
import { packedPriests, surerRivals } from './packed/game.ts';
import { moveOf } from './packed/moves.ts';
import { steadyMove } from './packed/steady.ts';
import { pack } from './packed/table.ts';

/** Priests of Ra, as its bots think ahead in it. */
export const thoughtPriests: ThoughtGame<View, Move> = {
  game: packedPriests,
  newRivals: surerRivals,
  pack,
  moveOf,
  usual: steadyMove,
};
