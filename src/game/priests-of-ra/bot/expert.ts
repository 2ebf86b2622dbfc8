import { EXPERT_EFFORT } from '../../auction/bot/packed/expert-effort.ts';
import { playingOn } from '../../auction/bot/packed/rollouts.ts';
import { netsOf } from '../../shared/nets.ts';
import { mannersFor } from './hard.ts';
import { NETS } from './nets.ts';
import { packedPriests } from './packed/game.ts';
import { judgeBy } from './packed/judge.ts';
import { steadyMove } from './packed/steady.ts';
import { packedBot } from './packed/think.ts';
import { thinkerBy } from './packed/thinker.ts';
import { NETS as SECOND_NETS } from './second-nets.ts';

/** Both of the coach's judges: where one of them errs, the other seldom errs alike. */
const judge = judgeBy(netsOf(NETS), netsOf(SECOND_NETS));

/**
 * The strongest player: it thinks ahead like `hard`, and plays on with the moves that promise about as much, as `steady`
 * would, to see what comes of each.
 */
export const expert = packedBot(
  thinkerBy(judge, mannersFor, playingOn(packedPriests, judge, steadyMove, EXPERT_EFFORT)),
);
