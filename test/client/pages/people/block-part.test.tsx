import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Profile } from '../../../../src/client/match/member/people/people.ts';
import { BlockPart } from '../../../../src/client/pages/people/block-part.tsx';
import { fakeLobby } from '../../match/lobby/fake-lobby.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('why somebody was not unblocked is said, and the profile is asked for anew: it may be old', async () => {
  fakeLobby({ 'DELETE /account/blocks/ned000000001': { status: 404, body: { error: 'not blocked' } } });
  const onChanged = vi.fn();
  const ned = { id: 'ned000000001', name: 'Ned', isBlocked: true } as Profile;
  render(<BlockPart profile={ned} onChanged={onChanged} />);
  fireEvent.click(screen.getByRole('button', { name: 'Unblock' }));
  expect((await screen.findByRole('alert')).textContent).toBe('That is there no more.');
  expect(onChanged).toHaveBeenCalledTimes(1);
});
