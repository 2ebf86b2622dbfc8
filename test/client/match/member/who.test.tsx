import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import {
  forgetWho,
  keepWho,
  noteSignedOut,
  useMember,
  useWho,
} from '../../../../src/client/match/member/who.ts';

afterEach(() => {
  cleanup();
  forgetWho();
});

it('whoever was signed out elsewhere is still known by name, and is no member here', () => {
  const { result } = renderHook(() => ({ member: useMember()?.name, who: useWho()?.name }));
  expect(result.current).toEqual({ member: undefined, who: undefined });
  act(() => keepWho('Ada'));
  expect(result.current).toEqual({ member: 'Ada', who: 'Ada' });
  act(noteSignedOut);
  expect(result.current).toEqual({ member: undefined, who: 'Ada' });
  act(() => keepWho('Ada'));
  expect(result.current.member).toBe('Ada');
});
