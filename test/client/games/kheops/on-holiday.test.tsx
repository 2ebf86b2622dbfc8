import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { actor } from '../../../../src/game/kheops/turns.ts';
import type { Seat } from '../../../../src/game/shared/seats.ts';
import { gallery, NAMES, onScreen } from './on-screen.tsx';

afterEach(cleanup);

it('whoever is on holiday is not said to think, and their panel says until when, before their turn too', () => {
  const played = gallery('start');
  const waited = actor(played.state.step)!;
  const holiday = Date.now() + 7 * 86_400_000;
  const seats = NAMES.map(name => ({ name, bot: null, connected: true, holiday }));
  const saidAt = (clock: ReadonlyMap<Seat, number>) => {
    const { container } = onScreen(played, { seat: 1 - waited, told: { seats, clock } });
    return [
      container.querySelector('.deed-prompt')?.textContent,
      container.querySelector(`[data-seat="${waited}"] .seat-time [role=img]`)?.getAttribute('aria-label'),
    ];
  };
  const until = expect.stringMatching(/on holiday until \w+ \d+/);
  expect(saidAt(new Map([[waited, holiday + 86_400_000]]))).toEqual([until, until]);
  cleanup();
  expect(saidAt(new Map())[1]).toEqual(until);
});
