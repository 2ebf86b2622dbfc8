import { type Manners, thinkingBot } from '../../auction/bot/packed/thinking-bot.ts';
import { netsOf } from '../../shared/nets/nets.ts';
import { judgeBy } from './judge.ts';
import { NETS } from './nets.ts';
import { NETS as SECOND_NETS } from './second-nets.ts';
import { thoughtRa } from './thought-game.ts';

const MANNERS: Manners = {
  turn: { margin: 0.02, turns: 0.5 },
  auction: { margin: 0.01, turns: 0 },
  tiles: { margin: 0.01, turns: 0 },
};

export const mannersFor = (): Manners => MANNERS;

/**
 * A strong player: it plays like `steady` where little is to be gained, weighs every tile that may be drawn and the call after
 * it, thinks auctions to their end, and asks the nets of both of the coach's judges who is going to win.
 */
export const hard = thinkingBot(thoughtRa, judgeBy(netsOf(NETS), netsOf(SECOND_NETS)), mannersFor);
