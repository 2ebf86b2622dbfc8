import type { Net } from '../../shared/net.ts';
import { changedNet } from '../../shared/net-change.ts';
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

const made = new Map<number, Net>();

/** The expert's net for so many seats: that of the other bots, taught on by matches that were played with it. */
export const expertNetFor = (players: number): Net => {
  const text = NETS[players];
  if (text === undefined) throw new RangeError(`there is no net for ${players} seats`);
  const net = made.get(players) ?? changedNet(netFor(players), text);
  made.set(players, net);
  return net;
};

/** The strongest player: it thinks longer than `hard`, clashes through as well, and knows better what comes of it among hard players. */
export const expert = mixedBot(expertNetFor, expertDepth);
