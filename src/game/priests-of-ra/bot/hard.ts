import { type Manners, thinkingBot } from '../../auction/bot/packed/thinking-bot.ts';
import { netsOf } from '../../shared/nets/nets.ts';
import { NETS } from './nets.ts';
import { judgeBy } from './packed/judge.ts';
import { thoughtPriests } from './thought-game.ts';

/**
 * What margins bring was looked at by playing a decision on with each move, many times, as `steady` does: with two, where
 * `steady` foresees its one rival well, the net has to be surer of itself.
 */
const WITH_TWO: Manners = {
  turn: { margin: 0.04, turns: 0.5 },
  auction: { margin: 0.04, turns: 0.5 },
  tiles: { margin: 0.02, turns: 0.5 },
};
const WITH_MORE: Manners = {
  turn: { margin: 0.01, turns: 0.5 },
  auction: { margin: 0.01, turns: 0.5 },
  tiles: { margin: 0.006, turns: 0.5 },
};

export const mannersFor = (players: number): Manners => (players === 2 ? WITH_TWO : WITH_MORE);

/**
 * A strong player: it plays like `steady` where nothing is to be gained, thinks auctions, the next tile and the call after it
 * through, and asks a net, which has seen many matches, who is going to win.
 */
export const hard = thinkingBot(thoughtPriests, judgeBy(netsOf(NETS)), mannersFor);
