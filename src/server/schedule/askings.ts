import type { Matches } from '../match/matches.ts';
import { assertProgress } from '../match/progress.ts';
import type { Driver } from './scheduler.ts';

/** Ends what somebody asks of the others when they have had their time to answer. */
export const askings = (matches: Matches): Driver => ({
  name: 'askings',
  dueAt: ({ control }) => control.deadlines.asking ?? null,
  run: async match => assertProgress(match, await matches.send(match.id, { kind: 'undo-lapse' }, match)),
});
