import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/server/match/commands.ts';
import type { StoredMatch } from '../../../src/server/match/stored-match.ts';
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
const rows = await servedGame('ru-ra-re');
const owner = (seat: number) => ({ seat, credentials: secretOf(seat) });
const told = ({ data }: StoredMatch) => (data.incidents ?? []).map(({ kind, seat }) => [kind, seat]);
const toAct = ({ state }: StoredMatch): number => ra.module.rules.seatsToAct(state!.G)[0]!;
/** Of three, who is to act, and the two others. */
const threeAt = (setupData = {}) => {
  const match = begunTable(ra, 3, setupData);
  const absent = toAct(match);
  const others = [0, 1, 2].filter(seat => seat !== absent) as [number, number];
  return { match, absent, others };
};
const presence: Command = { kind: 'presence' };

describe('the table’s choice of how long somebody is waited for', () => {
  it.each<[unknown, number | undefined]>([
    [undefined, NOON + 180_000],
    [0, NOON],
    [60, NOON + 60_000],
    [180, NOON + 180_000],
    [600, NOON + 600_000],
    ['never', undefined],
  ])('%j', (botAfter, due) => {
    const { match, absent, others } = threeAt({ botAfter });
    const { next, tell, deadline } = changeBy(ra, match, presence, nowAt(NOON, ...others));
    expect(next.control.deadlines.absences[absent]).toBe(due);
    expect(deadline).toBe(due ?? null);
    if (due !== undefined) expect(tell).toContainEqual({ kind: 'table' });
  });
});

it.each([
  [{}, 'medium'],
  [{ botLevel: 'easy' }, 'easy'],
  // Of a game that has it no more, or never had.
  [{ botLevel: 'grandmaster' }, 'medium'],
])('with %j the seat of whoever leaves goes to the level that the table chose: %s', (setupData, bot) => {
  const { match, absent } = threeAt(setupData);
  const { next } = changeBy(ra, match, { kind: 'leave', ...owner(absent) });
  expect(next.data.players[absent]).toMatchObject({ data: { bot, standIn: true } });
});

it('who goes and comes is told in order, each after as many moves as had been made', () => {
  const { match, absent, others } = threeAt({ botAfter: 60 });
  const waiting = changeBy(ra, match, presence, nowAt(NOON, ...others)).next;
  const away = changeBy(ra, waiting, { kind: 'stand-in' }, nowAt(NOON + 60_000, ...others));
  expect(away.tell).toContainEqual({ kind: 'table' });
  const back = changeBy(ra, away.next, { kind: 'return', ...owner(absent) }, nowAt(NOON + 61_000)).next;
  const left = changeBy(ra, back, { kind: 'leave', ...owner(others[0]) }).next;
  expect(told(left)).toEqual([
    ['away', absent],
    ['back', absent],
    ['left', others[0]],
  ]);
  expect(left.data.incidents!.map(({ at }) => at)).toEqual([0, 0, 0]);
  const [move] = ra.module.rules.legalMoves(ra.module.rules.view(left.state!.G, absent), absent);
  const moved = changeBy(ra, left, moveBy(left, absent, move!)).next;
  expect(changeBy(ra, moved, { kind: 'return', ...owner(others[0]) }).next.data.incidents!.at(-1)).toEqual({
    kind: 'back',
    seat: others[0],
    at: 1,
  });
});

it('who leaves twice has left once', () => {
  const { match, absent } = threeAt();
  const once = changeBy(ra, match, { kind: 'leave', ...owner(absent) }).next;
  expect(changeBy(ra, once, { kind: 'leave', ...owner(absent) }).next).toBe(once);
});

describe('a vote to go on without somebody', () => {
  const { match, absent, others } = threeAt({ botAfter: 'never' });
  const [first, second] = others;
  const vote = (seat: number, against = absent): Command => ({ kind: 'vote', ...owner(seat), against });

  it('is carried by more than half of those who are here', () => {
    const one = changeBy(ra, match, vote(first), nowAt(NOON, first, second));
    expect(one.next.data.votes).toEqual({ [absent]: [first] });
    expect(one.next.data.players[absent]).not.toHaveProperty('data');
    expect(one.tell).toEqual([{ kind: 'table' }]);
    expect(changeBy(ra, one.next, vote(first), nowAt(NOON, first, second)).next).toBe(one.next);
    const two = changeBy(ra, one.next, vote(second), nowAt(NOON, first, second)).next;
    expect(two.data.players[absent]).toMatchObject({ data: { bot: 'medium', standIn: true } });
    expect(told(two)).toEqual([['voted', absent]]);
    expect(two.data).not.toHaveProperty('votes');
  });

  it('is carried by whoever is here alone, or is left alone', () => {
    const alone = changeBy(ra, match, vote(first), nowAt(NOON, first)).next;
    expect(told(alone)).toEqual([['voted', absent]]);
    const one = changeBy(ra, match, vote(first), nowAt(NOON, first, second)).next;
    expect(told(changeBy(ra, one, presence, nowAt(NOON, first)).next)).toEqual([['voted', absent]]);
    // Whoever voted has gone as well: nobody who is here wanted it.
    expect(told(changeBy(ra, one, presence, nowAt(NOON, second)).next)).toEqual([]);
  });

  it('is forgotten when they are back', () => {
    const one = changeBy(ra, match, vote(first), nowAt(NOON, first, second)).next;
    const back = changeBy(ra, one, presence, nowAt(NOON, 0, 1, 2)).next;
    expect(back.data).not.toHaveProperty('votes');
  });

  it.each<[string, Command, readonly number[], string]>([
    ['who is here', vote(first), [0, 1, 2], 'not-away'],
    ['oneself', vote(first, first), [first], 'not-away'],
    ['nobody', vote(first, 4), [first], 'no-such-seat'],
    [
      'somebody, by somebody else',
      { ...vote(first), credentials: 'guess' } as Command,
      [first],
      'credentials',
    ],
  ])('is refused against %s', (_whom, command, present, code) => {
    expect(ask(ra, match, command, nowAt(NOON, ...present))).toEqual({ refused: code });
  });
});

