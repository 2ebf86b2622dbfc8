import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { THINK_MS, withinTime } from '../../../../src/client/match/local/bot-time.ts';
import { newBotTurns } from '../../../../src/client/match/local/bot-turns.ts';
import type { AnyMove } from '../../../../src/game/contract.ts';
import type { Seat } from '../../../../src/game/shared/seats.ts';

const PACE = 100;

/** A table whose only bot sits at seat 1 and is always to act; what it thinks is answered by hand. */
const table = () => {
  const made: [Seat, AnyMove][] = [];
  const thoughts: ((move: AnyMove | null) => void)[] = [];
  const seen = { held: false, toAct: 1 as Seat | null, weight: 1, position: 'one' };
  const turns = newBotTurns(
    {
      toAct: () => seen.toAct,
      positionOf: () => seen.position,
      weightOf: () => seen.weight,
      think: () => new Promise(resolve => thoughts.push(resolve)),
      make: (seat, move) => made.push([seat, move]),
      isHeld: () => seen.held,
    },
    PACE,
  );
  /** Answers the n-th question. */
  const answer = async (n: number, move: AnyMove | null) => {
    thoughts[n]!(move);
    await vi.advanceTimersByTimeAsync(0);
  };
  /** The match goes on, to something else for the bot to think about. */
  const changed = () => {
    seen.position += ', another';
    turns.next();
  };
  return { turns, made, thoughts, seen, answer, changed };
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the bots of a local match', () => {
  it('are asked once, after the pause, and may take their time', async () => {
    const { turns, made, thoughts, answer } = table();
    turns.next();
    await pass(PACE - 1);
    expect(thoughts).toHaveLength(0);
    await pass(1);
    expect(thoughts).toHaveLength(1);
    await pass(5000);
    expect([thoughts.length, made]).toEqual([1, []]);
    await answer(0, ['draw']);
    expect(made).toEqual([[1, ['draw']]]);
  });

  it('take longer over what weighs more', async () => {
    const { turns, thoughts, seen } = table();
    seen.weight = 2;
    turns.next();
    await pass(PACE * 2 - 1);
    expect(thoughts).toHaveLength(0);
    await pass(1);
    expect(thoughts).toHaveLength(1);
  });

  it('are not asked when none is to act', async () => {
    const { turns, thoughts, seen } = table();
    seen.toAct = null;
    turns.next();
    await pass(5000);
    expect(thoughts).toHaveLength(0);
  });

  it('do not think while the table is covered', async () => {
    const { turns, thoughts, seen } = table();
    seen.held = true;
    turns.next();
    await pass(PACE * 10);
    expect(thoughts).toHaveLength(0);
    seen.held = false;
    await pass(PACE);
    expect(thoughts).toHaveLength(1);
  });

  it('do not act either when it was covered while they thought', async () => {
    const { turns, made, thoughts, seen, answer } = table();
    turns.next();
    await pass(PACE);
    seen.held = true;
    await answer(0, ['draw']);
    await pass(PACE * 10);
    expect(made).toEqual([]);
    seen.held = false;
    await pass(PACE);
    expect(made).toEqual([[1, ['draw']]]);
    expect(thoughts).toHaveLength(1);
  });

  it.each([
    ['the match went on', ({ changed }: ReturnType<typeof table>) => changed()],
    ['the match was closed', ({ turns }: ReturnType<typeof table>) => turns.close()],
  ])('are not heard any more when meanwhile %s', async (_what, happens) => {
    const seated = table();
    const { turns, made, answer } = seated;
    turns.next();
    await pass(PACE);
    happens(seated);
    await answer(0, ['draw']);
    await pass(0);
    expect(made).toEqual([]);
  });

  it('are not heard when that happened while the table was covered', async () => {
    const { turns, made, seen, answer } = table();
    turns.next();
    await pass(PACE);
    seen.held = true;
    await answer(0, ['draw']);
    seen.toAct = null;
    turns.next();
    seen.held = false;
    await pass(PACE * 10);
    expect(made).toEqual([]);
  });

  it('act on the match as it went on, though an old thought ends while the table is covered', async () => {
    const { turns, made, seen, answer, changed } = table();
    turns.next();
    await pass(PACE);
    changed();
    seen.held = true;
    await answer(0, ['draw']);
    seen.held = false;
    await pass(PACE);
    await answer(1, ['pass']);
    expect(made).toEqual([[1, ['pass']]]);
  });

  it('go on with their pause and their thought through changes that do not concern them', async () => {
    const { turns, made, thoughts, answer } = table();
    turns.next();
    await pass(PACE - 1);
    turns.next();
    await pass(1);
    expect(thoughts).toHaveLength(1);
    turns.next();
    await pass(PACE * 2);
    expect(thoughts).toHaveLength(1);
    await answer(0, ['draw']);
    expect(made).toEqual([[1, ['draw']]]);
  });

  it('think anew of what they were asked before, once they have answered it', async () => {
    const { turns, made, thoughts, answer } = table();
    for (const [n, move] of [['draw'], null, ['pass']].entries()) {
      turns.next();
      await pass(PACE);
      expect(thoughts).toHaveLength(n + 1);
      await answer(n, move as AnyMove | null);
    }
    expect(made).toEqual([
      [1, ['draw']],
      [1, ['pass']],
    ]);
  });

  it('are not heard when the match went on and came back meanwhile', async () => {
    const { turns, made, thoughts, seen, answer, changed } = table();
    turns.next();
    await pass(PACE);
    changed();
    seen.position = 'one';
    turns.next();
    await answer(0, ['draw']);
    expect(made).toEqual([]);
    await pass(PACE);
    expect(thoughts).toHaveLength(2);
  });

  it('are asked anew after each change that concerns them, and then only about that', async () => {
    const { turns, made, thoughts, answer, changed } = table();
    turns.next();
    await pass(PACE);
    changed();
    await pass(PACE);
    expect(thoughts).toHaveLength(2);
    await answer(1, ['pass']);
    await answer(0, ['draw']);
    expect(made).toEqual([[1, ['pass']]]);
  });

  it('keep a new pace at once', async () => {
    const { turns, thoughts } = table();
    turns.next();
    turns.setPace(10);
    await pass(10);
    expect(thoughts).toHaveLength(1);
    turns.setPace(10);
    await pass(1000);
    expect(thoughts).toHaveLength(1);
  });

  it('make nothing where there is nothing to make', async () => {
    const { turns, made, answer } = table();
    turns.next();
    await pass(PACE);
    await answer(0, null);
    expect(made).toEqual([]);
  });
});

describe('a bot within its time', () => {
  it.each<[string, () => number | Promise<number>]>([
    ['at once', () => 5],
    ['later', async () => 5],
  ])('answers as it did: %s', async (_when, think) => {
    await expect(withinTime(think)()).resolves.toBe(5);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('fails as it did', async () => {
    const think = () => {
      throw new Error('lost in thought');
    };
    await expect(withinTime(think)()).rejects.toThrow('lost in thought');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('fails when it does not answer', async () => {
    const failure = expect(withinTime(() => new Promise(() => {}))()).rejects.toThrow(
      'no move within 10000 ms',
    );
    await pass(THINK_MS);
    await failure;
  });
});
