import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Tournament } from '../../../../src/client/match/club/tournaments.ts';
import { MembersPart } from '../../../../src/client/pages/tournament/members-part.tsx';
import { MemoryRouter } from '../../memory-router.tsx';
import { eventually } from '../../patience.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const MEMBERS = ['Ada', 'Ben', 'Cai'].map(name => ({ id: name.toLowerCase(), name }));
const CUP = { id: 'cup00000001', members: MEMBERS, isHost: true, stage: 'open' } as unknown as Tournament;
const SEEN = { of: () => undefined, name: (id: string) => id, own: 'ada' };

it('its host takes out one after another: each is asked for once, and a no to the first is still to be read', async () => {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    const { member } = JSON.parse(String(body));
    asked.push(member);
    const answer =
      member === 'ben'
        ? Response.json({ error: 'they are not in it', reason: 'not-in' }, { status: 409 })
        : Response.json({});
    return new Promise(resolve => answers.push(() => resolve(answer)));
  });
  const onChanged = vi.fn();
  render(
    <MemoryRouter>
      <MembersPart tournament={CUP} seen={SEEN} onChanged={onChanged} />
    </MemoryRouter>,
  );
  const offered = screen.getAllByRole('button');
  expect(offered).toHaveLength(2);
  for (const button of offered) fireEvent.click(button);
  const confirm = await screen.findAllByRole('button', { name: 'Take out' });
  // Not as the echo of the press before it.
  vi.useFakeTimers({ toFake: ['performance'] });
  const press = (who: number) => {
    vi.advanceTimersByTime(1000);
    return act(async () => void fireEvent.click(confirm[who]!));
  };
  await press(0);
  await press(1);
  await press(0);
  await press(1);
  expect(asked).toEqual(['ben']);
  await act(async () => answers[0]!());
  await eventually(() => expect(asked).toEqual(['ben', 'cai']));
  await act(async () => answers[1]!());
  await eventually(() => expect(onChanged).toHaveBeenCalledTimes(2));
  expect(asked).toEqual(['ben', 'cai']);
  expect(screen.getByRole('alert').textContent).toBe('That member takes part no more.');
});
