import { act, cleanup, renderHook } from '@testing-library/react';
import { useMemo } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { passingIn } from '../../../../src/client/games/ru-ra-re/staging/beats.ts';
import { lengthFor, shareIn } from '../../../../src/client/games/ru-ra-re/staging/telling.ts';
import type { Clock } from '../../../../src/client/table/table-match.ts';
import { useMoments } from '../../../../src/client/table/use-moments.ts';
import type { RuRaReEvent } from '../../../../src/game/ru-ra-re/events.ts';
import type { Seat } from '../../../../src/game/shared/seats.ts';
import { motion } from '../../motion.ts';
import { thrown, withRows } from './on-screen.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  motion(false);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const before = withRows(4, ['dog', 'hen', 'cow'], ['king', 'king', 'goat']);
const first = thrown(before, 2, 1, 2, 3);
const second = thrown(first, 1, 2);

const clockOf = (until: number) => new Map([[0, Date.now() + until]]);
/** As `useTimeline` asks for it. */
const telling = (
  events: readonly RuRaReEvent[],
  until?: number,
  seat: Seat | null = null,
  bots: readonly Seat[] = [],
) => {
  const clock = until === undefined ? null : clockOf(until);
  return renderHook(
    ({ events, clock }) => {
      const toldBy = useMemo(() => {
        const played = new Set(bots);
        const lengthOf = lengthFor(seat, played, passingIn(events, played));
        return { timingOf: (event: RuRaReEvent) => ({ ms: lengthOf(event) }), shareOf: shareIn(lengthOf) };
      }, [events]);
      const deadline = clock === null ? null : Math.min(...clock.values());
      const { at, isOn, skipAll } = useMoments(events, toldBy, deadline);
      return { told: at, isTelling: isOn, skipAll };
    },
    {
      initialProps: { events, clock } as { events: readonly RuRaReEvent[]; clock: Clock | null },
    },
  );
};
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

/** The types of the events that are told, and after how many milliseconds each was; `from` were told before. */
const course = (
  { result }: ReturnType<typeof telling>,
  events: readonly RuRaReEvent[],
  from: readonly RuRaReEvent[] = before.events,
) => {
  const steps: (readonly [number, string])[] = [];
  let told = from.length;
  const start = Date.now();
  for (; told < result.current.told; told++) steps.push([0, events[told]!.type]);
  while (vi.getTimerCount() > 0) {
    act(() => vi.advanceTimersToNextTimer());
    const ms = Math.round(Date.now() - start);
    for (; told < result.current.told; told++) steps.push([ms, events[told]!.type]);
    if (!result.current.isTelling) return [...steps, [ms, 'over'] as const];
  }
  throw new Error('never over');
};

