import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LAYOUTS, STEPS } from '../src/client/ui/theme/layouts.ts';

const NAME = /(?<![\w-])--[a-z][\w-]*/g;
/** Where a stylesheet gives a custom property its value, or says of what kind it is. */
const GIVEN = /(?<![\w-])--[a-z][\w-]*(?=\s*:)|(?<=@property\s+)--[a-z][\w-]*/g;

/** A layout may be called as a property is; tests put other faces in the place of ours. */
const isKept = (name: string): boolean =>
  Object.hasOwn({ ...LAYOUTS, ...STEPS }, name.slice('--'.length)) || name.startsWith('--font-');

/**
 * What the custom properties of these stylesheets are called in what is built: `--stone-edge` is `--se`, whatever comes after it
 * with the same letters has a number too. A tenth of what a stylesheet says are names, and packed they are still three hundredths.
 * @param scripts all else that may name one: such a property keeps its name, and so do all that begin as a script does with a
 * stroke at the end
 */
export const shortNames = (
  sheets: readonly string[],
  scripts: readonly string[],
): ReadonlyMap<string, string> => {
  const named = new Set(scripts.flatMap(text => text.match(NAME) ?? []));
  const beginnings = [...named].filter(name => name.endsWith('-'));
  const given = new Set(sheets.flatMap(text => text.match(GIVEN) ?? []));
  const isFree = (name: string) =>
    !isKept(name) && !named.has(name) && !beginnings.some(beginning => name.startsWith(beginning));
  const free = new Set([...given].filter(isFree));
  const mentioned = sheets.flatMap(text => text.match(NAME) ?? []);
  const taken = new Set([...mentioned, ...named].filter(name => !free.has(name)));
  const short = new Map<string, string>();
  for (const name of [...free].toSorted()) {
    const letters = name.replace(/-+(\w)\w*/g, '$1');
    let next = `--${letters}`;
    for (let n = 2; taken.has(next); n++) next = `--${letters}${n}`;
    taken.add(next);
    short.set(name, next);
  }
  return short;
};

/** The stylesheet with these names. */
export const renamed = (css: string, names: ReadonlyMap<string, string>): string =>
  css.replace(NAME, name => names.get(name) ?? name);

/** Gives custom properties short names in what is built; before a file is called by its content, which has the names in it. */
export const shortenedNames = (): Plugin => {
  let names: ReadonlyMap<string, string> = new Map();
  return {
    name: 'short-names',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ root }) => {
      const folder = join(root, 'src/client');
      const read = (pattern: RegExp) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter(path => pattern.test(path))
          .map(path => readFileSync(join(folder, path), 'utf8'));
      const page = readFileSync(join(root, 'index.html'), 'utf8');
      names = shortNames(read(/\.css$/), [...read(/\.(tsx?|js|svg)$/), page]);
    },
    transform: {
      filter: { id: /\/src\/client\/.*\.css$/ },
      handler: code => renamed(code, names),
    },
  };
};
