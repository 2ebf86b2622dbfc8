import { expect, it } from 'vitest';
import type { Now } from '../../../src/server/match/deadlines.ts';
import { noticesSentTo } from '../../../src/server/match/notifying.ts';
import type { StoredMatch } from '../../../src/server/match/stored-match.ts';
import {
  ask,
  begunTable,
  changeBy,
  emptyTable,
  moveBy,
  NOON,
  nowAt,
  secretOf,
  servedGame,
} from '../support/decisions.ts';

const ra = await servedGame('ra');
const HOUR = 3_600_000;
const FIRST = 15_000;

/** A match in which whoever is to act wants to be called by a webhook, and what comes of it. */
const waitedFor = (now: Now) => {
  const begun = begunTable(ra, 2, {}, now);
  const seat = ra.module.rules.seatsToAct(begun.state!.G)[0]!;
  const change = { kind: 'webhook', url: 'https://bell.example/' } as const;
  const wanted = { kind: 'notify', seat, credentials: secretOf(seat), change } as const;
  const after = (match: StoredMatch, kind: 'presence' | 'out-of-sight', at: Now) =>
    changeBy(ra, match, { kind }, at).next;
  const notice = (match: StoredMatch, at: Now) =>
    changeBy(ra, match, { kind: 'notice', version: match.version }, at).next;
  const due = ({ control }: StoredMatch) => control.deadlines.notices?.[seat];
  return { seat, match: changeBy(ra, begun, wanted, now).next, after, notice, due };
};

it('wants of a seat that may still change hands are not kept', () => {
  const sit = { kind: 'sit', seat: 0, name: 'Ada', credentials: secretOf(0) } as const;
  const { next: waiting } = changeBy(ra, emptyTable(ra, 2), sit);
  const change = { kind: 'webhook', url: 'https://bell.example/' } as const;
  const wanted = { kind: 'notify', seat: 0, credentials: secretOf(0), change } as const;
  expect(ask(ra, waiting, wanted)).toEqual({ refused: 'not-started' });
});

it('whoever looks when a notice is due is not told, and is once nobody looks there any more', () => {
  const away = nowAt(NOON);
  const { seat, match, after, notice, due } = waitedFor(away);
  expect(due(match)).toBe(NOON + FIRST);
  const looked = notice(match, nowAt(NOON + FIRST, 0, 1));
  expect(noticesSentTo(looked, seat)).toBe(0);
  expect(due(looked)).toBe(NOON + FIRST + HOUR);
  const gone = after(looked, 'presence', nowAt(NOON + 60_000, 1 - seat));
  expect(due(gone)).toBe(NOON + 60_000 + FIRST);
  const told = notice(gone, nowAt(NOON + 60_000 + FIRST));
  expect(noticesSentTo(told, seat)).toBe(1);
  expect(due(told)).toBe(NOON + 60_000 + FIRST + HOUR);
  const reminded = notice(told, nowAt(NOON + 60_000 + FIRST + HOUR));
  expect(noticesSentTo(reminded, seat)).toBe(2);
  expect(due(reminded)).toBeUndefined();
  // Neither coming nor going brings a third.
  const left = after(
    after(reminded, 'presence', nowAt(NOON + 2 * HOUR, 0, 1)),
    'presence',
    nowAt(NOON + 3 * HOUR),
  );
  expect(due(left)).toBeUndefined();
});

it('a page that is open where nobody sees it is nobody who looks', () => {
  const here = nowAt(NOON, 0, 1);
  const { seat, match, after, notice, due } = waitedFor(here);
  const hidden = (at: number): Now => ({ ...nowAt(at, 0, 1), looking: new Set([1 - seat]) });
  const away = after(match, 'out-of-sight', hidden(NOON + 5000));
  expect(due(away)).toBe(NOON + 5000 + FIRST);
  expect(noticesSentTo(notice(away, hidden(NOON + 5000 + FIRST)), seat)).toBe(1);
});

it('whoever comes and goes is told no later for it, and whoever acts is told anew', () => {
  const { seat, match, after, due } = waitedFor(nowAt(NOON));
  const back = after(match, 'presence', nowAt(NOON + 5000, 0, 1));
  expect(due(after(back, 'presence', nowAt(NOON + 8000)))).toBe(NOON + FIRST);
  const moved = changeBy(ra, back, moveBy(back, seat, ['invokeRa']), nowAt(NOON + 9000, 0, 1)).next;
  expect(due(moved)).toBeUndefined();
});
