import type { Seat } from './seats.ts';

/**
 * What befalls the people at a table, and no rule knows of.
 * `left`: got up, and a bot plays. `away`: stayed away too long, and a bot plays. `vote`: somebody would go on without
 * them. `voted`: the others went on without them, and a bot plays. `back`: plays again. `resigned`: gave up, and a bot
 * plays to the end. `ended`: gave up, and the match is over. `late`: their time was up; what comes of it the table chose. `time-up`, in matches of before: did not act in time, and
 * chance chose. Now it is the mildest move, and that stands with the move (`made-for.ts`).
 */
export const INCIDENTS = [
  'left',
  'away',
  'vote',
  'voted',
  'back',
  'resigned',
  'ended',
  'late',
  'time-up',
] as const;
export type IncidentKind = (typeof INCIDENTS)[number];

export type Incident = {
  readonly kind: IncidentKind;
  readonly seat: Seat;
  /** Of a vote: who would go on, or went on, without them. Votes of before do not say. */
  readonly by?: readonly Seat[];
  /** The number of the state in which it came about: so many moves had been made. */
  readonly at: number;
};
