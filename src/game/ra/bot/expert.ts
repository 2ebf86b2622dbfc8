import { EXPERT_EFFORT } from '../../auction/bot/packed/expert-effort.ts';
import { MaxNSearch } from '../../auction/bot/packed/max-n-search.ts';
import { judgeFor } from '../../auction/bot/packed/net-judge.ts';
import { biddingBy, choiceByRollouts } from '../../auction/bot/packed/rollouts.ts';
import { thinkingBot } from '../../auction/bot/packed/thinking-bot.ts';
import { netsOf } from '../../shared/nets/nets.ts';
import { NETS as EXPERT_NETS } from './expert-nets.ts';
import { mannersFor } from './hard.ts';
import { judgeBy } from './judge.ts';
import { NETS } from './nets.ts';
import { packedRa, surerRivals } from './packed/game.ts';
import { packedSteady } from './packed/steady.ts';
import { NETS as SECOND_NETS } from './second-nets.ts';
import { thoughtRa } from './thought-game.ts';
import { WEIGHTS } from './weights.ts';

/**
 * Four at a table are judged by a net that has seen matches of strong players; others by both of the coach's judges: where one
 * of them errs, the other seldom errs alike.
 */
const judge = judgeFor(4, judgeBy(netsOf(EXPERT_NETS)), judgeBy(netsOf(NETS), netsOf(SECOND_NETS)));

/**
 * The strongest player: it thinks ahead like `hard`, and plays on with the moves that promise about as much, to see what comes
 * of each: with everybody's turns like those of `steady`, and auctions thought to their end.
 */
export const expert = thinkingBot(
  thoughtRa,
  judge,
  mannersFor,
  choiceByRollouts(
    packedRa,
    judge,
    biddingBy(new MaxNSearch(packedRa, judge, surerRivals), packedSteady(WEIGHTS)),
    EXPERT_EFFORT,
  ),
);
