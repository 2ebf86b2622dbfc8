import { changedNetsOf, type NetFor, netsOf } from '../../shared/nets.ts';
import { NETS as TAUGHT_ON } from './expert-nets.ts';
import { judgeBy } from './judge.ts';
import { NETS } from './nets.ts';
import { NETS as SECOND_NETS } from './second-nets.ts';
import { thinkingBot } from './thinking.ts';

const first = netsOf(NETS);
const taughtOn = changedNetsOf(first, TAUGHT_ON);
/** Taught on by what the first ones foresee, for as many seats as that was done for. */
const later: NetFor = players => (players in TAUGHT_ON ? taughtOn(players) : first(players));

/**
 * A strong player: it plays like `steady` where little is to be gained, weighs every tile that may be drawn, thinks auctions
 * to their end, and asks several nets who is going to win.
 */
export const hard = thinkingBot(judgeBy(first, netsOf(SECOND_NETS), later), {
  turn: 0.02,
  auction: 0.01,
  tiles: 0.01,
});
