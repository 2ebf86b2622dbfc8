import { changedNetsOf } from '../../shared/nets/nets.ts';
import { NETS } from './expert-nets.ts';
import { type Depth, mixedBot } from './mixed.ts';
import { netFor } from './net-for.ts';

export const expertDepth: Depth = {
  rounds: 30,
  evenness: 0.7,
  loss: 0.25,
  inertia: 0.1,
  again: { rounds: 8, inertia: 0.2 },
};

/** The expert's net for so many seats: that of the other bots, taught on by matches that were played with it. */
export const expertNetFor = changedNetsOf(netFor, NETS);

/** The strongest player: it thinks longer than `hard`, clashes through as well, and knows better what comes of it among hard players. */
export const expert = mixedBot(expertNetFor, expertDepth);
