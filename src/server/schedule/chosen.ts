import type { Matches } from '../match/matches.ts';
import { assertProgress } from '../match/progress.ts';
import type { Driver } from './scheduler.ts';

/** Makes the moves that people have chosen before it was their turn. */
export const chosen = (matches: Matches): Driver => ({
  name: 'chosen',
  dueAt: ({ control }) => control.deadlines.chosen ?? null,
  run: async match => assertProgress(match, await matches.send(match.id, { kind: 'chosen' }, match)),
});
