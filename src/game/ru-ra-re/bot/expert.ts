import { hardDepth } from './hard.ts';
import { type Depth, mixedBot } from './mixed.ts';
import { netFor } from './net-for.ts';

export const expertDepth: Depth = {
  rounds: 60,
  evenness: 0.7,
  loss: 0.25,
  inertia: 0,
  habit: { ...hardDepth, share: 0.5 },
};

/**
 * The strongest player. It goes on until little can be gained against its mix, and in half of all cases takes the others
 * for hard players, who do not go on so long.
 */
export const expert = mixedBot(netFor, expertDepth);
