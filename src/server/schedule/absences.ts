import type { Matches } from '../match/matches.ts';
import { assertProgress } from '../match/progress.ts';
import type { Driver } from './scheduler.ts';

/** Puts a bot in the seat of a player who stays away while others wait. */
export const absences = (matches: Matches): Driver => ({
  name: 'absences',
  dueAt: ({ control }) => earliest(control.deadlines.absences),
  run: async match => assertProgress(match, await matches.send(match.id, { kind: 'stand-in' }, match)),
});

export const earliest = (moments: Readonly<Record<number, number>>): number | null => {
  const all = Object.values(moments);
  return all.length === 0 ? null : Math.min(...all);
};
