import { expect, it } from 'vitest';
import type { Command } from '../../../src/server/match/commands.ts';
import { nearest, type StoredMatch } from '../../../src/server/match/stored-match.ts';
import {
  BOT_DELAY,
  begunTable,
  changeBy,
  emptyTable,
  moveBy,
  NOON,
  nowAt,
  STAND_IN_AFTER,
  secretOf,
  servedGame,
} from '../support/decisions.ts';

const ruRaRe = await servedGame('ru-ra-re');
const ra = await servedGame('ra');
const CLOCK = { secondsToAct: 20 };
/** A choice in Ru-Ra-Re weighs more than a draw in Ra, and a bot takes longer over it. */
const CHOOSING = BOT_DELAY * 1.6;
const choose = (match: StoredMatch, row: number) =>
  ['choose', match.state!.G.round, match.state!.G.throw, row] as const;
const toAct = (match: StoredMatch): number => ra.module.rules.seatsToAct(match.state!.G)[0]!;

it('the time of everybody who is to act runs from the moment the match begins, in any game', () => {
  expect(begunTable(ruRaRe, 3, CLOCK).control.deadlines.clocks).toEqual({
    0: NOON + 20_000,
    1: NOON + 20_000,
    2: NOON + 20_000,
  });
  const match = begunTable(ra, 3, CLOCK);
  expect(match.control.deadlines.clocks).toEqual({ [toAct(match)]: NOON + 20_000 });
  expect(emptyTable(ra, 3, CLOCK).control.deadlines.clocks).toEqual({});
  expect(begunTable(ra, 3).control.deadlines.clocks).toEqual({});
});

it('the time of a match that was stored when only Ru-Ra-Re had one still runs', () => {
  const match = begunTable(ruRaRe, 2, { secondsToChoose: 5 });
  expect(match.control.deadlines.clocks).toEqual({ 0: NOON + 5000, 1: NOON + 5000 });
});

it("another's choice gives nobody more time, and neither does a change of mind", () => {
  const fresh = begunTable(ruRaRe, 3, CLOCK);
  const chosen = changeBy(ruRaRe, fresh, moveBy(fresh, 0, choose(fresh, 1)), nowAt(NOON + 5000));
  const rest = { 1: NOON + 20_000, 2: NOON + 20_000 };
  expect(chosen.next.control.deadlines.clocks).toEqual(rest);
  expect(chosen.announcements).toContainEqual({ kind: 'clocks' });
  const changed = changeBy(ruRaRe, chosen.next, moveBy(fresh, 0, choose(fresh, 2)), nowAt(NOON + 9000));
  expect(changed.acknowledgement).toBe('changed');
  expect(changed.next.control.deadlines.clocks).toEqual(rest);
  expect(changed.announcements).toEqual([{ kind: 'state', only: 0 }]);
});

it('a new throw, and the next decision of the same player, have time of their own', () => {
  const fresh = begunTable(ruRaRe, 2, CLOCK);
  const one = changeBy(ruRaRe, fresh, moveBy(fresh, 0, choose(fresh, 1)), nowAt(NOON + 1000)).next;
  const two = changeBy(ruRaRe, one, moveBy(one, 1, choose(one, 1)), nowAt(NOON + 7000)).next;
  expect(two.control.deadlines.clocks).toEqual({ 0: NOON + 27_000, 1: NOON + 27_000 });

  let match = begunTable(ra, 2, CLOCK);
  const caller = toAct(match);
  match = changeBy(ra, match, moveBy(match, caller, ['invokeRa']), nowAt(NOON + 3000)).next;
  const other = toAct(match);
  expect(match.control.deadlines.clocks).toEqual({ [other]: NOON + 23_000 });
});

it('when the time is up whoever is late has a legal move made, and what that brings about has its own time', () => {
  const fresh = begunTable(ruRaRe, 3, CLOCK);
  const chosen = changeBy(ruRaRe, fresh, moveBy(fresh, 1, choose(fresh, 4)), nowAt(NOON + 5000)).next;
  const early = changeBy(ruRaRe, chosen, { kind: 'time-up' }, nowAt(NOON + 19_999));
  expect(early.next).toBe(chosen);
  const late = changeBy(ruRaRe, chosen, { kind: 'time-up' }, nowAt(NOON + 20_000));
  expect(late.log.map(({ action }) => action.payload.playerID)).toEqual(['0', '2']);
  expect(late.next.state!._stateID).toBe(3);
  expect(late.next.state!.G.secret.choices[1]).toBeNull();
  for (const due of Object.values(late.next.control.deadlines.clocks)) expect(due).toBe(NOON + 40_000);
});

it('several may be away at once: each is waited for from the moment it was missed, whatever others do', () => {
  const here = nowAt(NOON, 3);
  const fresh = begunTable(ruRaRe, 4, {}, here);
  expect(fresh.control.deadlines.absences).toEqual({
    0: NOON + STAND_IN_AFTER,
    1: NOON + STAND_IN_AFTER,
    2: NOON + STAND_IN_AFTER,
  });
  const moved = changeBy(ruRaRe, fresh, moveBy(fresh, 3, choose(fresh, 1)), nowAt(NOON + 60_000, 3)).next;
  expect(moved.control.deadlines.absences).toEqual(fresh.control.deadlines.absences);
  const back = changeBy(ruRaRe, moved, { kind: 'presence' }, nowAt(NOON + 90_000, 1, 3)).next;
  expect(Object.keys(back.control.deadlines.absences)).toEqual(['0', '2']);
  const due = nowAt(NOON + STAND_IN_AFTER, 1, 3);
  const stoodIn = changeBy(ruRaRe, back, { kind: 'stand-in' }, due).next;
  expect(Object.values(stoodIn.data.players).map(({ data }) => data)).toEqual([
    { bot: 'medium', standIn: true },
    undefined,
    { bot: 'medium', standIn: true },
    undefined,
  ]);
  expect(stoodIn.control.deadlines).toEqual({ bots: due.at + CHOOSING, absences: {}, clocks: {} });
});

