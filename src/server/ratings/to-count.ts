import type { Beside } from '../match/ports.ts';
import { isOver } from '../match/seats.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import type { TableStep } from '../tables.ts';
import { type EndedMatch, endedMatchOf, isTrialOfBot } from './ended-match.ts';
import { oneMoreKept } from './totals.ts';

/**
 * A match that ends with a member at it, or is one bot's of somebody's against those of the house, is to be counted: that is stored with its end, so that whatever happens to the
 * server in between nothing is forgotten. What is counted is what was so at that moment; only whoever kept their name after it
 * has the match among theirs all the same, which is rated for nobody. What came of a deal that others may still play no
 * profile tells: that is counted when the deal is over.
 */
export const toCount: Beside = ({ before, next }) => {
  if (next === null || !isTold(next)) return [];
  if (!isTold(before))
    return hasMembers(next) || isTrialOfBot(next.data) ? [addStep(endedMatchOf(next))] : [];
  const kept = Object.values(next.data.players).filter(
    ({ id, member }) => member !== undefined && before.data.players[id]?.member === undefined,
  );
  if (kept.length === 0) return [];
  const ended = { ...endedMatchOf(next), rated: false };
  if (!hasMembers(before)) return [addStep(ended)];
  return [
    [CHANGE_TALLY],
    [CHANGE_UNCOUNTED, ended.match, JSON.stringify(ended)],
    ...kept.flatMap(({ id, member }): TableStep[] => [
      oneMoreKept(ended.match, id, member!),
      [CHANGE_COUNTED, ended.match, id, member!],
    ]),
  ];
};

const isTold = ({ data }: StoredMatch): boolean => isOver(data) && data.heldBack === undefined;

const hasMembers = ({ data }: StoredMatch): boolean =>
  Object.values(data.players).some(({ member }) => member !== undefined);

const addStep = (ended: EndedMatch): TableStep => [
  TO_COUNT,
  ended.match,
  ended.endedAt,
  JSON.stringify(ended),
];

/** All that is counted stands in `finished`: a name that was kept, forgotten, and kept by somebody else counts nothing twice. */
const TO_COUNT = `INSERT INTO uncounted (match, ended_at, what)
  SELECT CAST($1 AS TEXT), $2, $3 WHERE NOT EXISTS (SELECT 1 FROM finished WHERE match = $1)
  ON CONFLICT (match) DO NOTHING`;
/** Whoever has read what is to be counted, and has not counted it yet, reads it anew. */
const CHANGE_TALLY = 'UPDATE tally SET changes = changes + 1';
const CHANGE_UNCOUNTED =
  'UPDATE uncounted SET what = $2, tries = 0, due_at = 0, fault = NULL WHERE match = $1';
const CHANGE_COUNTED = `UPDATE result SET member = $3
  WHERE seat = $2 AND member IS NULL AND number = (SELECT number FROM finished WHERE match = $1)`;
