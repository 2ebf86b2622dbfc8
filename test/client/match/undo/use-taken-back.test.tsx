import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTakenBack } from '../../../../src/client/match/undo/use-taken-back.ts';
import { LanguageProvider } from '../../../../src/client/ui/i18n/i18n.tsx';

it('that a move was taken back is said where there are fewer events than before, and not of any other move', () => {
  localStorage.setItem('language', 'en');
  const { result, rerender } = renderHook(({ events }) => useTakenBack(events, false), {
    wrapper: LanguageProvider,
    initialProps: { events: null as number | null },
  });
  for (const events of [7, 8, 11]) {
    rerender({ events });
    expect(result.current).toBe('');
  }
  rerender({ events: 8 });
  expect(result.current).toBe('A move was taken back.');
});
