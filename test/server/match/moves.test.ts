import { expect, it } from 'vitest';
import { isRefusal } from '../../../src/server/match/commands.ts';
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
const ruRaRe = await servedGame('ru-ra-re');
const mover = (match: StoredMatch): number => ra.module.rules.seatsToAct(match.state!.G)[0]!;
const choose = (match: StoredMatch, row: number) =>
  ['choose', match.state!.G.round, match.state!.G.throw, row] as const;

it('a move is made once, however often it comes, and every repeat is told so', () => {
  const fresh = begunTable(ra, 2);
  const draw = moveBy(fresh, mover(fresh), ['draw'], 'page-1-move-1');
  const made = changeBy(ra, fresh, draw);
  expect([made.acknowledgement, made.log.length]).toEqual(['made', 1]);
  const again = changeBy(ra, made.next, draw);
  expect([again.acknowledgement, again.next, again.announcements]).toEqual(['repeated', made.next, []]);
  const other = { ...draw, id: 'page-2-move-1' } as typeof draw;
  expect(ask(ra, made.next, other)).toEqual({ refused: 'stale' });
});

it('four moves of a seat are remembered, each seat’s apart', () => {
  const fresh = begunTable(ruRaRe, 2);
  let match = fresh;
  const moves = Array.from({ length: 5 }, (_, i) =>
    moveBy(match, 0, choose(match, (i % 3) + 1), `change-number-${i}`),
  );
  for (const move of moves) match = changeBy(ruRaRe, match, move).next;
  expect(match.control.acknowledged[0]).toHaveLength(4);
  for (const move of moves.slice(1)) {
    expect(changeBy(ruRaRe, match, move).acknowledgement).toBe('repeated');
  }
  expect(changeBy(ruRaRe, match, moves[0]!).acknowledgement).toBe('changed');
  const other = { ...moveBy(match, 1, choose(match, 1)), id: 'change-number-4' } as const;
  expect(changeBy(ruRaRe, match, other as (typeof moves)[0]).acknowledgement).toBe('made');
});

it('a refused move is remembered by nobody: it may be legal later', () => {
  const fresh = begunTable(ra, 2);
  const early = moveBy(fresh, 1 - mover(fresh), ['draw'], 'too-early-1');
  expect(ask(ra, fresh, early)).toEqual({ refused: 'not-your-turn' });
});

it('of a change of mind nobody can tell anything: number, log and data of the match stay as they are', () => {
  const fresh = begunTable(ruRaRe, 2);
  const chosen = changeBy(ruRaRe, fresh, moveBy(fresh, 0, choose(fresh, 1)), nowAt(NOON + 10)).next;
  const changed = changeBy(ruRaRe, chosen, moveBy(chosen, 0, choose(chosen, 2)), nowAt(NOON + 20));
  expect(changed.log).toEqual([]);
  expect(changed.next.data).toEqual(chosen.data);
  expect({ ...changed.next.state, G: null }).toEqual({ ...chosen.state, G: null });
  expect(changed.next.state!.G.secret.choices).toEqual([2, null]);
  expect(changed.next.version).toBe(chosen.version + 1);
});

it.each([
  ['before the match begins', 'not-started'],
  ['with the wrong secret', 'credentials'],
  ['of a name that is no move', 'unknown-move'],
  ['in sight of another state', 'stale'],
  ['that the rules refuse', 'no-such-sun'],
] as const)('a move %s is refused', (when, code) => {
  const fresh = when === 'before the match begins' ? emptyTable(ra, 2) : begunTable(ra, 2);
  const seated =
    when === 'before the match begins'
      ? changeBy(ra, fresh, { kind: 'sit', seat: 0, name: 'Ada', credentials: 'secret of 0' }).next
      : fresh;
  const seat = seated.state === null ? 0 : mover(seated);
  const draw = moveBy(seated, seat, ['draw']) as Extract<ReturnType<typeof moveBy>, { kind: 'move' }>;
  const command = {
    'before the match begins': draw,
    'with the wrong secret': { ...draw, credentials: 'guess' },
    'of a name that is no move': { ...draw, move: ['__proto__'] as const },
    'in sight of another state': { ...draw, stateID: 7 },
    'that the rules refuse': { ...draw, move: ['bid', 99] as const },
  }[when];
  const decision = ask(ra, seated, command);
  if (!isRefusal(decision)) throw new Error('it was not refused');
  if (code === 'no-such-sun') expect(decision.refused).toMatch(/not-now|no-such-sun/);
  else expect(decision.refused).toBe(code);
});

