import { EXPERT_EFFORT } from '../../auction/bot/packed/expert-effort.ts';
import { playingOn } from '../../auction/bot/packed/rollouts.ts';
import { judge, MANNERS } from './hard.ts';
import { packedRa } from './packed/game.ts';
import { packedSteady } from './packed/steady.ts';
import { thinkingBot } from './thinking.ts';
import { WEIGHTS } from './weights.ts';

/**
 * The strongest player: it thinks ahead like `hard`, and plays on with the moves that promise about as much, as `steady`
 * would, to see what comes of each.
 */
export const expert = thinkingBot(
  judge,
  MANNERS,
  playingOn(packedRa, judge, packedSteady(WEIGHTS), EXPERT_EFFORT),
);
