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
    const { next, announcements, deadline } = changeBy(ra, match, presence, nowAt(NOON, ...others));
    expect(next.control.deadlines.absences[absent]).toBe(due);
    expect(deadline).toBe(due ?? null);
    if (due !== undefined) expect(announcements).toContainEqual({ kind: 'table' });
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
  expect(away.announcements).toContainEqual({ kind: 'table' });
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

it.each<[string, Record<string, unknown>, Record<number, string>, string]>([
  ['the strongest of them', {}, { 1: 'easy', 2: 'expert' }, 'expert'],
  ['what the table chose, where that is more', { botLevel: 'hard' }, { 1: 'easy', 2: 'medium' }, 'hard'],
  ['the usual one, where bots of before have no level', {}, { 1: 'random', 2: 'steady' }, 'medium'],
])('whoever stands in plays no worse than the bots at the table: %s', (_what, setupData, bots, level) => {
  const match = begunTable(ra, 3, setupData);
  const players = { ...match.data.players };
  for (const [seat, bot] of Object.entries(bots)) {
    players[Number(seat)] = { ...players[Number(seat)]!, data: { bot } };
  }
  const seated = { ...match, data: { ...match.data, players } };
  const { next } = changeBy(ra, seated, { kind: 'leave', ...owner(0) });
  expect(next.data.players[0]).toMatchObject({ data: { bot: level, standIn: true } });
});

