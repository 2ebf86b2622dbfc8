import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { keepWho } from '../../../../src/client/match/member/who.ts';
import { Me } from '../../../../src/client/pages/me/me.tsx';
import { MemoryRouter } from '../../memory-router.tsx';
import { eventually } from '../../patience.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const WAYS = { passkeys: [], codesLeft: 0 };
const DEVICES = ['This one', 'A phone', 'A tablet'].map((device, i) => ({
  ...{ id: `d${i}`, device, since: 0, usedAt: 0, isThis: i === 0 },
}));

it('an answer that a later one has overtaken does not show again what is gone', async () => {
  keepWho('Ada');
  vi.stubGlobal('isSecureContext', false);
  // The first question of the ways in is answered last.
  const answers: ((devices: readonly object[]) => Response)[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/account')
      return Response.json({ member: { id: 'a', name: 'Ada', since: 0, settings: {} } });
    if (path === '/account/ways-in')
      return new Promise<Response>(resolve =>
        answers.push(devices => {
          const answer = Response.json({ ...WAYS, devices });
          resolve(answer);
          return answer;
        }),
      );
    if (path.startsWith('/account/devices/')) return Response.json({});
    return Response.json({ error: 'not here' }, { status: 404 });
  });
  render(
    <MemoryRouter>
      <Me />
    </MemoryRouter>,
  );
  const told = async (which: number, devices: readonly object[]) => {
    await eventually(() => expect(answers.length).toBeGreaterThan(which));
    const answer = answers[which]!(devices);
    // It takes a moment more to be read and shown.
    await eventually(() => expect(answer.bodyUsed).toBe(true));
    await act(() => new Promise(read => setTimeout(read)));
  };
  const signOut = async (device: string) => {
    await act(async () => (await screen.findByRole('button', { name: new RegExp(device) })).click());
    const question = await screen.findByRole('group', { name: new RegExp(device) });
    await act(async () => within(question).getByRole('button', { name: 'Sign out' }).click());
  };
  await told(0, DEVICES);
  await signOut('A phone');
  await signOut('A tablet');
  await told(2, [DEVICES[0]!]);
  await eventually(() => expect(screen.queryByText('A phone')).toBeNull());
  await told(1, [DEVICES[0]!, DEVICES[2]!]);
  expect(screen.queryByText('A tablet')).toBeNull();
});