it('the bots of a throw choose in one change, in sight of one version', () => {
  const bots = { 0: 'steady', 2: 'steady' };
  let table = emptyTable(ruRaRe, 3, { bots });
  for (const seat of [0, 2]) {
    const data = { bot: 'steady' };
    const player = { id: seat, name: 'bot', credentials: `bot ${seat}`, data };
    table = { ...table, data: { ...table.data, players: { ...table.data.players, [seat]: player } } };
  }
  const match = changeBy(ruRaRe, table, {
    kind: 'sit',
    seat: 1,
    name: 'Ada',
    credentials: 'secret of 1',
  }).next;
  const moves = [0, 2].map(seat => ({ seat, move: choose(match, seat + 1) }));
  const made = changeBy(ruRaRe, match, { kind: 'bot-moves', version: match.version, moves });
  expect(made.log).toHaveLength(2);
  expect(made.next.state!.G.secret.choices).toEqual([1, null, 3]);
  expect(made.next.version).toBe(match.version + 1);
  const late = { kind: 'bot-moves', version: match.version, moves } as const;
  expect(ask(ruRaRe, made.next, late)).toEqual({ refused: 'outdated' });
  const forAPerson = {
    kind: 'bot-moves',
    version: made.next.version,
    moves: [{ seat: 1, move: choose(match, 1) }],
  } as const;
  expect(isRefusal(ask(ruRaRe, made.next, forAPerson))).toBe(true);
});

/** Plays on by the first legal moves until the match is over; the change that its last move made. */
const playedOut = (match: StoredMatch) => {
  for (let now = match, at = NOON; ; at++) {
    const [seat] = ruRaRe.module.rules.seatsToAct(now.state!.G);
    const [move] = ruRaRe.module.rules.legalMoves(now.state!.G, seat!);
    const made = changeBy(ruRaRe, now, moveBy(now, seat!, move!), nowAt(at));
    if (made.next.data.gameover !== undefined) return { made, at, before: now, seat: seat!, move: move! };
    now = made.next;
  }
};

it('a move tells when it was made, the last one that the match is over; nobody moves any more', () => {
  const fresh = begunTable(ruRaRe, 2, { secondsToAct: 20 });
  const first = changeBy(ruRaRe, fresh, moveBy(fresh, 0, choose(fresh, 1)), nowAt(NOON + 70));
  expect(first.next.data.updatedAt).toBe(NOON + 70);
  expect(first.announcements).not.toContainEqual({ kind: 'listing' });
  const { made, at, before, seat, move } = playedOut(first.next);
  expect(made.next.data.updatedAt).toBe(at);
  expect(made.next.data.gameover).toEqual(ruRaRe.module.rules.outcome(made.next.state!.G));
  expect(made.announcements).toEqual(expect.arrayContaining([{ kind: 'state' }, { kind: 'listing' }]));
  expect(made.deadline).toBeNull();
  expect(ask(ruRaRe, made.next, moveBy(before, seat, move))).toEqual({ refused: 'match-over' });
  const late = changeBy(ruRaRe, made.next, { kind: 'time-up' }, nowAt(at + 1e9));
  expect(late.next).toBe(made.next);
  const leave = { kind: 'leave', seat: 0, credentials: secretOf(0) } as const;
  expect(changeBy(ruRaRe, made.next, leave).next).toBe(made.next);
});
