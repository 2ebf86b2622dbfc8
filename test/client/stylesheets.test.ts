import { describe, expect, it } from 'vitest';
import { LAYOUTS, STEPS } from '../../src/client/ui/theme/layouts.ts';
import {
  allOf,
  type Block,
  bareClasses,
  blocksOf,
  classesIn,
  filesOf,
  parseCss,
  stylesheets,
  textOf,
} from './stylesheets.ts';

const ALL = stylesheets().map(path => ({ path, blocks: blocksOf(path) }));
const OF_GAMES = ALL.filter(({ path }) => path.startsWith('games/'));

const folderOf = (path: string): string => path.split('/')[1]!;
const scopeOf = (path: string): string => `@scope ([data-styles~="${folderOf(path)}"])`;

describe('the stylesheets of the games', () => {
  it('reach nothing but what is marked with their folder', () => {
    const elsewhere = OF_GAMES.flatMap(({ path, blocks }) =>
      blocks
        .map(({ prelude }) => prelude)
        .filter(prelude => prelude !== scopeOf(path) && !prelude.startsWith('@keyframes'))
        .map(prelude => `${path}: ${prelude}`),
    );
    expect(elsewhere).toEqual([]);
  });

  it('share no bare class with each other', () => {
    const owners = new Map<string, Set<string>>();
    for (const { path, blocks } of OF_GAMES)
      for (const name of bareClasses(blocks))
        owners.set(name, (owners.get(name) ?? new Set()).add(folderOf(path)));
    expect([...owners].filter(([, folders]) => folders.size > 1)).toEqual([]);
  });

  it('style no class that another page styles, but those of the table around them', () => {
    const scoped = new Set(
      OF_GAMES.flatMap(({ blocks }) => allOf(blocks).flatMap(({ prelude }) => classesIn(prelude))),
    );
    const around = new Set(
      ALL.filter(({ path }) => path.startsWith('table/')).flatMap(({ blocks }) => [...bareClasses(blocks)]),
    );
    const both = ALL.filter(({ path }) => !path.startsWith('table/')).flatMap(({ path, blocks }) =>
      [...bareClasses(blocks)]
        .filter(name => scoped.has(name) && !around.has(name))
        .map(name => `${path}: .${name}`),
    );
    expect(both).toEqual([]);
  });

  it('have no rule that every element is tried with: one is looked up by its class, but not by a list in :is()', () => {
    const found = OF_GAMES.flatMap(({ path, blocks }) =>
      allOf(blocks)
        .flatMap(({ prelude }) => prelude.split(/,(?![^(]*\))/))
        .filter(selector => /^\s*:is\((?:[^()]|\([^()]*\))*,(?:[^()]|\([^()]*\))*\)[^ ]*\s*$/.test(selector))
        .map(selector => `${path}: ${selector.trim()}`),
    );
    expect(found).toEqual([]);
  });

  it('style no part of a drawing by its name alone: it has that name in other drawings too', () => {
    // A part is what a stylesheet of drawings speaks of inside of a drawing only: `.kheops-sign .light`.
    const selectors = (blocks: readonly Block[]) =>
      allOf(blocks).flatMap(({ prelude }) =>
        prelude.startsWith('@') || /^(from|to|\d)/.test(prelude) ? [] : prelude.split(/,(?![^(]*\))/),
      );
    const leading = (selector: string) => classesIn(selector.trim().split(/[ >+~](?![^(]*\))/)[0]!);
    const all = OF_GAMES.map(({ path, blocks }) => {
      const own = selectors(blocks);
      const alone = new Set(own.flatMap(leading));
      const parts = path.includes('/art/') ? own.flatMap(classesIn).filter(name => !alone.has(name)) : [];
      return { folder: folderOf(path), path, alone, parts };
    });
    const parts = new Set(all.flatMap(({ folder, parts }) => parts.map(part => `${folder} ${part}`)));
    const found = all.flatMap(({ folder, path, alone }) =>
      [...alone].filter(name => parts.has(`${folder} ${name}`)).map(name => `${path}: .${name}`),
    );
    expect(parts.has('kheops light')).toBe(true);
    expect(found).toEqual([]);
  });

  it('name every animation once', () => {
    const names = ALL.flatMap(({ blocks }) => allOf(blocks))
      .filter(({ prelude }) => prelude.startsWith('@keyframes'))
      .map(({ prelude }) => prelude);
    expect(names).toEqual([...new Set(names)]);
  });

  it('are read as a browser reads them', () => {
    const css = '.a .b{color:red}/* .no{} */@media (x){@scope (.s){.c{--d: 1;}} .e>.f::before{}}';
    expect([...bareClasses(parseCss(css))]).toEqual(['a', 'b', 'e', 'f']);
    expect(parseCss(css)[0]?.declarations).toEqual(['color:red']);
  });
});

