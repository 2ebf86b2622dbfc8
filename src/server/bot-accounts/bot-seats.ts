import { MATCHES_OF_BOT } from '../../wire/bot-api.ts';
import type { Beside } from '../match/ports.ts';
import { isOver, playerAt } from '../match/seats.ts';
import type { TableStep } from '../tables.ts';

const PUT = `INSERT INTO bot_seat (match_id, seat, bot, game) VALUES ($1, $2, $3, $4)
  ON CONFLICT (match_id, seat) DO UPDATE SET bot = excluded.bot`;
/** Has the bot to itself first: of two seats that it takes at once the second one is counted with the first. */
const ALONE = 'UPDATE bot_account SET name = name WHERE id = $1';
/** One seat too many, and the bot, which is there, would be added once more: so nothing of it is written. */
const BOUND = `INSERT INTO bot_account (id, name, made_at) SELECT id, name, made_at FROM bot_account
  WHERE id = $1 AND (SELECT count(*) FROM bot_seat WHERE bot = $1 AND over_at IS NULL) > ${MATCHES_OF_BOT}`;
const FREE = 'DELETE FROM bot_seat WHERE match_id = $1 AND seat = $2';
const END = 'UPDATE bot_seat SET over_at = $2 WHERE match_id = $1';
const NEXT = 'UPDATE bot_seat SET next_match = $2 WHERE match_id = $1';

/**
 * What a write of a match changes about which seats are which bot's. With a match that is removed its seats go by themselves. A bot that
 * sits down of itself has so many at most, whichever servers it asks.
 */
export const botSeatsWritten: Beside = ({ before, next }, command) => {
  if (next === null) return [];
  const { id, data } = next;
  const steps: TableStep[] = [];
  if (data.players !== before.data.players) {
    for (const { id: seat, botAccount } of Object.values(data.players)) {
      const held = playerAt(before.data, seat)?.botAccount;
      if (botAccount === held) continue;
      if (botAccount === undefined) {
        steps.push([FREE, id, seat]);
        continue;
      }
      steps.push([ALONE, botAccount], [PUT, id, seat, botAccount, data.gameName]);
      if (command?.kind === 'sit' && !command.isPlaced) steps.push([BOUND, botAccount]);
    }
  }
  if (!isOver(data) || Object.values(data.players).every(({ botAccount }) => botAccount === undefined))
    return steps;
  if (!isOver(before.data)) steps.push([END, id, data.updatedAt]);
  const { nextMatchID = null } = data;
  if (nextMatchID !== (before.data.nextMatchID ?? null)) steps.push([NEXT, id, nextMatchID]);
  return steps;
};