describe('resigning', () => {
  it('where two play ends the match, and who is left has won', () => {
    const match = begunTable(ra, 2);
    const { next, tell } = changeBy(ra, match, { kind: 'resign', ...owner(1) });
    expect(next.data.gameover).toEqual({ winners: [0], resigned: 1 });
    expect(told(next)).toEqual([['ended', 1]]);
    expect(tell).toContainEqual({ kind: 'listing' });
    const [move] = ra.module.rules.legalMoves(match.state!.G, toAct(match));
    expect(ask(ra, next, moveBy(next, toAct(match), move!))).toEqual({ refused: 'match-over' });
  });

  it('ends the asking whether a move may be taken back: nothing is taken back any more', () => {
    const match = begunTable(ra, 2);
    const asking = { seat: 0, stateID: 0, agreed: [], until: NOON + 30_000 };
    const asked = { ...match, control: { ...match.control, asking } };
    const { next, tell } = changeBy(ra, asked, { kind: 'resign', ...owner(1) });
    expect(next.control).not.toHaveProperty('asking');
    expect(tell).toContainEqual({ kind: 'asking' });
    const answer: Command = { kind: 'undo-answer', ...owner(1), stateID: 0, agree: true };
    expect(ask(ra, next, answer)).toEqual({ refused: 'not-asked' });
  });

  it('where more play leaves the seat to a bot for good', () => {
    const { match, absent, others } = threeAt();
    const { next, deadline } = changeBy(
      ra,
      match,
      { kind: 'resign', ...owner(absent) },
      nowAt(NOON, 0, 1, 2),
    );
    expect(next.data.players[absent]!.data).toEqual({ bot: 'medium', standIn: true, resigned: true });
    expect(told(next)).toEqual([['resigned', absent]]);
    expect(deadline).toBe(next.control.deadlines.bots);
    // Its owner may look on, which changes nothing.
    expect(changeBy(ra, next, presence, nowAt(NOON, 0, 1, 2)).next).toBe(next);
    expect(changeBy(ra, next, { kind: 'return', ...owner(absent) }, nowAt(NOON, 0, 1, 2)).next).toBe(next);
    const [move] = ra.module.rules.legalMoves(match.state!.G, absent);
    expect(ask(ra, next, moveBy(next, absent, move!))).toEqual({ refused: 'resigned' });
    expect(ask(ra, next, { kind: 'resign', ...owner(absent) })).toEqual({ refused: 'resigned' });
    const vote: Command = { kind: 'vote', ...owner(absent), against: others[0] };
    expect(ask(ra, next, vote, nowAt(NOON, absent))).toEqual({ refused: 'resigned' });
  });
});

it('that chance chose as time was up is told after what came of it, and of nobody else', () => {
  const match = begunTable(rows, 3, { secondsToAct: 10 });
  const view = rows.module.rules.view(match.state!.G, 0);
  const [move] = rows.module.rules.legalMoves(view, 0);
  const one = changeBy(rows, match, moveBy(match, 0, move!)).next;
  const { next, tell } = changeBy(rows, one, { kind: 'time-up' }, nowAt(NOON + 10_000));
  expect(told(next)).toEqual([
    ['time-up', 1],
    ['time-up', 2],
  ]);
  expect(next.data.incidents!.map(({ at }) => at)).toEqual([3, 3]);
  expect(next.state!._stateID).toBe(3);
  expect(tell).toContainEqual({ kind: 'table' });
});

it('of a long match the last incidents are kept', () => {
  let match = begunTable(ra, 2);
  for (let i = 0; i < 60; i++) {
    match = changeBy(ra, match, { kind: 'leave', ...owner(0) }).next;
    match = changeBy(ra, match, { kind: 'return', ...owner(0) }).next;
  }
  expect(match.data.incidents).toHaveLength(80);
  expect(match.data.incidents!.at(-1)).toMatchObject({ kind: 'back' });
});
