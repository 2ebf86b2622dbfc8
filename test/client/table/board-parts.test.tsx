import { act, renderHook } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { useOpenPart } from '../../../src/client/table/board-parts.tsx';
import { isOnStage } from '../../../src/client/ui/motion/on-stage.ts';

type Shown = { readonly scored: number; readonly isBack?: boolean; readonly isLoading?: boolean };

/** Which part lies open after each of these. */
const openAfter = (...steps: readonly Shown[]) => {
  const [first, ...more] = steps;
  const { result, rerender } = renderHook(
    ({ scored, isBack = false, isLoading = false }: Shown) =>
      useOpenPart({ isBack, isLoading }, scored, true, scored === 2),
    { initialProps: first! },
  );
  for (const step of more) rerender(step);
  return result.current[0];
};

it.each([
  ['what is scored opens its sheet', [{ scored: 0 }, { scored: 1 }], 'score'],
  ['over, the final one', [{ scored: 1 }, { scored: 2 }], 'final'],
  ['what was scored before does not', [{ scored: 2 }, { scored: 2 }], null],
  ['nor when the history arrives', [{ scored: 0, isLoading: true }, { scored: 2 }], null],
  ['nor on the way back', [{ scored: 2 }, { scored: 0, isBack: true }, { scored: 2 }], null],
  ['unless it was scored meanwhile', [{ scored: 1 }, { scored: 0, isBack: true }, { scored: 2 }], 'final'],
] as const)('%s', (_what, steps, open) => expect(openAfter(...steps)).toBe(open));

it('bots are held until the sheet is open, and no longer', () => {
  const held: (readonly [open: string | null, isOnStage: boolean])[] = [];
  const { rerender } = renderHook(
    ({ scored }: Shown) => {
      const [open] = useOpenPart({ isBack: false, isLoading: false }, scored, true, false);
      useEffect(() => void held.push([open, isOnStage()]));
    },
    { initialProps: { scored: 0 } },
  );
  rerender({ scored: 1 });
  expect(held).toEqual([
    [null, false],
    [null, true],
    ['score', false],
  ]);
});

it('a part that tells late that it is closed does not close the one that a key has opened by then', () => {
  const { result } = renderHook(() => useOpenPart({ isBack: false, isLoading: false }, 0, true, false));
  const open = () => result.current[0];
  act(() => result.current[1]('final'));
  act(() => result.current[1]('score'));
  act(() => result.current[3]('final'));
  expect(open()).toBe('score');
  act(() => result.current[3]('score'));
  expect(open()).toBeNull();
});
