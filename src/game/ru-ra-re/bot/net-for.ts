import type { Net } from '../../shared/net.ts';
import { netOf } from '../../shared/net-text.ts';
import { NETS } from './nets.ts';

const made = new Map<number, Net>();

/** The net for so many seats. */
export const netFor = (players: number): Net => {
  const text = NETS[players];
  if (text === undefined) throw new RangeError(`there is no net for ${players} seats`);
  const net = made.get(players) ?? netOf(text);
  made.set(players, net);
  return net;
};
