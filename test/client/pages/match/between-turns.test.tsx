import { cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NOTHING } from '../../../../src/client/match/online/online-snapshot.ts';
import { BetweenTurns, useOffered } from '../../../../src/client/pages/match/between-turns.tsx';
import type { OnlineMatch } from '../../../../src/client/pages/match/online-match.ts';
import { SettingsProvider } from '../../../../src/client/ui/settings.tsx';
import { onlineMatch, TABLE } from './told-match.ts';

afterEach(cleanup);

const [ada, ned] = TABLE.seats;
const nedIs = (how: { connected: boolean }) => ({ table: { ...TABLE, seats: [ada!, { ...ned!, ...how }] } });
const AWAY = nedIs({ connected: false });

type More = Partial<Omit<OnlineMatch, 'now'>>;
/** Ned is to act. */
const waiting = (more: More): OnlineMatch => {
  const { online, ...match } = onlineMatch({ isSlow: true, ...more });
  const rules = { ...online!.module.rules, seatsToAct: () => [1] };
  return { ...match, online: { ...online!, module: { ...online!.module, rules } } };
};

it.each<[string, More, boolean]>([
  ['without a clock, where all are at the table', {}, false],
  ['without a clock, where whoever is to act is away', AWAY, true],
  ['by days', { outOfTime: 'bot' }, true],
  ['by a clock of minutes', { ...AWAY, isSlow: false }, false],
  ['on one’s own turn', { ...AWAY, mine: true }, false],
  ['when all is over', { ...AWAY, over: true }, false],
])('a line under the board, which makes it smaller, %s: %#', (_when, match, isOffered) => {
  expect(renderHook(() => useOffered(waiting(match))).result.current).toBe(isOffered);
});

it('what was offered stays while whoever was away comes back, until one’s own turn', () => {
  const { result, rerender } = renderHook(more => useOffered(waiting(more)), { initialProps: AWAY as More });
  expect(result.current).toBe(true);
  rerender({});
  expect(result.current).toBe(true);
  rerender({ mine: true });
  expect(result.current).toBe(false);
  rerender({});
  expect(result.current).toBe(false);
});

it('that what was chosen is withdrawn is said on one’s own turn too, when there is nothing to choose beforehand', async () => {
  const line = (withdrawn: number) => {
    const beforehand = { ...NOTHING.beforehand, made: [3], withdrawn };
    return (
      <SettingsProvider>
        <BetweenTurns match={onlineMatch({ mine: true, now: { beforehand } })} />
      </SettingsProvider>
    );
  };
  const { rerender, container } = render(line(1));
  expect((await screen.findByRole('status')).textContent).toMatch(/^One choice was withdrawn/);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(line(0));
  expect(container.textContent).toBe('');
});
