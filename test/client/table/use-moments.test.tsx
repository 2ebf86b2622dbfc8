import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useMoments } from '../../../src/client/table/use-moments.ts';
import { type FrozenClock, FrozenClockContext } from '../../../src/client/ui/motion/frozen-clock.ts';
import { isOnStage } from '../../../src/client/ui/motion/on-stage.ts';
import { lastsOf } from '../../../src/client/ui/motion/pace.ts';
import { motion } from '../motion.ts';

beforeEach(() => {
  vi.useFakeTimers();
  motion(false);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Event = { readonly type: 'pass' | 'nothing' | 'sold' };
const [pass, nothing, sold] = (['pass', 'nothing', 'sold'] as const).map(type => ({ type }));
const LASTS = { pass: 400, nothing: 0, sold: 2000 };
const timingOf = ({ type }: Event) => ({ ms: LASTS[type] });
const show = (events: readonly Event[]) =>
  renderHook(({ events }) => useMoments<Event>(events, { timingOf }), {
    initialProps: { events },
  });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const before: readonly Event[] = [nothing!, pass!];

describe('moments', () => {
  it('what had happened before anybody looked is told', () => {
    const { result } = show([sold!]);
    expect(result.current).toMatchObject({ current: null, at: 1, isOn: false });
    expect(isOnStage()).toBe(false);
  });

  it('come one after the other, each for its time; what takes none passes at once', () => {
    const { result, rerender } = show(before);
    rerender({ events: [...before, nothing!, pass!, nothing!, sold!, nothing!] });
    expect(result.current).toMatchObject({ current: pass, at: 4, isOn: true, ms: 400 });
    expect(isOnStage()).toBe(true);
    wait(399);
    expect(result.current.current).toBe(pass);
    wait(1);
    expect(result.current).toMatchObject({ current: sold, at: 6, isOn: true, ms: 2000 });
    wait(2000);
    expect(result.current).toMatchObject({ current: null, at: 7, isOn: false, ms: 0 });
    expect(isOnStage()).toBe(false);
  });

  it('a new event ends the old ones at once', () => {
    const { result, rerender } = show(before);
    const events = [...before, sold!, sold!];
    rerender({ events });
    wait(100);
    rerender({ events: [...events, pass!] });
    expect(result.current).toMatchObject({ current: pass, at: 5 });
    wait(400);
    expect(result.current.isOn).toBe(false);
  });

  it.each(['keyDown', 'pointerUp'] as const)('%s is answered by a paint first, and ends one then', type => {
    const { result, rerender } = show(before);
    rerender({ events: [...before, sold!, nothing!, sold!, nothing!] });
    act(() => void fireEvent[type](document.body, { key: 'x' }));
    expect(result.current).toMatchObject({ current: sold, at: 3, isOn: true });
    act(() => vi.advanceTimersToNextFrame());
    expect(result.current).toMatchObject({ current: sold, at: 3, isOn: true });
    wait(2);
    expect(result.current).toMatchObject({ current: sold, at: 5, isOn: true });
    act(() => void fireEvent[type](document.body, { key: 'x' }));
    act(() => vi.advanceTimersToNextFrame());
    wait(2);
    expect(result.current).toMatchObject({ current: null, at: 6, isOn: false });
  });

  it('one press ends one, whoever asks for it besides, and the next has its whole time', () => {
    const { result, rerender } = show(before);
    rerender({ events: [...before, sold!, pass!, sold!] });
    wait(1900);
    act(() => void fireEvent.pointerUp(document.body));
    act(() => result.current.skip());
    expect(result.current).toMatchObject({ current: pass, at: 4 });
    wait(399);
    expect(result.current).toMatchObject({ current: pass, at: 4 });
    wait(1);
    expect(result.current).toMatchObject({ current: sold, at: 5 });
  });

  it('all end together where that is asked for', () => {
    const { result, rerender } = show(before);
    rerender({ events: [...before, sold!, pass!, sold!] });
    act(() => result.current.skipAll());
    expect(result.current).toMatchObject({ current: null, at: 5, isOn: false });
  });

  it('what a press brings is not skipped by it', () => {
    const { result, rerender } = show(before);
    rerender({ events: [...before, sold!] });
    act(() => void fireEvent.pointerUp(document.body));
    act(() => vi.advanceTimersToNextFrame());
    rerender({ events: [...before, sold!, pass!] });
    wait(2);
    expect(result.current).toMatchObject({ current: pass, at: 4, isOn: true });
  });

  it('a modifier alone, or a key held down from before, skips nothing', () => {
    const { result, rerender } = show(before);
    rerender({ events: [...before, sold!] });
    act(() => void fireEvent.keyDown(document.body, { key: 'Shift' }));
    act(() => void fireEvent.keyDown(document.body, { key: 'x', repeat: true }));
    act(() => vi.advanceTimersToNextFrame());
    wait(2);
    expect(result.current.isOn).toBe(true);
  });

  it('many at once have come in an absence, and are told; so are those of a page that nobody saw', () => {
    const { result, rerender } = show(before);
    rerender({ events: [...before, ...Array<Event>(25).fill(sold!)] });
    expect(result.current).toMatchObject({ current: null, at: 27, isOn: false });
    vi.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true);
    rerender({ events: [...before, ...Array<Event>(26).fill(sold!)] });
    expect(result.current.isOn).toBe(false);
  });

  it('a history that arrives later than the latest moves is told, however short it is', () => {
    const latest = [sold!, pass!, nothing!];
    const { result, rerender } = show([nothing!, ...latest]);
    rerender({ events: [nothing!, pass!, sold!, ...latest] });
    expect(result.current).toMatchObject({ current: null, at: 6, isOn: false });
    // Told anew, as other objects.
    const anew = [nothing!, pass!, sold!, ...latest].map(event => ({ ...event }));
    rerender({ events: [...anew, pass!] });
    expect(result.current).toMatchObject({ current: pass, at: 7, isOn: true });
  });

  it('fewer events than before are an older table: nothing is shown', () => {
    const { result, rerender } = show([...before, sold!]);
    rerender({ events: before });
    expect(result.current).toMatchObject({ current: null, at: 2, isOn: false });
  });

  it('without motion the weightiest stays until the next ones, and nothing waits', () => {
    motion(true);
    const { result, rerender } = show(before);
    const events = [...before, sold!, pass!, nothing!];
    rerender({ events });
    expect(result.current).toMatchObject({ current: sold, at: 5, isOn: false, ms: 0 });
    wait(60_000);
    expect(result.current.current).toBe(sold);
    rerender({ events: [...events, pass!] });
    expect(result.current.current).toBe(pass);
  });

  it.each([
    [0, pass, 4, 0],
    [399, pass, 4, 0],
    [400, sold, 6, 400],
    [9000, sold, 6, 400],
  ])('a clock that stands still %i ms after a move shows what is on then', (at, current, told, began) => {
    const still: FrozenClock = { at, began: -1 };
    const { result, rerender } = renderHook(({ events }) => useMoments<Event>(events, { timingOf }), {
      initialProps: { events: before },
      wrapper: ({ children }) => <FrozenClockContext value={still}>{children}</FrozenClockContext>,
    });
    rerender({ events: [...before, nothing!, pass!, nothing!, sold!, nothing!] });
    expect(result.current).toMatchObject({ current, at: told, isOn: true });
    wait(60_000);
    expect(result.current.isOn).toBe(true);
    expect(still.began).toBe(began);
  });

  it('the pace that is set is theirs', () => {
    expect(lastsOf('pass')).toBe(400);
    expect(lastsOf('scene')).toBe(2000);
    expect([lastsOf('scene', 100), lastsOf('scene', 9000)]).toEqual([1500, 2500]);
  });
});
