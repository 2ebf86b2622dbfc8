import type { Seat } from '../shared/seats.ts';
import type { Epoch } from './epochs.ts';
import type { Award, Sheet } from './events.ts';
import { addFame } from './fame.ts';

/** Writes an award on a sheet; an award of nothing is not written down. */
export const award = <Item extends string>(items: Award<Item>[], item: Item, fame: number): void => {
  if (fame !== 0) items.push({ for: item, fame });
};

/** What a seat was awarded, as one net sum, and its fame with it. [E-05] */
export const sheetOf = <Item extends string>(
  epoch: Epoch,
  player: Seat,
  fame: number,
  items: readonly Award<Item>[],
): Sheet<Item> => {
  let net = 0;
  for (const item of items) net += item.fame;
  return { type: 'score', epoch, player, items, net, fame: addFame(fame, net) };
};
