import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetWho, keepWho } from '../../../../src/client/match/member/who.ts';
import { useOwnID } from '../../../../src/client/pages/duplicate/own-seat.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('what is told of a member after they have signed out is not taken for the guest’s', async () => {
  let answer = (_: Response) => {};
  vi.stubGlobal('fetch', () => new Promise<Response>(resolve => (answer = resolve)));
  keepWho('Ada');
  const { result } = renderHook(() => useOwnID());
  act(() => forgetWho());
  await act(async () => answer(Response.json({ member: { id: 'ada-id' } })));
  expect(result.current).toBeNull();
});
