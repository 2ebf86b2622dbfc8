import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/server/match/commands.ts';
import type { StoredMatch } from '../../../src/server/match/stored-match.ts';
import { clockFor } from '../../../src/server/transport/outbound.ts';
import {
  ask,
  begunTable,
  changeBy,
  moveBy,
  NOON,
  nowAt,
  secretOf,
  servedGame,
} from '../support/decisions.ts';

const ra = await servedGame('ra');
const MINUTE = 60_000;
const DAY = 86_400_000;

const toAct = ({ state }: StoredMatch): number => ra.module.rules.seatsToAct(state!.G)[0]!;
const clocksOf = ({ control }: StoredMatch) => control.deadlines.clocks;
const draw = (match: StoredMatch): Command => moveBy(match, toAct(match), ['draw']);
const TIME_UP: Command = { kind: 'time-up' };
const drawn = (match: StoredMatch, at: number) => changeBy(ra, match, draw(match), nowAt(at)).next;

describe('a bank, and what each move adds', () => {
  const CLOCK = { clock: '5m+20s' };

  it('runs down while one thinks, and has a little more after each move', () => {
    const match = begunTable(ra, 2, CLOCK);
    const first = toAct(match);
    expect(clocksOf(match)).toEqual({ [first]: NOON + 5 * MINUTE });
    const one = drawn(match, NOON + MINUTE);
    expect(one.control.left).toEqual({ [first]: 4 * MINUTE + 20_000 });
    const second = toAct(one);
    expect(clocksOf(one)[second]).toBe(NOON + MINUTE + (second === first ? 4 * MINUTE + 20_000 : 5 * MINUTE));
  });

  it('everybody at the table is told what is in the banks of those whose time does not run', () => {
    const match = begunTable(ra, 3, CLOCK);
    const first = toAct(match);
    const one = drawn(match, NOON + MINUTE);
    const second = toAct(one);
    const [, left, kept] = clockFor(one, NOON + MINUTE);
    expect(left.map(([seat]) => seat)).toEqual([second]);
    const banks = [0, 1, 2].map(seat => [seat, seat === first ? 4 * MINUTE + 20_000 : 5 * MINUTE]);
    expect(kept).toEqual(banks.filter(([seat]) => seat !== second));
    const days = begunTable(ra, 3, { clock: '1d' });
    expect(clockFor(days, NOON)).toEqual([days.id, [[toAct(days), DAY]]]);
  });

  it('whatever else happens does not wind it up', () => {
    const match = begunTable(ra, 2, CLOCK);
    const seen = changeBy(ra, match, { kind: 'presence' }, nowAt(NOON + MINUTE, 0, 1)).next;
    expect(clocksOf(seen)).toEqual(clocksOf(match));
  });

  it('taking a move back makes no time', () => {
    let match = begunTable(ra, 2, CLOCK);
    match = changeBy(ra, match, { kind: 'presence' }, nowAt(NOON, 0)).next;
    const seat = toAct(match);
    const one = drawn(match, NOON + MINUTE);
    const undo: Command = {
      kind: 'undo',
      seat,
      credentials: secretOf(seat),
      stateID: one.state!._stateID,
      id: null,
    };
    const asked = changeBy(ra, one, undo, nowAt(NOON + MINUTE, 0, 1)).next;
    const answer: Command = {
      kind: 'undo-answer',
      seat: 1 - seat,
      credentials: secretOf(1 - seat),
      stateID: asked.control.asking!.stateID,
      agree: true,
    };
    const back = changeBy(ra, asked, answer, nowAt(NOON + MINUTE, 0, 1)).next;
    expect(toAct(back)).toBe(seat);
    expect(clocksOf(back)).toEqual({ [seat]: NOON + MINUTE + 4 * MINUTE });
  });

  it('when it is up a bot plays on, without a clock, and whoever returns has what a move adds', () => {
    const match = begunTable(ra, 3, CLOCK);
    const seat = toAct(match);
    const late = changeBy(ra, match, TIME_UP, nowAt(NOON + 5 * MINUTE)).next;
    expect(late.data.players[seat]!.data).toMatchObject({ bot: expect.any(String), standIn: true });
    expect(late.data.incidents).toMatchObject([{ kind: 'late', seat }]);
    expect(clocksOf(late)).toEqual({});
    expect(late.state).toBe(match.state);
    const back: Command = { kind: 'return', seat, credentials: secretOf(seat) };
    const here = changeBy(ra, late, back, nowAt(NOON + 6 * MINUTE)).next;
    expect(clocksOf(here)).toEqual({ [seat]: NOON + 6 * MINUTE + 20_000 });
  });

  it('a bot that acts for whoever got up gives nothing back of what they had spent', () => {
    const match = begunTable(ra, 3, CLOCK);
    const seat = toAct(match);
    const owner = { seat, credentials: secretOf(seat) };
    const gone = changeBy(ra, match, { kind: 'leave', ...owner }, nowAt(NOON + 4 * MINUTE)).next;
    const moves = [{ seat, move: ['draw'] as never }];
    const acted = changeBy(
      ra,
      gone,
      { kind: 'bot-moves', version: gone.version, moves },
      nowAt(NOON + 4 * MINUTE),
    ).next;
    expect(acted.control.left).toEqual({ [seat]: MINUTE + 20_000 });
  });

  it('a moment before it is up nothing happens', () => {
    const match = begunTable(ra, 3, CLOCK);
    const early = changeBy(ra, match, TIME_UP, nowAt(NOON + 5 * MINUTE - 1)).next;
    expect(early.data).toEqual(match.data);
  });

  it('where the table chose so, the seat has lost: at a table of two the match is over', () => {
    const match = begunTable(ra, 2, { ...CLOCK, outOfTime: 'lose' });
    const seat = toAct(match);
    const late = changeBy(ra, match, TIME_UP, nowAt(NOON + 5 * MINUTE)).next;
    expect(late.data.gameover).toEqual({ winners: [1 - seat], resigned: seat });
    expect(late.data.incidents?.map(({ kind }) => kind)).toEqual(['late', 'ended']);
  });

  it('at a larger one a bot plays to the end, and the owner may not return', () => {
    const match = begunTable(ra, 3, { ...CLOCK, outOfTime: 'lose' });
    const seat = toAct(match);
    const late = changeBy(ra, match, TIME_UP, nowAt(NOON + 5 * MINUTE)).next;
    expect(late.data.gameover).toBeUndefined();
    const back: Command = { kind: 'return', seat, credentials: secretOf(seat) };
    const still = changeBy(ra, late, back, nowAt(NOON + 6 * MINUTE)).next;
    expect(still.data.players[seat]!.data).toMatchObject({ resigned: true });
  });
});