describe('a vote to go on without somebody', () => {
  const MINUTES = 60_000;
  const vote = (seat: number, against: number): Command => ({ kind: 'vote', ...owner(seat), against });
  /** Of so many, one is away on their turn, and some of the others are there. */
  const waiting = (
    players: number,
    here: number,
    setupData: Record<string, unknown> = { botAfter: 'never' },
  ) => {
    const match = begunTable(ra, players, setupData);
    const absent = toAct(match);
    const others = [...Array(players).keys()].filter(seat => seat !== absent);
    const present = others.slice(0, here);
    const { next } = changeBy(ra, match, presence, nowAt(NOON, ...present));
    return { match: next, absent, others, present };
  };

  it('is not held two seconds after a connection has blinked, nor a moment before ten minutes are over', () => {
    const { match, absent, present } = waiting(2, 1);
    const held = (after: number) =>
      ask(ra, match, vote(present[0]!, absent), nowAt(NOON + after, ...present));
    expect(held(2000)).toEqual({ refused: 'too-early' });
    expect(held(10 * MINUTES - 1)).toEqual({ refused: 'too-early' });
    const { next } = changeBy(ra, match, vote(present[0]!, absent), nowAt(NOON + 10 * MINUTES, ...present));
    expect(next.data.players[absent]).toMatchObject({ data: { bot: 'medium', standIn: true } });
    expect(next.data.incidents).toEqual([{ kind: 'voted', seat: absent, by: present, at: 0 }]);
  });

  it.each<[unknown, number]>([
    [undefined, 10],
    ['never', 10],
    [60, 1],
    [600, 10],
  ])('where the table chose to wait %j it is held after %i minutes', (botAfter, minutes) => {
    const { match, absent } = waiting(3, 2, { botAfter });
    expect(match.control.deadlines.votes).toEqual({ [absent]: NOON + minutes * MINUTES });
  });

  it('takes the time of one absence on one turn: with a return, or a move, it begins anew', () => {
    const { match, absent, present } = waiting(2, 1);
    const back = changeBy(ra, match, presence, nowAt(NOON + MINUTES, absent, ...present)).next;
    expect(back.control.deadlines).not.toHaveProperty('votes');
    const again = changeBy(ra, back, presence, nowAt(NOON + 2 * MINUTES, ...present)).next;
    expect(again.control.deadlines.votes).toEqual({ [absent]: NOON + 12 * MINUTES });
    const moved = changeBy(
      ra,
      again,
      moveBy(again, absent, ['draw']),
      nowAt(NOON + 3 * MINUTES, ...present),
    ).next;
    expect(Object.values(moved.control.deadlines.votes ?? {})).not.toContain(NOON + 12 * MINUTES);
  });

  it('is carried by all who are here', () => {
    const { match, absent, present } = waiting(4, 3);
    const later = nowAt(NOON + 10 * MINUTES, ...present);
    const one = changeBy(ra, match, vote(present[0]!, absent), later);
    expect(one.next.data.votes).toEqual({ [absent]: [present[0]] });
    expect(one.next.data.players[absent]).not.toHaveProperty('data');
    expect(one.announcements).toEqual([{ kind: 'table' }]);
    expect(changeBy(ra, one.next, vote(present[0]!, absent), later).next).toBe(one.next);
    const two = changeBy(ra, one.next, vote(present[1]!, absent), later).next;
    expect(two.data.players[absent]).not.toHaveProperty('data');
    const three = changeBy(ra, two, vote(present[2]!, absent), later).next;
    expect(three.data.players[absent]).toMatchObject({ data: { bot: 'medium', standIn: true } });
    // Who is away finds out who wanted it, whatever came of it.
    expect(three.data.incidents).toEqual([
      { kind: 'vote', seat: absent, by: [present[0]], at: 0 },
      { kind: 'vote', seat: absent, by: [present[1]], at: 0 },
      { kind: 'voted', seat: absent, by: present, at: 0 },
    ]);
    expect(three.data).not.toHaveProperty('votes');
  });

  it('of two who are here it is carried when the other who has not voted goes', () => {
    const { match, absent, present } = waiting(4, 3);
    const later = nowAt(NOON + 10 * MINUTES, ...present);
    const one = changeBy(ra, match, vote(present[0]!, absent), later).next;
    const two = changeBy(ra, one, vote(present[1]!, absent), later).next;
    const left = nowAt(NOON + 11 * MINUTES, present[0]!, present[1]!);
    expect(told(changeBy(ra, two, presence, left).next)).toContainEqual(['voted', absent]);
    // Of those who voted only one is left: nothing comes of it.
    const alone = nowAt(NOON + 11 * MINUTES, present[0]!);
    expect(told(changeBy(ra, two, presence, alone).next)).not.toContainEqual(['voted', absent]);
  });

  it('where more than two hold seats nobody decides it alone', () => {
    const { match, absent, present } = waiting(4, 1);
    const later = nowAt(NOON + 60 * MINUTES, ...present);
    const { next } = changeBy(ra, match, vote(present[0]!, absent), later);
    expect(next.data.players[absent]).not.toHaveProperty('data');
  });

  it('whoever has given up does not count: then two are left', () => {
    const { match, absent, others } = waiting(3, 2);
    const gone = changeBy(ra, match, { kind: 'resign', ...owner(others[1]!) }, nowAt(NOON, ...others)).next;
    const { next } = changeBy(ra, gone, vote(others[0]!, absent), nowAt(NOON + 10 * MINUTES, ...others));
    expect(told(next)).toContainEqual(['voted', absent]);
  });

  it('is forgotten when they are back, and seen by them', () => {
    const { match, absent, others, present } = waiting(3, 2);
    const later = nowAt(NOON + 10 * MINUTES, ...present);
    const one = changeBy(ra, match, vote(others[0]!, absent), later).next;
    const back = changeBy(ra, one, presence, nowAt(NOON + 11 * MINUTES, 0, 1, 2)).next;
    expect(back.data).not.toHaveProperty('votes');
    expect(back.data.incidents).toContainEqual({ kind: 'vote', seat: absent, by: [others[0]], at: 0 });
  });

  it('is undone by their return, if the bot has not moved yet', () => {
    const { match, absent, present } = waiting(2, 1);
    const later = nowAt(NOON + 10 * MINUTES, ...present);
    const voted = changeBy(ra, match, vote(present[0]!, absent), later).next;
    const back = changeBy(ra, voted, { kind: 'return', ...owner(absent) }, later).next;
    const moves = [{ seat: absent, move: ['draw'] as const }];
    expect(ask(ra, back, { kind: 'bot-moves', version: voted.version, moves }, later)).toEqual({
      refused: 'outdated',
    });
    expect(changeBy(ra, back, moveBy(back, absent, ['draw']), later).log[0]!.metadata).not.toHaveProperty(
      'madeFor',
    );
  });

  it('needs a page: from afar nobody votes, though nobody else be there', () => {
    const { match, absent, others } = waiting(4, 1);
    const later = NOON + 60 * MINUTES;
    expect(ask(ra, match, vote(others[1]!, absent), nowAt(later, others[0]!))).toEqual({
      refused: 'not-here',
    });
    expect(ask(ra, match, vote(others[0]!, absent), nowAt(later))).toEqual({ refused: 'not-here' });
    expect(ask(ra, match, vote(others[0]!, others[1]!), nowAt(later, others[0]!))).toEqual({
      refused: 'not-awaited',
    });
  });

  const { match, absent, others } = threeAt({ botAfter: 'never' });
  const [first] = others;
  it.each<[string, Command, readonly number[], string]>([
    ['who is here', vote(first, absent), [0, 1, 2], 'not-away'],
    ['oneself', vote(first, first), [first], 'not-away'],
    ['nobody', vote(first, 4), [first], 'no-such-seat'],
    [
      'somebody, by somebody else',
      { ...vote(first, absent), credentials: 'guess' } as Command,
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
    const { next, announcements } = changeBy(ra, match, { kind: 'resign', ...owner(1) });
    expect(next.data.gameover).toEqual({ winners: [0], resigned: 1 });
    expect(told(next)).toEqual([['ended', 1]]);
    expect(announcements).toContainEqual({ kind: 'listing' });
    const [move] = ra.module.rules.legalMoves(match.state!.G, toAct(match));
    expect(ask(ra, next, moveBy(next, toAct(match), move!))).toEqual({ refused: 'match-over' });
  });

  it('ends the asking whether a move may be taken back: nothing is taken back any more', () => {
    const match = begunTable(ra, 2);
    const asking = { seat: 0, stateID: 0, agreed: [], until: NOON + 30_000 };
    const asked = { ...match, control: { ...match.control, asking } };
    const { next, announcements } = changeBy(ra, asked, { kind: 'resign', ...owner(1) });
    expect(next.control).not.toHaveProperty('asking');
    expect(announcements).toContainEqual({ kind: 'asking' });
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

it('of a long match the last incidents are kept', () => {
  let match = begunTable(ra, 2);
  for (let i = 0; i < 60; i++) {
    match = changeBy(ra, match, { kind: 'leave', ...owner(0) }).next;
    match = changeBy(ra, match, { kind: 'return', ...owner(0) }).next;
  }
  expect(match.data.incidents).toHaveLength(80);
  expect(match.data.incidents!.at(-1)).toMatchObject({ kind: 'back' });
});
