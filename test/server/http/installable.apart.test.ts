import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawIcon, ICONS } from '../../../scripts/icons.ts';
import { isServersOwn } from '../../../src/server/http/static-files.ts';
import { isPage, isRecord, isTable, shellOf } from '../../../src/worker/paths.ts';

const isPageAt = (address: string): boolean => {
  const { pathname, search } = new URL(address, 'https://games.example');
  return isPage(pathname, search);
};
const read = (path: string) => readFileSync(new URL(`../../../public/${path}`, import.meta.url));

describe('what makes the site installable', () => {
  const manifest = JSON.parse(read('manifest.webmanifest').toString()) as {
    readonly icons: readonly { src: string; sizes: string; type: string; purpose?: string }[];
    readonly [key: string]: unknown;
  };

  it('the manifest says where it begins and that it stands alone', () => {
    expect(manifest).toMatchObject({ start_url: './', scope: './', display: 'standalone' });
    const drawn = manifest.icons.filter(({ type }) => type === 'image/png');
    expect(drawn.filter(({ purpose }) => purpose === undefined).map(({ sizes }) => sizes)).toEqual(
      expect.arrayContaining(['192x192', '512x512']),
    );
    expect(drawn.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    for (const { src, sizes } of drawn)
      expect(ICONS.map(({ file, size }) => [file, `${size}x${size}`])).toContainEqual([src, sizes]);
  });

  it.each(ICONS)('$file is drawn from our own icon', async icon => {
    expect((await drawIcon(icon)).equals(read(icon.file))).toBe(true);
  });
});

describe('what the service worker leaves to the server', () => {
  it.each(['/games/ra', '/lobby/stream', '/healthz', '/health', '/readyz', '/metrics', '/socket.io/'])(
    '%s, which is its own',
    path => {
      expect(isServersOwn(path)).toBe(true);
      expect(isPageAt(path)).toBe(false);
    },
  );

  it.each([
    '/icon.svg',
    '/assets/gone-1a2b.js',
    '/local/ra?debug',
    '/service-worker.js',
    '/robots.txt',
    '/nothing',
    '/match/ra/abc.',
  ])('%s', path => {
    expect(isPageAt(path)).toBe(false);
  });

  it.each([
    ['/', 'it-IT', 'pages/home.it.html'],
    ['/', 'de', 'pages/home.en.html'],
    ['/local/ra?quick', 'it', 'index.html'],
    ['/match/kheops/a-B_c', 'en', 'index.html'],
    ['/rules/ra#R-11', 'en', 'index.html'],
  ])('but not %s (%s)', (path, language, shell) => {
    expect(isPageAt(path)).toBe(true);
    expect(shellOf(new URL(path, 'https://games.example').pathname, language)).toBe(shell);
  });

  it('records are kept, and nothing else of a match', () => {
    expect(isRecord('/games/ra/a-B_c/record')).toBe(true);
    expect(['/games/ra/abc', '/games/ra/record', '/games/ra/a/b/record'].map(isRecord)).toEqual(
      Array(3).fill(false),
    );
  });

  it('a match, a guided one and a replay are where nothing is taken away', () => {
    const tables = ['/match/ra/x', '/local/ra', '/learn/ra', '/try/ra/R-11', '/replay/ra/x', '/replay'];
    expect(tables.filter(isTable)).toEqual(tables);
    expect(['/', '/rules/ra', '/played', '/proof/ra/x', '/learning'].filter(isTable)).toEqual([]);
  });
});