describe('days', () => {
  const CLOCK = { clock: '3d' };
  const ofMember = (match: StoredMatch, seat: number, member: string): StoredMatch => ({
    ...match,
    data: {
      ...match.data,
      players: { ...match.data.players, [seat]: { ...match.data.players[seat]!, member } },
    },
  });
  const holiday = (until: number | null): Command => ({ kind: 'holiday', member: 'ada', until });

  it('nobody loses a seat by being away while others wait', () => {
    const match = begunTable(ra, 2, CLOCK);
    const away = changeBy(ra, match, { kind: 'presence' }, nowAt(NOON, 1 - toAct(match))).next;
    expect(away.control.deadlines.absences).toEqual({});
    expect(clocksOf(away)).toEqual({ [toAct(match)]: NOON + 3 * DAY });
  });

  it('on holiday one’s clock stands still, and runs again with what was left', () => {
    const begun = begunTable(ra, 2, CLOCK);
    const seat = toAct(begun);
    const match = ofMember(begun, seat, 'ada');
    const gone = changeBy(ra, match, holiday(NOON + 8 * DAY), nowAt(NOON + DAY)).next;
    expect(gone.data.players[seat]!.holiday).toBe(NOON + 8 * DAY);
    expect(clocksOf(gone)).toEqual({ [seat]: NOON + 10 * DAY });
    const longer = changeBy(ra, gone, holiday(NOON + 9 * DAY), nowAt(NOON + 2 * DAY)).next;
    expect(clocksOf(longer)).toEqual({ [seat]: NOON + 11 * DAY });
    const back = changeBy(ra, longer, holiday(null), nowAt(NOON + 4 * DAY)).next;
    expect(clocksOf(back)).toEqual({ [seat]: NOON + 6 * DAY });
    expect(back.data.players[seat]!.holiday).toBeUndefined();
  });

  it('whose turn comes while they are on holiday has their days afterwards', () => {
    const begun = begunTable(ra, 2, CLOCK);
    const other = 1 - toAct(begun);
    const gone = changeBy(ra, ofMember(begun, other, 'ada'), holiday(NOON + 7 * DAY), nowAt(NOON)).next;
    let match = gone;
    for (let i = 0; i < 20 && toAct(match) !== other; i++) match = drawn(match, NOON + DAY);
    expect(toAct(match)).toBe(other);
    expect(clocksOf(match)).toEqual({ [other]: NOON + 10 * DAY });
  });

  it('a move that is made on holiday spends nothing of a bank, and adds only what a move adds; taken back it is the same', () => {
    const begun = begunTable(ra, 2, { clock: '10d+12h' });
    const seat = toAct(begun);
    const gone = changeBy(ra, ofMember(begun, seat, 'ada'), holiday(NOON + 8 * DAY), nowAt(NOON + DAY)).next;
    const here = changeBy(ra, gone, { kind: 'presence' }, nowAt(NOON + 2 * DAY, seat)).next;
    const one = drawn(here, NOON + 3 * DAY);
    expect(one.control.left).toEqual({ [seat]: 9 * DAY + DAY / 2 });
    const undo: Command = {
      kind: 'undo',
      seat,
      credentials: secretOf(seat),
      stateID: one.state!._stateID,
      id: null,
    };
    const other = 1 - seat;
    const asked = changeBy(ra, one, undo, nowAt(NOON + 4 * DAY, 0, 1)).next;
    const { stateID } = asked.control.asking!;
    const agree: Command = {
      kind: 'undo-answer',
      seat: other,
      credentials: secretOf(other),
      stateID,
      agree: true,
    };
    const back = changeBy(ra, asked, agree, nowAt(NOON + 4 * DAY, 0, 1)).next;
    expect(clocksOf(back)).toEqual({ [seat]: NOON + 17 * DAY });
  });

  it('nobody is voted out of their days, however long they are away', () => {
    const match = begunTable(ra, 2, CLOCK);
    const seat = toAct(match);
    const away = changeBy(ra, match, { kind: 'presence' }, nowAt(NOON, 1 - seat)).next;
    const against: Command = {
      kind: 'vote',
      seat: 1 - seat,
      credentials: secretOf(1 - seat),
      against: seat,
    };
    expect(ask(ra, away, against, nowAt(NOON + 2 * DAY, 1 - seat))).toEqual({ refused: 'too-early' });
  });

  it('getting up and sitting down again winds no clock up', () => {
    const match = begunTable(ra, 3, CLOCK);
    const seat = toAct(match);
    const owner = { seat, credentials: secretOf(seat) };
    const gone = changeBy(ra, match, { kind: 'leave', ...owner }, nowAt(NOON + 2 * DAY)).next;
    expect(clocksOf(gone)).toEqual({});
    const back = changeBy(ra, gone, { kind: 'return', ...owner }, nowAt(NOON + 2 * DAY + 1)).next;
    expect(clocksOf(back)).toEqual({ [seat]: NOON + 3 * DAY });
  });

  it('at a live table nobody is on holiday', () => {
    const match = ofMember(begunTable(ra, 2, { clock: '5m+20s' }), 0, 'ada');
    expect(changeBy(ra, match, holiday(NOON + DAY)).next.data).toBe(match.data);
    expect(ask(ra, match, holiday(NOON + DAY))).toMatchObject({ announcements: [] });
  });
});

