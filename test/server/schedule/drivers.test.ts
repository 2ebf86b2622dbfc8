import { expect, it } from 'vitest';
import type { Matches } from '../../../src/server/match/matches.ts';
import { NEW_CONTROL, NO_DEADLINES, type StoredMatch } from '../../../src/server/match/stored-match.ts';
import { driverOf, driversOf } from '../../../src/server/schedule/deadlines.ts';

const matchWith = (deadlines: object): StoredMatch =>
  ({
    id: 'match-1',
    control: { ...NEW_CONTROL, deadlines: { ...NO_DEADLINES, ...deadlines } },
  }) as StoredMatch;

const BY_SEAT = { 0: 900, 2: 300, 3: 700 };
it.each([
  ['absences', { absences: BY_SEAT }, 'stand-in'],
  ['clocks', { clocks: BY_SEAT }, 'time-up'],
  ['kept-seats', { kept: 300 }, 'free-kept'],
  ['filling', { fill: 300 }, 'fill'],
  ['askings', { asking: 300 }, 'undo-lapse'],
  ['chosen', { chosen: 300 }, 'chosen'],
] as const)(
  '%s are due when the first of them is, and then their command is sent',
  async (name, due, kind) => {
    const sent: unknown[] = [];
    const send = async (...args: unknown[]) => {
      sent.push(args);
      // As an owner answers that has made something of it.
      return { acknowledgement: 'made', match: { ...(args[2] as StoredMatch), version: 2 } };
    };
    const matches = { send } as unknown as Matches;
    const match = matchWith(due);
    const waiting = driversOf(matches).filter(({ dueAt }) => dueAt(match) !== null);
    expect(waiting.map(driver => driver.name)).toEqual([name]);
    const { dueAt, run } = driverOf(matches, name);
    expect(dueAt(match)).toBe(300);
    expect(dueAt(matchWith({ bots: 5 }))).toBeNull();
    await run(match, new AbortController().signal);
    expect(sent).toEqual([['match-1', { kind }, match]]);
  },
);
