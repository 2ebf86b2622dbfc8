import { judgeOf } from './judge.ts';
import { NETS } from './nets.ts';
import { thinkingBot } from './thinking.ts';

/** A strong player: it weighs every tile that may be drawn and thinks auctions to their end, a few milliseconds each. */
export const hard = thinkingBot(judgeOf(NETS), { turns: 0, best: 0, margin: 0.03 });
