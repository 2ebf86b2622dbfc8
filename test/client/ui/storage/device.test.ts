import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  onChange,
  onUnkept,
  storeText,
  textAt,
  unkeptNow,
} from '../../../../src/client/ui/storage/device.ts';
import type { Key } from '../../../../src/client/ui/storage/places.ts';
import { closeStorage, keepElsewhere, smallStorage, WAYS_TO_DENY } from '../../closed-storage.ts';

const LONG = 'x'.repeat(100);
/** As much as the texts and keys of these take. */
const roomFor = (kept: Readonly<Record<string, string>>): number =>
  Object.entries(kept).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
const fill = (kept: Readonly<Record<string, string>>): Storage => {
  const area = smallStorage(roomFor(kept));
  for (const [key, text] of Object.entries(kept)) area.setItem(key, text);
  return area;
};
const keysIn = (area: Storage) => Array.from({ length: area.length }, (_, i) => area.key(i)).toSorted();

beforeEach(() => localStorage.clear());

it('what is kept stands in the browser, and nothing is to be lost', () => {
  expect(storeText('seats', '[]')).toBe(true);
  expect(localStorage.getItem('seats')).toBe('[]');
  expect(textAt('seats')).toBe('[]');
  expect(storeText('seats', null)).toBe(true);
  expect(textAt('seats')).toBeNull();
  expect(unkeptNow()).toBeNull();
});

describe.each(WAYS_TO_DENY)('where nothing is kept because %s', way => {
  it('it is kept in mind for as long as the page is open, and it is said what is to be lost', () => {
    closeStorage(way);
    const told = vi.fn();
    const stop = onUnkept(told);
    expect(textAt('name')).toBeNull();
    expect(storeText('name', 'Ada')).toBe(false);
    expect(textAt('name')).toBe('Ada');
    expect(unkeptNow()).toEqual({ cause: 'denied', weight: 'setting' });
    storeText('seats', '[1]');
    expect(unkeptNow()).toEqual({ cause: 'denied', weight: 'seat' });
    storeText('seats', null);
    expect(textAt('seats')).toBeNull();
    expect(unkeptNow()).toEqual({ cause: 'denied', weight: 'setting' });
    expect(told).toHaveBeenCalledTimes(3);
    stop();
  });
});

describe('where there is no room', () => {
  const replaceable: readonly [Key, string][] = [
    ['aside:settings', LONG],
    ['played-record:a', LONG],
    ['played-matches', LONG],
    ['seals', LONG],
    ['lesson:ra', LONG],
    ['exercise:ra', LONG],
    ['local-match:ra', `{"over":true} ${LONG}`],
  ];
  it.each(replaceable)('%s makes room for a seat', (key, text) => {
    const area = fill({ [key]: text, settings: '{}' });
    expect(storeText('seats', '[1]')).toBe(true);
    expect(keysIn(area)).toEqual(['seats', 'settings']);
    expect(unkeptNow()).toBeNull();
  });

  it.each<[string, string]>([
    ['settings', LONG],
    ['name', LONG],
    ['muted', LONG],
    ['local-match:ra', `{"over":false} ${LONG}`],
    ['somebody else’s', LONG],
  ])('%s stays, and the seat is kept in mind', (key, text) => {
    const area = fill({ [key]: text });
    expect(storeText('seats', '[1]')).toBe(false);
    expect(keysIn(area)).toEqual([key]);
    expect(textAt('seats')).toBe('[1]');
    expect(unkeptNow()).toEqual({ cause: 'full', weight: 'seat' });
  });

  it('what matters least goes first, the largest of it, and no more than has to', () => {
    const area = fill({
      seals: LONG,
      'played-record:small': 'x'.repeat(20),
      'played-record:large': LONG,
      'played-matches': LONG,
    });
    storeText('seats', 'x'.repeat(50));
    expect(keysIn(area)).toEqual(['played-matches', 'played-record:small', 'seals', 'seats']);
    storeText('local-match:ra', 'x'.repeat(80));
    expect(keysIn(area)).toEqual(['local-match:ra', 'played-matches', 'seals', 'seats']);
  });

  it('what can be done without makes no room for itself', () => {
    const area = fill({ 'played-record:a': LONG, 'played-matches': LONG });
    expect(storeText('played-record:b', 'x')).toBe(false);
    expect(keysIn(area)).toEqual(['played-matches', 'played-record:a']);
  });

  it('what was kept in mind finds its place when there is room again', () => {
    fill({ settings: LONG });
    storeText('seats', '[1]');
    storeText('settings', '{}');
    expect(localStorage.getItem('seats')).toBe('[1]');
    expect(unkeptNow()).toBeNull();
  });
});

it('who listens hears of changes of this tab and of others, until they stop', () => {
  const heard = vi.fn();
  const stop = onChange('name', heard);
  storeText('name', 'Ada');
  storeText('seats', '[]');
  expect(heard).toHaveBeenCalledTimes(1);
  keepElsewhere('name', 'Ned');
  expect(textAt('name')).toBe('Ned');
  keepElsewhere('seats', '[1]');
  expect(heard).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  keepElsewhere('name', 'Tiye');
  expect(heard).toHaveBeenCalledTimes(3);
});
