import type { Net } from '../../shared/net.ts';
import { netOf } from '../../shared/net-text.ts';
import { NETS } from './nets.ts';

/** Nets by the number of seats, each read when it is first wanted. @param nets as text */
export const netsOf = (nets: Readonly<Record<number, string>>): ((players: number) => Net) => {
  const made = new Map<number, Net>();
  return players => {
    const text = nets[players];
    if (text === undefined) throw new RangeError(`there is no net for ${players} seats`);
    const net = made.get(players) ?? netOf(text);
    made.set(players, net);
    return net;
  };
};

/** The net for so many seats. */
export const netFor = netsOf(NETS);
