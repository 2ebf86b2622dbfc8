import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { minified } from '../../../scripts/inline-script.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SCRIPT = minified(join(ROOT, 'src/client/app/old-browser.js'));

/** What a page has of a browser that is new enough; without one of them it is not. */
const FEATURES = {
  CSS: { supports: () => true },
  CSSScopeRule: class {},
  HTMLDialogElement: class {},
  HTMLElement: { prototype: { popover: null } },
};

/** Runs it in a browser. @returns what it writes on the page */
const writtenIn = (features: object, script: object = { noModule: false }, language = 'en'): string => {
  let written = '';
  const document = {
    createElement: () => script,
    write: (text: string) => {
      written += text;
    },
    body: { style: {} },
    getElementById: () => ({ style: {} }),
  };
  new Function('window', SCRIPT)({ document, navigator: { language }, ...features });
  return written;
};

it('says nothing in a browser that is new enough', () => {
  expect(writtenIn(FEATURES)).toBe('');
});

it.each([
  ['no CSS.supports', { ...FEATURES, CSS: undefined }],
  ['no light-dark()', { ...FEATURES, CSS: { supports: () => false } }],
  ['no @scope', { ...FEATURES, CSSScopeRule: undefined }],
  ['no dialog', { ...FEATURES, HTMLDialogElement: undefined }],
  ['no popover', { ...FEATURES, HTMLElement: { prototype: {} } }],
  ['nothing at all', {}],
])('tells a browser with %s, in both languages, and lets nothing of the page follow', (_, features) => {
  const written = writtenIn(features);
  expect(written).toContain('This browser is too old');
  expect(written).toContain('Questo browser è troppo vecchio');
  expect(written).toMatch(/<noframes>$/);
});

it('tells a browser without modules', () => {
  expect(writtenIn(FEATURES, {})).toContain('too old');
});

it('begins with the reader’s language', () => {
  expect(writtenIn({}, {}, 'it-CH')).toMatch(/^<body><div [^>]+><div lang="it">/);
  expect(writtenIn({}, {}, 'de')).toMatch(/^<body><div [^>]+><div lang="en">/);
});

it('names the browsers that stylesheets are built for', () => {
  const [, targets = ''] =
    /BROWSERS = \[(.*)\]/.exec(readFileSync(join(ROOT, 'vite.config.ts'), 'utf8')) ?? [];
  const versions = [...targets.matchAll(/[a-z]+([\d.]+)/g)].map(([, version]) => version);
  expect(versions).toHaveLength(3);
  const written = writtenIn({});
  expect(versions.filter(version => written.split(` ${version}`).length !== 3)).toEqual([]);
});

/** All that ECMAScript 5 has of what the script could be written in. */
const ES5 = new Set(
  `Program Directive ExpressionStatement VariableDeclaration VariableDeclarator FunctionDeclaration FunctionExpression BlockStatement
  ReturnStatement IfStatement TryStatement CatchClause ForStatement EmptyStatement CallExpression NewExpression MemberExpression
  Identifier Literal ArrayExpression ObjectExpression Property AssignmentExpression BinaryExpression LogicalExpression
  UnaryExpression UpdateExpression ConditionalExpression SequenceExpression ParenthesizedExpression ThisExpression`.split(
    /\s+/,
  ),
);

it('is written in ECMAScript 5', () => {
  const { program, errors } = parseSync('old-browser.js', SCRIPT, { sourceType: 'script' });
  expect(errors).toEqual([]);
  const newer: unknown[] = [];
  JSON.stringify(program, (_key, node) => {
    if (typeof node?.type !== 'string') return node;
    const isNewer =
      !ES5.has(node.type) ||
      (node.kind !== undefined && !['var', 'init'].includes(node.kind)) ||
      /[&|?]{2}=|\*\*/.test(node.operator ?? '') ||
      node.operator === '??' ||
      node.optional === true ||
      node.shorthand === true ||
      (node.type === 'CatchClause' && node.param === null) ||
      /[^gim]/.test(node.regex?.flags ?? '');
    if (isNewer) newer.push(node);
    return node;
  });
  expect(newer).toEqual([]);
});
