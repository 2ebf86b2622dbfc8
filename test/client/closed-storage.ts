import { onTestFinished } from 'vitest';
import { forgetVisit } from '../../src/client/ui/storage/device.ts';

const AREAS = ['localStorage', 'sessionStorage'] as const;

/** What the page finds in the place of its storage, until the test is over. */
const standIn = (get: () => unknown): void => {
  const before = AREAS.map(area => [area, Object.getOwnPropertyDescriptor(window, area)] as const);
  for (const area of AREAS) Object.defineProperty(window, area, { configurable: true, get });
  onTestFinished(() => {
    for (const [area, descriptor] of before) if (descriptor) Object.defineProperty(window, area, descriptor);
    forgetVisit();
  });
};

const denied = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

/** The ways in which browsers let a page keep nothing. */
const DENIALS = {
  'reading the property throws': denied,
  'there is null': () => null,
  'there is none': () => undefined,
  'every call throws': () => ({
    getItem: denied,
    setItem: denied,
    removeItem: denied,
    key: denied,
    length: 0,
  }),
} as const;
export type Denial = keyof typeof DENIALS;
export const WAYS_TO_DENY = Object.keys(DENIALS) as readonly Denial[];

/** A browser that lets pages keep nothing, as some do in private windows, until the test is over. */
export const closeStorage = (way: Denial = 'every call throws'): void => standIn(DENIALS[way]);

/** A browser that has room for so many characters, keys included, until the test is over. */
export const smallStorage = (room: number): Storage => {
  const texts = new Map<string, string>();
  const taken = () => [...texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  const area = {
    get length() {
      return texts.size;
    },
    key: (i: number) => [...texts.keys()][i] ?? null,
    getItem: (key: string) => texts.get(key) ?? null,
    removeItem: (key: string) => void texts.delete(key),
    clear: () => texts.clear(),
    setItem: (key: string, text: string) => {
      const before = texts.get(key);
      texts.set(key, String(text));
      if (taken() <= room) return;
      if (before === undefined) texts.delete(key);
      else texts.set(key, before);
      throw new DOMException('no room', 'QuotaExceededError');
    },
  };
  standIn(() => area);
  return area;
};

/** Another tab of the same browser keeps something, or with null lets go of it. */
export const keepElsewhere = (key: string, text: string | null): void => {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: text, storageArea: localStorage }));
};
