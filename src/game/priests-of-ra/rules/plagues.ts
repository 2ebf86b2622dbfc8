import { entryAt } from '../../shared/lists.ts';
import { PLAGUE_FAME } from '../numbers.ts';

/** Points for plagues, which are never above nothing. [P-14] */
export const scorePlagues = (plagues: number): number =>
  entryAt(PLAGUE_FAME, Math.min(plagues, PLAGUE_FAME.length - 1));
