import { describe, expect, it } from 'vitest';
import { allOf, bareClasses, blocksOf, classesIn, parseCss, stylesheets } from './stylesheets.ts';

const ALL = stylesheets().map(path => ({ path, blocks: blocksOf(path) }));
const OF_GAMES = ALL.filter(({ path }) => path.startsWith('games/'));

const folderOf = (path: string): string => path.split('/')[1]!;
const scopeOf = (path: string): string => `@scope ([data-styles~="${folderOf(path)}"])`;

describe('the stylesheets of the games', () => {
  it.each(OF_GAMES.map(({ path, blocks }) => [path, blocks] as const))(
    '%s reaches nothing but what is marked with its folder',
    (path, blocks) => {
      const elsewhere = blocks.map(({ prelude }) => prelude).filter(prelude => prelude !== scopeOf(path));
      expect(elsewhere.filter(prelude => !prelude.startsWith('@keyframes'))).toEqual([]);
    },
  );

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
