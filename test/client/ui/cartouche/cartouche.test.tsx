import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Cartouche } from '../../../../src/client/ui/cartouche/art/cartouche.tsx';
import { cartoucheOf, GROUNDS } from '../../../../src/client/ui/cartouche/art/cartouche-of.ts';
import { SIGN_COUNT } from '../../../../src/client/ui/cartouche/art/signs.tsx';

const NAMES = Array.from({ length: 2000 }, (_, i) => `Ada ${i}`);
const written = (name: string) => JSON.stringify(cartoucheOf(name));

it('is the same for a name however it is cased, and on every device from one version to the next', () => {
  expect(cartoucheOf('ADA ')).toEqual(cartoucheOf('ada'));
  expect(cartoucheOf('Ada')).toEqual({ signs: [22, 20], ground: 'papyrus', ring: 'plain' });
});

it('has two different signs, and uses every sign and ground', () => {
  const all = NAMES.map(cartoucheOf);
  expect(all.filter(({ signs: [upper, lower] }) => upper === lower)).toEqual([]);
  expect(new Set(all.flatMap(({ signs }) => signs)).size).toBe(SIGN_COUNT);
  expect(new Set(all.map(({ ground }) => ground)).size).toBe(GROUNDS.length);
});

it('tells people apart: of two thousand names no ten share one, and of the signs alone no twenty', () => {
  const most = (keys: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    return Math.max(...counts.values());
  };
  expect(most(NAMES.map(written))).toBeLessThan(10);
  expect(most(NAMES.map(name => cartoucheOf(name).signs.join()))).toBeLessThan(20);
});

it('says nothing to screen readers: the name beside it does', () => {
  const drawn = renderToStaticMarkup(<Cartouche name="Ada" />);
  expect(drawn).toMatch(/^<svg[^>]* aria-hidden="true"/);
  expect(drawn).not.toContain('<title');
});
