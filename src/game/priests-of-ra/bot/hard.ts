import { NETS } from './nets.ts';
import { judgeBy } from './packed/judge.ts';
import { packedBot } from './packed/think.ts';
import { thinkerBy } from './packed/thinker.ts';

/**
 * A strong player: it plays like `steady` where nothing is to be gained, thinks auctions and the next tile through, and
 * asks a net, which has seen many matches, who is going to win.
 */
export const hard = packedBot(thinkerBy(judgeBy(NETS), { turn: 0.04, auction: 0.01, tiles: 0.01 }));
