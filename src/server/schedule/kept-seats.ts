import type { Matches } from '../match/matches.ts';
import { assertProgress } from '../match/progress.ts';
import type { Driver } from './scheduler.ts';

/** Opens the seats of a rematch to everybody when those they were kept for have not come. */
export const keptSeats = (matches: Matches): Driver => ({
  name: 'kept-seats',
  dueAt: ({ control }) => control.deadlines.kept ?? null,
  run: async match => assertProgress(match, await matches.send(match.id, { kind: 'free-kept' }, match)),
});
