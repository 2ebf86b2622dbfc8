import type { GameModule } from '../../contract.ts';
import type { Seat } from '../seats.ts';

const FORCED = 0.4;
const WEIGHTY = 1.6;
/** How much shorter everything takes for whoever only watches for now (`isOut` of the rules). */
export const WATCHING = 0.45;
/** All that `botPaceOf` may give. */
export const BOT_PACES: readonly number[] = [FORCED, 1, WEIGHTY];

/**
 * How long a bot takes before it acts, as a multiple of what bots usually take: what is forced is soon done, what weighs more
 * (`weighty` in the game's `meta`) takes longer. Where several act together, as long as the one who takes longest.
 */
export const botPaceOf = (
  { meta, rules }: Pick<GameModule, 'meta' | 'rules'>,
  state: unknown,
  seats: readonly Seat[],
): number => {
  if (seats.every(seat => rules.legalMoves(state, seat).length === 1)) return FORCED;
  return meta.weighty?.includes(rules.phase(state)) === true ? WEIGHTY : 1;
};
