import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePlayerName } from '../../../../src/client/match/lobby/player-name.ts';
import { closeStorage } from '../../closed-storage.ts';

const open = () => renderHook(() => usePlayerName()).result;
const typed = (name: string) => {
  const hook = open();
  act(() => hook.current[1](name));
  return hook.current[0];
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the name one sits down with', () => {
  it('is nobody’s at first', () => {
    expect(open().current[0]).toBe('');
  });

  it('stands as it is typed, and is remembered without the blanks around it', () => {
    expect(typed('Ada Lovelace ')).toBe('Ada Lovelace ');
    expect(open().current[0]).toBe('Ada Lovelace');
  });

  it('is never longer than the lobby takes, whatever the store holds', () => {
    localStorage.setItem('name', '👨‍👩‍👧‍👦'.repeat(25));
    expect(open().current[0]).toBe('👨‍👩‍👧‍👦'.repeat(24));
  });

  it('holds for the visit where nothing can be stored', () => {
    closeStorage();
    expect(open().current[0]).toBe('');
    expect(typed('Ada')).toBe('Ada');
  });
});
