import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

/** The project’s own source, read as text and as a syntax tree: for tests that hold its habits. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** A node of the syntax tree (ESTree with TypeScript). */
export type Node = { readonly type: string; readonly [key: string]: unknown };

/** Paths of all files of a kind below a folder, TypeScript if nothing is said, from the project’s root, with forward strokes. */
export const sourceFiles = (folder: string, kind = /\.tsx?$/): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map(path => posix.join(folder, path.replaceAll('\\', '/')))
    .filter(path => kind.test(path))
    .toSorted();

export const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

export const treeOf = (path: string, text = textOf(path)): Node => {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);
  return program as unknown as Node;
};

/** Calls `visit` with every node, parents first. */
export const walk = (
  node: unknown,
  visit: (node: Node, parent: Node | null) => void,
  parent: Node | null = null,
): void => {
  if (Array.isArray(node)) {
    for (const each of node) walk(each, visit, parent);
  } else if (typeof node === 'object' && node !== null) {
    const here = 'type' in node ? (node as Node) : parent;
    if (here !== null && here !== parent) visit(here, parent);
    for (const child of Object.values(node)) walk(child, visit, here);
  }
};

export type Import = {
  /** As written, or the path from the project’s root where it is relative. */
  readonly of: string;
  /** Of types alone, which leaves nothing in the program that runs. */
  readonly typeOnly: boolean;
  /** Loaded when it is asked for. */
  readonly dynamic: boolean;
  readonly names: readonly string[];
};

const nameOf = (node: unknown): string =>
  String((node as { name?: string; value?: string })?.name ?? (node as { value?: string })?.value);
const IMPORTING = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

/** Loads bots out of files that are named on the command line. */
const LOADS_WHAT_IS_NAMED = 'src/tools/duels/contestants.ts';

/** Everything a file imports, however it does: static, dynamic, re-exported, or in a type. */
export const importsOf = (path: string, text = textOf(path)): Import[] => {
  const found: Import[] = [];
  walk(treeOf(path, text), node => {
    if (!IMPORTING.has(node.type) || !node.source) return;
    const { value } = node.source as { value?: unknown };
    if (typeof value !== 'string' && path === LOADS_WHAT_IS_NAMED) return;
    if (typeof value !== 'string') throw new Error(`${path} imports something that is not written out`);
    const specifiers = (node.specifiers ?? []) as Node[];
    const kinds = [node.importKind, node.exportKind];
    found.push({
      of: value.startsWith('.') ? posix.join(posix.dirname(path), value) : value,
      typeOnly:
        node.type === 'TSImportType' ||
        kinds.includes('type') ||
        (specifiers.length > 0 &&
          specifiers.every(each => each.importKind === 'type' || each.exportKind === 'type')),
      dynamic: node.type === 'ImportExpression',
      names: specifiers.map(each => nameOf(each.imported ?? each.local)),
    });
  });
  return found;
};
