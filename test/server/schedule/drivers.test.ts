import { expect, it } from 'vitest';
import type { Matches } from '../../../src/server/match/matches.ts';
import { NEW_CONTROL, NO_DEADLINES, type StoredMatch } from '../../../src/server/match/stored-match.ts';
import { absences } from '../../../src/server/schedule/absences.ts';
import { clocks } from '../../../src/server/schedule/clocks.ts';

const matchWith = (deadlines: object): StoredMatch =>
  ({
    id: 'match-1',
    control: { ...NEW_CONTROL, deadlines: { ...NO_DEADLINES, ...deadlines } },
  }) as StoredMatch;

it.each([
  [absences, 'absences', 'stand-in'],
  [clocks, 'clocks', 'time-up'],
] as const)(
  '%o is due when the first of its seats is, and then sends its command',
  async (driver, name, kind) => {
    const sent: unknown[] = [];
    const send = async (...args: unknown[]) => {
      sent.push(args);
      // As an owner answers that has made something of it.
      return { acknowledgement: 'made', match: { ...(args[2] as StoredMatch), version: 2 } };
    };
    const matches = { send } as unknown as Matches;
    const { dueAt, run } = driver(matches);
    expect(dueAt(matchWith({ [name]: { 0: 900, 2: 300, 3: 700 } }))).toBe(300);
    expect(dueAt(matchWith({ bots: 5 }))).toBeNull();
    const other = name === 'clocks' ? 'absences' : 'clocks';
    expect(dueAt(matchWith({ [other]: { 0: 900 } }))).toBeNull();
    const match = matchWith({ [name]: { 0: 1 } });
    await run(match, new AbortController().signal);
    expect(sent).toEqual([['match-1', { kind }, match]]);
  },
);
