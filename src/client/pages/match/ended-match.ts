import type { Ended } from '../../match/played/note-played.ts';
import type { OnlineMatch } from './online-match.ts';

/**
 * What this device notes of a match that was played at it; null as long as it goes on, or its history is on its way: what was taken
 * back only the whole of that tells.
 */
export const endedMatchOf = ({ game, id, now, table, own, outcome, ended }: OnlineMatch): Ended | null => {
  if (table === null || now.table?.isWhole !== true || own === null || outcome === null) return null;
  return {
    key: `${game}/${id}`,
    game,
    seats: table.seats,
    outcome,
    own,
    online: id,
    resigned: table.endedBy ?? undefined,
    ended,
    uncounted: now.table?.tookUnasked === true ? 'taken-back' : undefined,
  };
};
