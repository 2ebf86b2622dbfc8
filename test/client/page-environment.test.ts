import { expect, it, vi } from 'vitest';
import page from './page-environment.ts';

const descriptorsOf = (of: object) => Object.getOwnPropertyDescriptors(of);

/** A global object such as a newer Node's: with a storage that warns and is not there, and much that looks like a browser's. */
const runtime = () => {
  const warn = vi.fn();
  const global: Record<string, unknown> = { process, Buffer, console, performance, setTimeout, Map };
  const attributes = {
    localStorage: warn,
    sessionStorage: warn,
    navigator: () => ({ language: 'it-IT', userAgent: 'Node.js/99' }),
  };
  for (const [name, get] of Object.entries(attributes))
    Object.defineProperty(global, name, { get, set: () => {}, enumerable: true, configurable: true });
  for (const name of [
    'WebSocket',
    'EventSource',
    'Event',
    'CustomEvent',
    'Storage',
    'Worker',
    'CacheStorage',
  ])
    Object.defineProperty(global, name, {
      value: class OfNode {},
      writable: true,
      enumerable: false,
      configurable: true,
    });
  Object.defineProperty(global, 'fetch', { value: () => 'of Node', writable: true, configurable: true });
  return { global, warn };
};

it('a page has nothing that only looks like a browser’s: its own stands in the place, or none', async () => {
  const { global, warn } = runtime();
  const before = descriptorsOf(global);
  const { teardown } = await page.setup(global as typeof globalThis, {});
  const { localStorage, sessionStorage, navigator, Event, Storage, fetch, document, setTimeout } =
    global as unknown as typeof globalThis;
  for (const storage of [localStorage, sessionStorage]) {
    expect(storage).toBeInstanceOf(Storage);
    storage.setItem('kept', 'yes');
    expect(storage.getItem('kept')).toBe('yes');
  }
  expect(navigator.userAgent).toContain('HappyDOM');
  expect(navigator.language).toBe('en-US');
  expect(document.createEvent('Event')).toBeInstanceOf(Event);
  expect(Object.keys(descriptorsOf(global)).filter(name => String(global[name]).includes('OfNode'))).toEqual(
    [],
  );
  for (const missing of ['EventSource', 'Worker', 'CacheStorage']) expect(global).not.toHaveProperty(missing);
  expect(String(fetch)).not.toContain('of Node');
  expect(setTimeout).toBe(before.setTimeout?.value);
  await teardown(global);
  const { window: _, self: __, top: ___, parent: ____, ...after } = descriptorsOf(global);
  expect(after).toEqual(before);
  expect(warn).not.toHaveBeenCalled();
});

it('the page of these tests is such a one', () => {
  expect(localStorage).toBeInstanceOf(Storage);
  expect(navigator.userAgent).toContain('HappyDOM');
  expect(document.createEvent('Event')).toBeInstanceOf(Event);
  expect(window).toBe(globalThis);
});
