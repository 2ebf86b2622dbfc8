import { dayOfDeal, OWN_SEAT } from '../../game/shared/daily.ts';
import { endOf } from '../../site/day.ts';
import type { Clock } from '../clock.ts';
import type { Beside } from '../match/ports.ts';
import { hasStandIn, isOver, playerAt } from '../match/seats.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import { endedMatchOf } from '../ratings/ended-match.ts';
import type { TableStep } from '../tables.ts';
import { REVEALED } from './deals.ts';

/**
 * What a write of a match changes about the try that is played in it, stored with the match. A try ends with its match, or as a
 * bot takes over, though its owner may return: what a bot has played is nobody's result. After its day nothing changes any more.
 * @param now by the calendar
 */
export const noteEnds =
  (now: Clock): Beside =>
  ({ before, next }) => {
    const day = dayOfDeal(before.data.deal);
    if (day === null) return [];
    // A table that nobody moved at is removed. A member’s is laid again when they are back; a guest has had no try.
    if (next === null) return [[FORGET_GUEST, before.id]];
    if (now() >= endOf(day)) return [];
    const steps: TableStep[] = [];
    const member = memberIn(next);
    // A guest has kept their name meanwhile. It stays a guest's try, and they have no other.
    if (member !== undefined && memberIn(before) !== member) steps.push([KEEP, next.id, member]);
    if (isLeft(next) && !isLeft(before)) steps.push([END, next.id, next.data.updatedAt, null, null]);
    else if (isOver(next.data) && !isOver(before.data)) {
      const { seats, endedAt } = endedMatchOf(next);
      const { rank, score } = seats[OWN_SEAT]!;
      steps.push([END, next.id, endedAt, rank, score]);
    }
    return steps;
  };

const memberIn = ({ data }: StoredMatch): string | undefined => playerAt(data, OWN_SEAT)?.member;

/** Its owner has left it, or given up. */
const isLeft = ({ data }: StoredMatch): boolean => {
  const player = playerAt(data, OWN_SEAT);
  const { resigned } = (data.gameover ?? {}) as { readonly resigned?: number };
  return (player !== undefined && hasStandIn(player)) || resigned === OWN_SEAT;
};

const END = `UPDATE daily_try SET ended_at = $2, rank = $3, points = $4
  WHERE match = $1 AND ended_at IS NULL AND NOT EXISTS (${REVEALED})`;
export const FORGET_GUEST = 'DELETE FROM daily_try WHERE match = $1 AND member IS NULL';
const KEEP = `UPDATE daily_try SET member = $2 WHERE match = $1 AND member IS NULL AND NOT EXISTS (
    SELECT 1 FROM daily_try AS own WHERE own.member = $2 AND own.game = daily_try.game AND own.day = daily_try.day
  )`;
