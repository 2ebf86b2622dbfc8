import { netsOf } from '../../shared/nets.ts';
import { NETS } from './nets.ts';
import { judgeBy } from './packed/judge.ts';
import { packedBot } from './packed/think.ts';
import { thinkerBy } from './packed/thinker.ts';

/**
 * A strong player: it plays like `steady` where nothing is to be gained, thinks auctions, the next tile and the call after it
 * through, and asks a net, which has seen many matches, who is going to win.
 */
export const hard = packedBot(
  thinkerBy(judgeBy(netsOf(NETS)), {
    turn: { margin: 0.02, turns: 0.5 },
    auction: { margin: 0.01, turns: 0.5 },
    tiles: { margin: 0.01, turns: 0.5 },
  }),
);
