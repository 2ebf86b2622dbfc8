import type { Net } from './net.ts';
import { changedNet } from './net-change.ts';
import { netOf } from './net-text.ts';

/** Nets by the number of seats, each read when it is first wanted. @throws RangeError where there is none */
export type NetFor = (players: number) => Net;

/** @param nets as text, by the number of seats */
export const netsOf = (nets: Readonly<Record<number, string>>): NetFor => reading(nets, netOf);

/** Nets that were taught on. @param from those they began as @param nets as text, by what is different */
export const changedNetsOf = (from: NetFor, nets: Readonly<Record<number, string>>): NetFor =>
  reading(nets, (text, players) => changedNet(from(players), text));

const reading = (
  nets: Readonly<Record<number, string>>,
  read: (text: string, players: number) => Net,
): NetFor => {
  const made = new Map<number, Net>();
  return players => {
    const text = nets[players];
    if (text === undefined) throw new RangeError(`there is no net for ${players} seats`);
    const net = made.get(players) ?? read(text, players);
    made.set(players, net);
    return net;
  };
};