describe('a throw is told step by step', () => {
  it('all hands, each clash and each taking, in the order of the rules; the last has its time too', () => {
    const hook = telling(before.events);
    expect(hook.result.current).toMatchObject({ told: 1, isTelling: false });
    hook.rerender({ events: first.events, clock: null });
    expect(hook.result.current).toMatchObject({ told: 2, isTelling: true });
    expect(course(hook, first.events)).toEqual([
      [0, 'show'],
      [2400, 'take'],
      [3900, 'clash'],
      [5400, 'take'],
      [6900, 'over'],
    ]);
  });

  it.each<[string, Seat, number[]]>([
    ['whoever clashes', 0, [2400, 3900, 5400, 6900]],
    ['whoever is alone: the clash of others is shorter', 1, [2400, 3900, 4800, 6300]],
  ])('to %s', (_whom, seat, ends) => {
    const hook = telling(before.events, undefined, seat);
    hook.rerender({ events: first.events, clock: null });
    expect(
      course(hook, first.events)
        .slice(1)
        .map(([ms]) => ms),
    ).toEqual(ends);
  });

  it('a throw of others alone is shorter, but what they take is not', () => {
    const hook = telling(first.events, undefined, 1);
    hook.rerender({ events: second.events, clock: null });
    expect(course(hook, second.events, first.events).at(-1)![0]).toBe(0.6 * 2400 + 1500 + 1500 + 700);
  });

  it('clashes among bots take one beat; one with a person its own', () => {
    const table = withRows(4, ['dog', 'hen'], ['king', 'goat'], ['cow', 'pig']);
    const now = thrown(table, 1, 1, 3, 3);
    const among = (bots: readonly Seat[]) => {
      const hook = telling(table.events, undefined, null, bots);
      hook.rerender({ events: now.events, clock: null });
      return course(hook, now.events, table.events);
    };
    expect(among([0, 1, 2, 3])).toEqual([
      [0, 'show'],
      [2400, 'clash'],
      [3900, 'clash'],
      [3900, 'over'],
    ]);
    expect(among([1, 2, 3]).at(-1)![0]).toBe(5400);
  });

  it('bots that throw again by themselves show it at their rows, where they throw with a person all of it', () => {
    const table = withRows(3, ['dog', 'hen'], ['king', 'goat'], ['cow', 'pig']);
    const met = thrown(table, 2, 1, 1);
    const again = thrown(met, 3, 1);
    const among = (bots: readonly Seat[]) => {
      const hook = telling(met.events, undefined, 0, bots);
      hook.rerender({ events: again.events, clock: null });
      return course(hook, again.events, met.events).slice(0, 3);
    };
    expect(among([1, 2])).toEqual([
      [0, 'show'],
      [0, 'take'],
      [900, 'take'],
    ]);
    expect(among([2])[1]).toEqual([0.6 * 2400, 'take']);
  });

  it('what a bot takes is shorter than what a person takes, but not to whoever watches', () => {
    const table = withRows(2, ['dog', 'hen'], ['king', 'goat']);
    const now = thrown(table, 1, 2);
    const to = (seat: Seat | null, bots: readonly Seat[]) => {
      const hook = telling(table.events, undefined, seat, bots);
      hook.rerender({ events: now.events, clock: null });
      const ends = course(hook, now.events, table.events).map(([ms]) => ms);
      return ends[3]! - ends[2]!;
    };
    expect([to(0, []), to(0, [1]), to(null, [1])]).toEqual([1500, 900, 1500]);
  });

  it('where only bots play the first throw of each round is thrown before all eyes', () => {
    const table = withRows(2, ['dog', 'hen'], ['king', 'goat']);
    const ended = thrown(table, 1, 2);
    const next = thrown(ended, 1, 2);
    const hook = telling(ended.events, undefined, null, [0, 1]);
    hook.rerender({ events: next.events, clock: null });
    expect(course(hook, next.events, ended.events)[1]).toEqual([2400, 'take']);
  });

  it('the hands are shown at once though the throw before ended with a clash', () => {
    const clashed = thrown(before, 2, 1, 2, 1);
    const events = thrown(clashed, 3, 4, 5, 6).events;
    const hook = telling(clashed.events);
    hook.rerender({ events, clock: null });
    expect(course(hook, events, clashed.events)[0]).toEqual([0, 'show']);
  });

  it('what ends a round follows without a pause, and the rows are filled last', () => {
    const hook = telling(first.events);
    hook.rerender({ events: second.events, clock: null });
    const told = course(hook, second.events, first.events);
    expect(told.map(([, type]) => type)).toEqual(['show', 'take', 'take', 'round-end', 'refill', 'over']);
    expect(told[4]![0] - told[3]![0]).toBe(0);
    expect(told.at(-1)![0]).toBe(2400 + 1500 + 1500 + 700);
  });

  it('the next throw, if it comes meanwhile, is told from its hands on', () => {
    const hook = telling(before.events);
    hook.rerender({ events: first.events, clock: null });
    pass(0);
    hook.rerender({ events: second.events, clock: null });
    expect(hook.result.current.told).toBe(first.events.length + 1);
    expect(course(hook, second.events, first.events)[0]).toEqual([0, 'show']);
  });

  it('against a clock in no more than a third of the time there is, or four times as quick', () => {
    const quick = telling(before.events, 9000);
    quick.rerender({ events: first.events, clock: clockOf(9000) });
    const [ms] = course(quick, first.events).at(-1)!;
    expect(ms).toBeLessThanOrEqual(3000);
    expect(ms).toBeGreaterThan(2900);
    const quickest = telling(before.events, 0);
    quickest.rerender({ events: first.events, clock: clockOf(0) });
    expect(course(quickest, first.events).at(-1)![0]).toBe(6900 / 4);
    const leisurely = telling(before.events, 120_000);
    leisurely.rerender({ events: first.events, clock: clockOf(120_000) });
    expect(course(leisurely, first.events).at(-1)![0]).toBe(6900);
  });

  it('at the pace of the clock that is told just after the throw, and not of the one that has run out', () => {
    const hook = telling(before.events, 100);
    hook.rerender({ events: first.events, clock: clockOf(100) });
    hook.rerender({ events: first.events, clock: clockOf(120_000) });
    expect(course(hook, first.events).at(-1)![0]).toBe(6900);
  });
});

describe('told at once is', () => {
  const atOnce = (from: readonly RuRaReEvent[], to: readonly RuRaReEvent[]) => {
    const hook = telling(from);
    hook.rerender({ events: to, clock: null });
    expect(hook.result.current).toMatchObject({ told: to.length, isTelling: false });
  };

  it('what had happened before anybody looked', () => {
    expect(telling(second.events).result.current).toMatchObject({
      told: second.events.length,
      isTelling: false,
    });
  });
  it('a jump over several throws', () => atOnce(before.events, second.events));
  it('going back in a replay', () => atOnce(second.events, first.events));
  it('going back in a replay while a throw is told', () => {
    const hook = telling(first.events);
    hook.rerender({ events: second.events, clock: null });
    pass(1600);
    hook.rerender({ events: before.events, clock: null });
    expect(hook.result.current).toMatchObject({ told: 1, isTelling: false });
  });
  it('everything, where motion is not wanted', () => {
    motion(true);
    atOnce(before.events, first.events);
  });
  it('the rest, when all of it is skipped', () => {
    const hook = telling(before.events);
    hook.rerender({ events: first.events, clock: null });
    pass(1500);
    act(() => hook.result.current.skipAll());
    expect(hook.result.current).toMatchObject({ told: first.events.length, isTelling: false });
    pass(10_000);
    expect(hook.result.current.told).toBe(first.events.length);
  });
});
