import type { Command } from '../match/commands.ts';
import type { Matches } from '../match/matches.ts';
import { assertProgress } from '../match/progress.ts';
import type { Deadlines } from '../match/stored-match.ts';
import type { Driver } from './scheduler.ts';

type Kind = { readonly dueAt: (deadlines: Deadlines) => number | null; readonly command: Command };

export const earliest = (moments: Readonly<Record<number, number>>): number | null => {
  const all = Object.values(moments);
  return all.length === 0 ? null : Math.min(...all);
};

/** What falls due in a match besides the moves of its bots and the notices to its people. */
const KINDS = {
  /** A bot takes the seat of a player who stays away while others wait. */
  absences: { dueAt: ({ absences }) => earliest(absences), command: { kind: 'stand-in' } },
  /** Those are moved for whose time is up, where a table plays against the clock. */
  clocks: { dueAt: ({ clocks }) => earliest(clocks), command: { kind: 'time-up' } },
  /** The seats of a rematch are open to everybody, as those they were kept for have not come. */
  'kept-seats': { dueAt: ({ kept = null }) => kept, command: { kind: 'free-kept' } },
  /** A match begins with bots, as whoever opened the table would wait no longer. */
  filling: { dueAt: ({ fill = null }) => fill, command: { kind: 'fill' } },
  /** What somebody asks of the others ends, as they have had their time to answer. */
  askings: { dueAt: ({ asking = null }) => asking, command: { kind: 'undo-lapse' } },
  /** The moves are made that people have chosen before it was their turn. */
  chosen: { dueAt: ({ chosen = null }) => chosen, command: { kind: 'chosen' } },
} as const satisfies Readonly<Record<string, Kind>>;

/** Has whatever falls due of one kind done by the match itself. */
export const driverOf = (matches: Matches, name: keyof typeof KINDS): Driver => {
  const { dueAt, command }: Kind = KINDS[name];
  return {
    name,
    dueAt: ({ control }) => dueAt(control.deadlines),
    run: async match => assertProgress(match, await matches.send(match.id, command, match)),
  };
};

export const driversOf = (matches: Matches): readonly Driver[] =>
  (Object.keys(KINDS) as (keyof typeof KINDS)[]).map(name => driverOf(matches, name));
