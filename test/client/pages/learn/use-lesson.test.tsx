import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CLIENT_GAMES } from '../../../../src/client/games/index.ts';
import { openLesson } from '../../../../src/client/pages/learn/lesson-match.ts';
import { useLessonSnapshot } from '../../../../src/client/pages/learn/use-lesson.ts';
import { holdStage } from '../../../../src/client/ui/motion/on-stage.ts';
import { loadRules } from '../../../../src/game/index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Longer than it takes until the stage is looked at. */
const A_LOOK = 150;

/** The guided match of Kheops at the first of its steps that asks for a move. */
const atTheFirstMove = async () => {
  const module = await loadRules('kheops');
  const { lesson } = await CLIENT_GAMES.kheops.lesson!();
  const step = lesson.steps.findIndex(({ ask }) => ask !== undefined);
  const match = openLesson(module, lesson, { step, answers: [] });
  return { match, move: lesson.steps[step]!.ask![0]! };
};

it('the scribe says nothing of a move before the stage was looked at after it', async () => {
  const { match, move } = await atTheFirstMove();
  const { result } = renderHook(() => useLessonSnapshot(match, 0));
  act(() => void vi.advanceTimersByTime(A_LOOK));
  expect(result.current.speaks).toBe(true);

  act(() => match.play(move));
  expect(result.current.speaks).toBe(false);
  const release = holdStage();
  act(() => void vi.advanceTimersByTime(A_LOOK));
  expect(result.current.speaks).toBe(false);
  release();
  act(() => void vi.advanceTimersByTime(20 * A_LOOK));
  expect(result.current.speaks).toBe(true);
});

it('a move that is refused does not silence the scribe', async () => {
  const { match } = await atTheFirstMove();
  const { result } = renderHook(() => useLessonSnapshot(match, 0));
  act(() => void vi.advanceTimersByTime(A_LOOK));
  act(() => match.play(['lay', 'nothing of the kind']));
  expect(result.current.now.refused).toBe(1);
  expect(result.current.speaks).toBe(true);
});