it('nobody is missed where nobody waits', () => {
  const match = begunTable(ra, 2);
  expect(match.control.deadlines.absences).toEqual({});
  const waiting = changeBy(ra, match, { kind: 'presence' }, nowAt(NOON, 1 - toAct(match))).next;
  expect(waiting.control.deadlines.absences).toEqual({ [toAct(match)]: NOON + STAND_IN_AFTER });
  const alone = changeBy(ra, waiting, { kind: 'presence' }, nowAt(NOON + 5000)).next;
  expect(alone.control.deadlines.absences).toEqual({});
  expect(nearest(alone.control.deadlines)).toBeNull();
});

it('a stand-in that comes too late does nothing: the player is back', () => {
  const match = begunTable(ra, 2);
  const absent = toAct(match);
  const waiting = changeBy(ra, match, { kind: 'presence' }, nowAt(NOON, 1 - absent)).next;
  const late = changeBy(ra, waiting, { kind: 'stand-in' }, nowAt(NOON + STAND_IN_AFTER, 0, 1));
  expect(late.next.data).toEqual(waiting.data);
  expect(late.next.control.deadlines.absences).toEqual({});
});

it('a bot that stands in waits its pace, and does not move for a player who has come back', () => {
  const match = begunTable(ra, 2);
  const seat = toAct(match);
  const left = changeBy(ra, match, { kind: 'leave', seat, credentials: secretOf(seat) }).next;
  expect(left.control.deadlines.bots).toBe(NOON + BOT_DELAY);
  const back = changeBy(
    ra,
    left,
    { kind: 'return', seat, credentials: secretOf(seat) },
    nowAt(NOON + 100),
  ).next;
  expect(back.control.deadlines.bots).toBeNull();
  const moves = [{ seat, move: ['draw'] as const }];
  const late = { kind: 'bot-moves', version: left.version, moves } as const;
  expect(() => changeBy(ra, back, late)).toThrow('outdated');
  expect(() => changeBy(ra, back, { ...late, version: back.version })).toThrow('outdated');
});

it('a bot is never late at a table that plays against the clock', () => {
  const leave = { kind: 'leave', seat: 1, credentials: secretOf(1) } as const;
  const slow = { ...nowAt(NOON), botDelay: 60_000 };
  const hurried = changeBy(ruRaRe, begunTable(ruRaRe, 3, { secondsToAct: 5 }), leave, slow).next;
  expect(hurried.control.deadlines.bots).toBe(NOON + 2500);
});

it('a look at a match moves no deadline of it', () => {
  const setupData = { ...CLOCK, bots: { 1: 'steady' } };
  const table = begunTable(ruRaRe, 2, setupData, nowAt(NOON, 0));
  for (const kind of ['presence', 'reconcile'] as const) {
    const looked = changeBy(ruRaRe, table, { kind }, nowAt(NOON + 5000, 0));
    expect(looked.next.control.deadlines).toEqual(table.control.deadlines);
    expect(looked.deadline).toBe(nearest(table.control.deadlines));
  }
});

it('a bot’s move comes when it was to come, whatever others do meanwhile; its next one at its pace', () => {
  const fresh = begunTable(ruRaRe, 3);
  const leave = { kind: 'leave', seat: 2, credentials: secretOf(2) } as const;
  const table = changeBy(ruRaRe, fresh, leave).next;
  const due = NOON + CHOOSING;
  expect(table.control.deadlines.bots).toBe(due);
  const chosen = changeBy(ruRaRe, table, moveBy(table, 0, choose(table, 1)), nowAt(NOON + 500)).next;
  expect(chosen.control.deadlines.bots).toBe(due);
  const looked = changeBy(ruRaRe, chosen, { kind: 'presence' }, nowAt(NOON + 600, 0)).next;
  expect(looked.control.deadlines.bots).toBe(due);
  const other = changeBy(ruRaRe, looked, moveBy(looked, 1, choose(looked, 2)), nowAt(NOON + 700)).next;
  const moves = [{ seat: 2, move: choose(other, 3) }];
  const bot: Command = { kind: 'bot-moves', version: other.version, moves };
  const shown = changeBy(ruRaRe, other, bot, nowAt(due + 5)).next;
  expect(shown.state!.G.round + shown.state!.G.throw).toBeGreaterThan(2);
  expect(shown.control.deadlines.bots).toBe(due + 5 + CHOOSING);
});

it('who leaves is there no more, though the page is still open: nobody waits for the others', () => {
  const table = begunTable(ruRaRe, 3, {}, nowAt(NOON, 0));
  expect(Object.keys(table.control.deadlines.absences)).toEqual(['1', '2']);
  const leave = { kind: 'leave', seat: 0, credentials: secretOf(0) } as const;
  const left = changeBy(ruRaRe, table, leave, nowAt(NOON + 10, 0)).next;
  expect(left.control.deadlines.absences).toEqual({});
});
