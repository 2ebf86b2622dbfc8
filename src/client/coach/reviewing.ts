import { loadCoach, loadReferee, loadRules } from '../../game/index.ts';
import { type Review, review } from '../../game/review.ts';
import { readRecord } from '../replay/read-record.ts';
import type { Thinking } from '../table/thinking.ts';

/** Begins to review a match; null where its game has no coach. @throws UnreadableRecord */
export const reviewing = async (data: unknown): Promise<Thinking<Review> | null> => {
  const { record, game, options } = readRecord(data);
  const coach = await loadCoach(game);
  if (coach === null) return null;
  const [{ rules }, referee] = await Promise.all([loadRules(game), loadReferee(game)]);
  return review(record, rules, referee, coach, options);
};