describe('a match that nobody has moved in yet', () => {
  const retire = { kind: 'retire', before: NOON + DAY, untouched: true } as const;
  const isRemoved = (match: StoredMatch, at: number, command: Command = retire) => {
    const done = ask(ra, match, command, nowAt(at));
    return 'next' in done && done.next === null;
  };

  it('is there as long as its clock runs, where people play', () => {
    const match = begunTable(ra, 2, { clock: '3d' });
    expect(isRemoved(match, NOON + DAY + MINUTE)).toBe(false);
    expect(isRemoved(match, NOON + DAY + MINUTE, { kind: 'retire', before: NOON + DAY })).toBe(false);
    expect(isRemoved(match, NOON + 3 * DAY + MINUTE)).toBe(true);
  });

  it('goes where it has no clock', () => {
    expect(isRemoved(begunTable(ra, 2), NOON + DAY + MINUTE)).toBe(true);
  });
});

describe('a member whose turn it is for days', () => {
  it('is reminded when a quarter of them is left, at a whole millisecond as storages keep them', () => {
    const begun = begunTable(ra, 2, { clock: '3d' });
    const seat = toAct(begun);
    const players = { ...begun.data.players, [seat]: { ...begun.data.players[seat]!, member: 'ada' } };
    let match: StoredMatch = { ...begun, data: { ...begun.data, players } };
    // Not by a multiple of four.
    const at = NOON + 15_001;
    match = changeBy(ra, match, { kind: 'reconcile' }, nowAt(NOON)).next;
    expect(match.control.deadlines.notices).toEqual({ [seat]: NOON + 15_000 });
    match = changeBy(ra, match, { kind: 'notice', version: match.version }, nowAt(at)).next;
    const due = match.control.deadlines.notices![seat]!;
    expect(Number.isInteger(due)).toBe(true);
    expect(NOON + 3 * DAY - due).toBeCloseTo((3 * DAY) / 4, -5);
  });
});