/**
 * A browser asks again with every change inside, and beside a rule about whatever is in a page it then works out the
 * style of all of it: a press at a table of Kheops took six times as long.
 */
describe('what a whole page lies in', () => {
  const onScreen = (blocks: readonly Block[]): readonly Block[] =>
    blocks
      .filter(({ prelude }) => prelude !== '@media print')
      .flatMap(block => [block, ...onScreen(block.blocks)]);

  it('is styled without asking what it holds', () => {
    const asks = ALL.flatMap(({ path, blocks }) =>
      onScreen(blocks).flatMap(({ prelude }) =>
        /\.(page|page-main|board)(?![\w-])[^ >+~,]*:has\(|:scope[^ >+~,]*:has\(/.test(prelude)
          ? [`${path}: ${prelude}`]
          : [],
      ),
    );
    expect(asks).toEqual([]);
  });
});

describe('colours', () => {
  /** It speaks to browsers that read no stylesheet of ours. */
  const BEFORE_STYLES = 'app/old-browser.js';
  /** In a stylesheet or drawing; in a script only as a text, where `#` begins the names of private fields too. */
  const NUMBER = /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi;
  const WRITTEN = /(?<=["'`])#[0-9a-f]{3,8}\b|(?<=["'`])(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi;

  it('are numbers in the theme and in drawings alone, and everywhere else names', () => {
    const files = filesOf(/\.(css|svg|js|tsx?)$/);
    const numbers = files
      .filter(path => !/^ui\/theme\/|\/art\//.test(path) && path !== BEFORE_STYLES)
      .flatMap(path =>
        (textOf(path).match(/\.(css|svg)$/.test(path) ? NUMBER : WRITTEN) ?? []).map(
          found => `${path}: ${found}`,
        ),
      );
    expect(numbers).toEqual([]);
    expect(textOf(BEFORE_STYLES).match(NUMBER)).toHaveLength(2);
  });

  it('have names that are given and used', () => {
    const lines = ALL.flatMap(({ blocks }) => allOf(blocks)).flatMap(({ declarations }) => declarations);
    const named = new Set(lines.flatMap(line => line.match(/^--[\w-]+(?=:)/) ?? []));
    const sources = filesOf(/\.(css|tsx?)$/).map(textOf);
    const asked = new Set(
      sources.flatMap(text => [...text.matchAll(/var\((--[\w-]+)(?=[ ,)])/g)].map(([, name]) => name!)),
    );
    // By a script; with a stroke at the end it is the beginning of a name.
    const given = [...new Set(sources.flatMap(text => text.match(/(?<=["'`])--[\w-]+/g) ?? []))];
    const isGiven = (name: string) =>
      given.some(each => (each.endsWith('-') ? name.startsWith(each) : name === each));
    const unknown = [...asked].filter(name => !named.has(name) && !isGiven(name));
    const tokens = ALL.filter(({ path }) => /^ui\/theme\/|pigments\.css$/.test(path))
      .flatMap(({ blocks }) => allOf(blocks))
      .flatMap(({ declarations }) => declarations.flatMap(line => line.match(/^--[\w-]+(?=:)/) ?? []));
    expect(unknown).toEqual([]);
    expect(tokens.filter(name => !asked.has(name))).toEqual([]);
    expect(tokens.length).toBeGreaterThan(80);
  });
});

/** `(40em <= width < 60em) and (height >= 50em)`, to be asked of numbers. */
const asScript = (query: string): string =>
  query
    .replaceAll('em', '')
    .replace(/([\d.]+) <= width < ([\d.]+)/g, '$1 <= width && width < $2')
    .replaceAll(' or ', ' || ')
    .replaceAll(' and ', ' && ');

describe('sizes', () => {
  /** Shares of a drawn piece, and what the element around has: neither is a size of type. */
  const FREE = /^(inherit|[\d.]+cqi)$/;
  const declared = (property: string) =>
    ALL.filter(({ path }) => path !== 'ui/theme/tokens.css').flatMap(({ path, blocks }) =>
      allOf(blocks)
        .filter(({ prelude }) => prelude !== '@font-face')
        .flatMap(({ declarations }) => declarations)
        .filter(line => line.startsWith(`${property}:`))
        .map(line => ({ path, value: line.slice(property.length + 1).trim() })),
    );

  it('of type come from the tokens', () => {
    const sizes = declared('font-size');
    expect(sizes.length).toBeGreaterThan(50);
    expect(sizes.filter(({ value }) => !/^var\(--type-[\w-]+\)$/.test(value) && !FREE.test(value))).toEqual(
      [],
    );
  });

  it('of type are named one by one: the shorthand would put figures and line height back', () => {
    expect(declared('font').filter(({ value }) => value !== 'inherit')).toEqual([]);
  });

  it('of type are all in use', () => {
    const tokens = allOf(blocksOf('ui/theme/tokens.css')).flatMap(({ declarations }) => declarations);
    const names = tokens.flatMap(line => line.match(/^--type-[\w-]+/) ?? []);
    const used = new Set(declared('font-size').map(({ value }) => value.slice('var('.length, -1)));
    expect(names.filter(name => !used.has(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(10);
  });

  it('never hang on the height of a face', () => {
    expect(declared('line-height').filter(({ value }) => value === 'normal')).toEqual([]);
  });

  it('of windows stand with the layouts alone: a stylesheet or component names one', () => {
    const NUMBER =
      /\b(min-|max-)?(width|height|aspect-ratio)\s*(:|[<>]=?)\s*[\d.]|[\d.]+(px|rem|em)?\s*[<>]=?\s*(width|height)/;
    const asked = ALL.flatMap(({ path, blocks }) =>
      allOf(blocks).flatMap(({ prelude }) => (prelude.startsWith('@media') ? [{ path, prelude }] : [])),
    );
    expect(asked.filter(({ prelude }) => NUMBER.test(prelude))).toEqual([]);
    const known = Object.keys({ ...LAYOUTS, ...STEPS });
    const named = asked.flatMap(({ prelude }) =>
      [...prelude.matchAll(/\(--([\w-]+)\)/g)].map(([, name]) => name!),
    );
    expect(named.filter(name => !known.includes(name))).toEqual([]);
    expect(known.filter(name => !named.includes(name))).toEqual([]);
    const asking = filesOf(/\.tsx?$/).filter(
      path =>
        path !== 'ui/theme/layouts.ts' &&
        /['"`][^'"`\n]*\((?:min|max)-(?:width|height):|matchMedia\([^)]*width/.test(textOf(path)),
    );
    expect(asking).toEqual([]);
  });

  /** Whether a window has exactly one of them. */
  it('of windows have one layout each', () => {
    const { wall, ...each } = LAYOUTS;
    const holds = (query: string, width: number, height: number): boolean =>
      Function('width', 'height', `return ${asScript(query)}`)(width, height);
    const windows = [20, 29.9, 30, 43.7, 43.75, 62.4, 62.5, 100].flatMap(width =>
      [20, 29.9, 30, 49.9, 50, 56.25].map(height => [width, height] as const),
    );
    const wrong = windows.filter(
      ([width, height]) => Object.values(each).filter(query => holds(query, width, height)).length !== 1,
    );
    expect(wrong).toEqual([]);
    expect(windows.filter(([width, height]) => holds(wall, width, height))).toEqual([[100, 56.25]]);
  });
});
