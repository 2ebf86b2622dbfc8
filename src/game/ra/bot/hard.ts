import { judgeOf } from './judge.ts';
import { NETS } from './nets.ts';
import { thinkingBot } from './thinking.ts';

/**
 * A strong player: it plays like `steady` where little is to be gained, weighs every tile that may be drawn, thinks auctions
 * to their end, and asks a net, which has seen many matches, who is going to win.
 */
export const hard = thinkingBot(judgeOf(NETS), { turn: 0.02, auction: 0.01, tiles: 0.01 });
