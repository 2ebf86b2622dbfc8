import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const CLIENT = join(dirname(fileURLToPath(import.meta.url)), '../../src/client');

/** A block of a stylesheet: a rule with its selectors, or an at-rule with what it holds. */
export type Block = {
  /** What stands before the brace, in one line. */
  readonly prelude: string;
  /** `property: value` lines. */
  readonly declarations: readonly string[];
  readonly blocks: readonly Block[];
};

/** Paths of the client's files that are called so, from its folder. */
export const filesOf = (called: RegExp): string[] =>
  readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .map(path => posix.normalize(path.replaceAll('\\', '/')))
    .filter(path => called.test(path))
    .toSorted();

export const stylesheets = (): string[] => filesOf(/\.css$/);

/** @param path from the client's folder */
export const textOf = (path: string): string => readFileSync(join(CLIENT, path), 'utf8');

/** The blocks of a stylesheet. Ours have no braces or semicolons in strings. */
export const parseCss = (text: string): readonly Block[] => {
  const tokens = text.replace(/\/\*[\s\S]*?\*\//g, '').match(/[{};]|[^{};]+/g) ?? [];
  let at = 0;
  const inside = (): { declarations: string[]; blocks: Block[] } => {
    const declarations: string[] = [];
    const blocks: Block[] = [];
    let before = '';
    for (; at < tokens.length; at++) {
      const token = tokens[at]!;
      if (token === '}') break;
      if (token === '{') {
        at++;
        blocks.push({ prelude: before, ...inside() });
        before = '';
      } else if (token === ';') {
        declarations.push(before);
        before = '';
      } else before = token.trim().replace(/\s+/g, ' ');
    }
    if (before !== '') declarations.push(before);
    return { declarations, blocks };
  };
  return inside().blocks;
};

export const blocksOf = (path: string): readonly Block[] => parseCss(textOf(path));

/** A block and all that are inside of it. */
export const allOf = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap(block => [block, ...allOf(block.blocks)]);

export const classesIn = (selectors: string): string[] =>
  [...selectors.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name!);

/** The classes that rules reach wherever they are on a page, as they stand outside of any `@scope`. */
export const bareClasses = (blocks: readonly Block[]): Set<string> =>
  new Set(
    blocks.flatMap(({ prelude, blocks: inner }) =>
      prelude.startsWith('@scope')
        ? []
        : prelude.startsWith('@')
          ? [...bareClasses(inner)]
          : classesIn(prelude),
    ),
  );
