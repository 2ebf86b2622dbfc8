import { type Hint, hintsFor } from '../../../game/hint.ts';
import { type GameId, loadCoach, loadReferee, loadRules } from '../../../game/index.ts';
import type { MatchRecord } from '../../../game/record.ts';
import { type Review, review } from '../../../game/review.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import type { Thinking } from '../../games/thinking/thinking.ts';
import { readRecord } from '../records/read-record.ts';

/** What a coach is asked: to go through a match, or what a seat may do best. */
export type Asked =
  | { readonly for: 'review'; readonly record: MatchRecord }
  | { readonly for: 'hints'; readonly game: GameId; readonly view: unknown; readonly seat: Seat };

/** What it answers to each. */
export type CoachAnswers = { readonly review: Review; readonly hints: readonly Hint[] };

/** Begins to think about it; null where the game has no coach. @throws UnreadableRecord */
export const beginning = (asked: Asked): Promise<Thinking<CoachAnswers[Asked['for']]> | null> =>
  asked.for === 'review' ? reviewing(asked.record) : hinting(asked);

const reviewing = async (data: MatchRecord): Promise<Thinking<Review> | null> => {
  const { record, game, options } = readRecord(data);
  const coach = await loadCoach(game);
  if (coach === null) return null;
  const [{ rules }, referee] = await Promise.all([loadRules(game), loadReferee(game)]);
  return review(record, rules, referee, coach, options);
};

const hinting = async ({
  game,
  view,
  seat,
}: Asked & { for: 'hints' }): Promise<Thinking<readonly Hint[]> | null> => {
  const [coach, { rules }] = await Promise.all([loadCoach(game), loadRules(game)]);
  if (coach === null) return null;
  return (function* () {
    yield;
    return hintsFor(rules, coach, view, seat);
  })();
};
