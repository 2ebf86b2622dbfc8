import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { keptName } from '../../../../src/client/match/lobby/player-name.ts';
import {
  forgetWho,
  keepWho,
  noteSignedOut,
  useMember,
  useWho,
} from '../../../../src/client/match/member/who.ts';
import { keepText } from '../../../../src/client/ui/storage/device.ts';

afterEach(() => {
  cleanup();
  forgetWho();
});

it('a guest’s field for a name does not begin with that of whoever was signed in, unless it is another', () => {
  for (const end of [forgetWho, noteSignedOut]) {
    keepWho('Ada');
    expect(keptName()).toBe('Ada');
    end();
    expect(keptName()).toBe('');
  }
  keepText('name', 'Bea');
  forgetWho();
  expect(keptName()).toBe('Bea');
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
