import type { Beside } from '../match/ports.ts';
import { isOver, playerAt } from '../match/seats.ts';
import type { TableStep } from '../tables.ts';

const PUT = `INSERT INTO bot_seat (match_id, seat, bot, game) VALUES ($1, $2, $3, $4)
  ON CONFLICT (match_id, seat) DO UPDATE SET bot = excluded.bot`;
const FREE = 'DELETE FROM bot_seat WHERE match_id = $1 AND seat = $2';
const END = 'UPDATE bot_seat SET over_at = $2 WHERE match_id = $1';

/** What a write of a match changes about which seats are which bot's. With a match that is removed its seats go by themselves. */
export const botSeatsWritten: Beside = ({ before, next }) => {
  if (next === null) return [];
  const { id, data } = next;
  const steps: TableStep[] = [];
  if (data.players !== before.data.players) {
    for (const { id: seat, botAccount } of Object.values(data.players)) {
      const held = playerAt(before.data, seat)?.botAccount;
      if (botAccount === held) continue;
      steps.push(botAccount === undefined ? [FREE, id, seat] : [PUT, id, seat, botAccount, data.gameName]);
    }
  }
  const isEnd = isOver(data) && !isOver(before.data);
  if (isEnd && Object.values(data.players).some(({ botAccount }) => botAccount !== undefined))
    steps.push([END, id, data.updatedAt]);
  return steps;
};
