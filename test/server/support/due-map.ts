import type { DueBatch, DueMatch } from '../../../src/server/match/ports.ts';

/** What a store answers that knows of each match only when it is due. */
export const dueOf = (
  due: ReadonlyMap<string, number>,
  now: number,
  { after = { deadline: Number.NEGATIVE_INFINITY, key: '' }, limit = due.size }: DueBatch = {},
  version = 1,
): readonly DueMatch[] => {
  const isBehind = ({ place: { deadline, key } }: DueMatch) =>
    deadline > after.deadline || (deadline === after.deadline && after.key !== null && key! > after.key);
  return [...due]
    .filter(([, at]) => at <= now)
    .map(([id, deadline]) => ({ id, version, place: { deadline, key: id } }))
    .filter(isBehind)
    .toSorted((a, b) => a.place.deadline - b.place.deadline || (a.id < b.id ? -1 : 1))
    .slice(0, limit);
};
