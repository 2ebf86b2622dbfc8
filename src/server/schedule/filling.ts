import type { Matches } from '../match/matches.ts';
import { assertProgress } from '../match/progress.ts';
import type { Driver } from './scheduler.ts';

/** Begins a match with bots where whoever opened the table would wait no longer. */
export const filling = (matches: Matches): Driver => ({
  name: 'filling',
  dueAt: ({ control }) => control.deadlines.fill ?? null,
  run: async match => assertProgress(match, await matches.send(match.id, { kind: 'fill' }, match)),
});
