import type { Random } from '../../../shared/random.ts';
import { BAG, type Packed } from './table.ts';

/**
 * A tile out of the bag, each as likely as any other. It stays in the bag until a move draws it.
 * @param inBag where the counts of the tiles in the bag begin
 */
export const tileOutOf = (s: Packed, inBag: number, random: Random): number => {
  let place = random.below(s[BAG]!);
  let tile = 0;
  while (place >= s[inBag + tile]!) {
    place -= s[inBag + tile]!;
    tile += 1;
  }
  return tile;
};
