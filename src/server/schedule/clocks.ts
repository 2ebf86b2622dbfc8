import type { Matches } from '../match/matches.ts';
import { assertProgress } from '../match/progress.ts';
import { earliest } from './absences.ts';
import type { Driver } from './scheduler.ts';

/** Moves for those whose time is up, where a table plays against the clock. */
export const clocks = (matches: Matches): Driver => ({
  name: 'clocks',
  dueAt: ({ control }) => earliest(control.deadlines.clocks),
  run: async match => assertProgress(match, await matches.send(match.id, { kind: 'time-up' }, match)),
});
