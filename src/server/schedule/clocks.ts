import type { Matches } from '../match/matches.ts';
import { earliest } from './absences.ts';
import type { Driver } from './scheduler.ts';

/** Moves for those whose time is up, where a table plays against the clock. */
export const clocks = (matches: Matches): Driver => ({
  name: 'clocks',
  dueAt: ({ control }) => earliest(control.deadlines.clocks),
  run: match => matches.send(match.id, { kind: 'time-up' }, match),
});
