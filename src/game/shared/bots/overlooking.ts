import type { AnyMove, SyncBot } from '../../contract.ts';
import { entryAt } from '../lists.ts';
import type { Random } from '../random.ts';
import { sameMove } from '../same-move.ts';

/**
 * A bot that errs as people do: it does not see all that may be done, and does the best of what it sees.
 * @param share of the moves that escape it, in percent
 * @param plain moves that nobody overlooks, by name: to pass, to draw
 */
export const overlooking =
  <View, Move extends AnyMove>(
    bot: SyncBot<View, Move>,
    share: number,
    plain: readonly Move[0][] = [],
  ): SyncBot<View, Move> =>
  (view, seat, legal, random) => {
    const seen = legal.filter(([name]) => plain.includes(name) || !happens(share, random));
    const candidates = seen.length === 0 ? legal : seen;
    const move = bot(view, seat, candidates, random);
    return candidates.some(candidate => sameMove(candidate, move)) ? move : entryAt(candidates, 0);
  };

/** So many times of a hundred. */
export const happens = (percent: number, random: Random): boolean => random.below(100) < percent;
