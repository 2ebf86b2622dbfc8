import type { Random } from './random.ts';

/** Brings a list into an order of chance (Fisher and Yates), and gives it back. */
export const shuffle = <Item, List extends { readonly length: number; [place: number]: Item }>(
  list: List & { readonly [place: number]: Item },
  random: Random,
): List => {
  for (let left = list.length; left > 1; left--) {
    const picked = random.below(left);
    const last = list[left - 1] as Item;
    (list as { [place: number]: Item })[left - 1] = list[picked] as Item;
    (list as { [place: number]: Item })[picked] = last;
  }
  return list;
};
