import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cyclesIn } from '../../scripts/cycles.ts';
import { faultOf } from './import-table.ts';
import { importsOf, type Node, ROOT, sourceFiles, textOf, treeOf, walk } from './source.ts';

/** Chance, time and the world outside, which the rules must not know. */
const OUTSIDE = new Set([
  'Date',
  'console',
  'performance',
  'process',
  'crypto',
  'globalThis',
  'window',
  'document',
  'navigator',
  'localStorage',
  'fetch',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
]);

const outsideIn = (path: string, text = textOf(path)): string[] => {
  const found: string[] = [];
  walk(treeOf(path, text), (node, parent) => {
    if (node.type === 'MemberExpression' && (node.object as Node).name === 'Math') {
      const { name, value } = node.property as { name?: string; value?: unknown };
      if (name === 'random' || value === 'random') found.push('Math.random');
    }
    if (node.type !== 'Identifier' || isOnlyAName(node, parent)) return;
    if (OUTSIDE.has(String(node.name))) found.push(String(node.name));
    if (node.name === 'Math' && parent?.type !== 'MemberExpression') found.push('Math handed on');
  });
  return found;
};

/** Is an identifier just the name of a key or property (`{ process: 1 }`, `match.document`)? */
const isOnlyAName = (node: Node, parent: Node | null): boolean =>
  (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
  (['Property', 'TSPropertySignature', 'PropertyDefinition'].includes(parent?.type ?? '') &&
    parent?.key === node &&
    parent?.value !== node &&
    !parent?.shorthand);

const hasDefaultExport = (path: string, text = textOf(path)): boolean => {
  let has = false;
  walk(treeOf(path, text), node => {
    if (node.type === 'ExportDefaultDeclaration') has = true;
    if (node.type === 'ExportSpecifier' && (node.exported as { name?: string }).name === 'default')
      has = true;
  });
  return has;
};

/** What a file gives to others beside types, which may be there for whoever reads. */
const namesGivenIn = (text: string): string[] =>
  [
    ...text.matchAll(/^export (?:abstract |async )*(?:const|function\*?|class) (\w+|[[{][^=]*[\]}])/gm),
  ].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);

const FILES = sourceFiles('src');
const GAME = FILES.filter(path => path.startsWith('src/game/'));

/** What is wrong, file by file: a law holds where this is empty. */
const inEach = (paths: readonly string[], wrongIn: (path: string) => readonly string[]): readonly string[] =>
  paths.flatMap(path => wrongIn(path).map(wrong => `${path}: ${wrong}`));

describe('who may import whom', () => {
  const imports = new Map(FILES.map(path => [path, importsOf(path)]));
  const importsIn = (path: string) => imports.get(path) ?? [];

  it('every file keeps to its room', () => {
    const faults = FILES.flatMap(path => importsIn(path).flatMap(imported => faultOf(path, imported) ?? []));
    expect(faults).toEqual([]);
  });

  it('whoever imports a file writes out its ending, and the file is there', () => {
    const isThere = (of: string) =>
      /\.(tsx?|mjs|css|svg|json|md|woff2|png|webp)(\?[\w-]+)?$/.test(of) &&
      existsSync(join(ROOT, of.replace(/\?[\w-]+$/, '')));
    const wrong = inEach(FILES, path =>
      importsIn(path)
        .map(({ of }) => of)
        .filter(of => of.startsWith('src/') && !isThere(of)),
    );
    expect(wrong).toEqual([]);
  });

  it('no folder of the client imports itself in a circle', () => {
    const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
    const edges = new Map<string, string[]>();
    for (const path of FILES.filter(each => each.startsWith('src/client/'))) {
      const from = folderOf(path);
      const known = importsIn(path).filter(({ dynamic }) => !dynamic);
      const others = known.map(({ of }) => folderOf(of)).filter(folder => folder !== from);
      edges.set(from, [...(edges.get(from) ?? []), ...others]);
    }
    expect(cyclesIn(edges)).toEqual([]);
  });

  it('no file imports itself in a circle', () => {
    const edges = new Map(
      FILES.map(path => [
        path,
        importsIn(path)
          .filter(each => !each.typeOnly && !each.dynamic)
          .map(({ of }) => of),
      ]),
    );
    const settled = new Set<string>();
    const visit = (path: string, trail: readonly string[]): void => {
      if (trail.includes(path)) throw new Error([...trail, path].join(' → '));
      if (settled.has(path)) return;
      for (const next of edges.get(path) ?? []) visit(next, [...trail, path]);
      settled.add(path);
    };
    expect(() => {
      for (const path of FILES) visit(path, []);
    }).not.toThrow();
  });
});

it('the client finds its games in one place', () => {
  expect(FILES.filter(path => textOf(path).includes('import.meta.glob'))).toEqual([
    'src/client/games/index.ts',
  ]);
});

it('how boardgame.io is made inside is known in one folder, and to what says what a page may hear', () => {
  const inside =
    /\b(deltalog|MAKE_MOVE|GAME_EVENT|_undo|_redo|_activePlayers\w+|numMoves|playOrderPos|CreateGameReducer|dangerouslyFlushRawState)\b/g;
  const others = FILES.filter(
    path => !/^src\/(game\/framework|wire)\/|^src\/server\/boardgame\.ts$/.test(path),
  );
  expect(inEach(others, path => textOf(path).match(inside) ?? [])).toEqual([]);
});

it('the rules know no chance, no time and no world outside', () => {
  expect(inEach(GAME, path => outsideIn(path))).toEqual([]);
});

describe('how files are named and what they give', () => {
  it('no file has a default export', () => {
    // What a package of somebody else's has is declared as it is.
    const own = FILES.filter(path => !path.endsWith('.d.ts'));
    expect(own.filter(path => hasDefaultExport(path))).toEqual([]);
  });

  it('what a file gives to others is named in another one', () => {
    const giving = ['src', 'test', 'scripts'].flatMap(folder => sourceFiles(folder));
    const texts = new Map(
      [
        ...giving,
        ...['src', 'scripts'].flatMap(folder => sourceFiles(folder, /\.mjs$/)),
        ...sourceFiles('.ci', /./),
        ...['vite.config.ts', 'vite.server.config.ts'],
      ].map(path => [path, textOf(path)]),
    );
    const namedIn = new Map<string, number>();
    for (const text of texts.values())
      for (const name of new Set(text.match(/\w+/g))) namedIn.set(name, (namedIn.get(name) ?? 0) + 1);
    // What is compiled of JSX names these.
    const ofJsx = new Set(['jsxs', 'jsxDEV']);
    const lonely = inEach(giving, path =>
      namesGivenIn(texts.get(path)!).filter(name => namedIn.get(name) === 1 && !ofJsx.has(name)),
    );
    expect(lonely).toEqual([]);
  });

  it('no file is called utils, helpers or common', () => {
    const named = [...FILES, ...sourceFiles('test')].filter(path =>
      /(^|[/.-])(utils?|helpers?|common)([/.-]|$)/i.test(path),
    );
    expect(named).toEqual([]);
  });
});

describe('this referee notices', () => {
  const FORBIDDEN: readonly (readonly [string, string])[] = [
    ['src/game/shared/seats.ts', "import { at } from '../auction/suns.ts'"],
    ['src/game/shared/seats.ts', "import { GAME_IDS } from '../index.ts'"],
    ['src/game/auction/suns.ts', "import type { Table } from '../priests-of-ra/table.ts'"],
    ['src/game/auction/suns.ts', "export { view } from '../priests-of-ra/view.ts'"],
    ['src/game/auction/suns.ts', "export * from '../contract.ts'"],
    ['src/game/auction/suns.ts', "type Q = import('../priests-of-ra/table.ts').Table"],
    ['src/game/contract.ts', "import { leftOf } from './shared/seats.ts'"],
    ['src/game/index.ts', "import { priestsOfRa } from './priests-of-ra/rules.ts'"],
    ['src/game/index.ts', "import { Client } from 'boardgame.io/client'"],
    ['src/game/priests-of-ra/moves/turn.ts', "import { createGame } from '../../framework/create-game.ts'"],
    ['src/game/priests-of-ra/moves/turn.ts', "import type { Game } from 'boardgame.io'"],
    ['src/game/priests-of-ra/moves/turn.ts', "import { x } from '../../ra/rules/gods.ts'"],
    ['src/game/priests-of-ra/moves/turn.ts', "const x = await import('../../../server/app.ts')"],
    ['src/game/priests-of-ra/moves/turn.ts', "import { useState } from 'react'"],
    ['src/game/priests-of-ra/moves/turn.ts', "import { randomBytes } from 'node:crypto'"],
    ['src/game/priests-of-ra/game.ts', "import { INVALID_MOVE } from 'boardgame.io/core'"],
    ['src/game/priests-of-ra/game.ts', "import { loadRules } from '../index.ts'"],
    ['src/game/priests-of-ra/rules.ts', "import type { Game } from 'boardgame.io'"],
    ['src/game/priests-of-ra/rules.ts', "import { defineGame } from '../define-game.ts'"],
    ['src/game/index.ts', "import { meta } from './priests-of-ra/meta.ts'"],
    ['src/game/index.ts', "import { createGame } from './framework/create-game.ts'"],
    ['src/game/bot-move.ts', "import { bots } from './ra/bots.ts'"],
    ['src/client/match/online/connection.ts', "import { stepperFor } from '../../../game/framework/step.ts'"],
    ['src/client/pages/home/home.tsx', "import { createGame } from '../../../game/framework/create-game.ts'"],
    ['src/client/games/ra/board.tsx', "import { rulesInPlay } from '../../../game/ra/rules-in-play.ts'"],
    ['src/game/framework/create-game.ts', "import { meta } from '../priests-of-ra/meta.ts'"],
    ['src/game/record.ts', "import { draw } from './priests-of-ra/moves/turn.ts'"],
    ['src/game/senet/cells.ts', "import { at } from '../shared/seats.ts'"],
    ['src/server/storage/statements.ts', "import { Pages } from '../transport/pages.ts'"],
    ['src/server/match/decide.ts', "import type { MatchStore } from '../storage/sqlite-store.ts'"],
    ['src/server/transport/sync.ts', "import { botDriver } from '../bots/bot-driver.ts'"],
    ['src/server/bots/pool.ts', "import { Scheduler } from '../schedule/scheduler.ts'"],
    ['src/server/limits/open-at-once.ts', "import { Matches } from '../match/matches.ts'"],
    ['src/server/schedule/deadlines.ts', "import { openSqliteStore } from '../storage/sqlite-store.ts'"],
    ['src/server/lobby/bodies.ts', "import { recordRoute } from '../records/record-route.ts'"],
    ['src/server/app.ts', "import { tileWords } from '../client/games/priests-of-ra/words/tile-words.ts'"],
    ['src/server/app.ts', "import { Server } from 'boardgame.io/server'"],
    ['src/server/app.ts', "import type { State } from 'boardgame.io'"],
    ['src/server/bots/think.ts', "import { steady } from '../../game/priests-of-ra/bot/steady.ts'"],
    ['src/tools/bench.ts', "import { Client } from 'boardgame.io/client'"],
    ['src/tools/bench.ts', "import { App } from '../client/app/app.tsx'"],
    ['src/server/app.ts', "import { bench } from '../tools/bench.ts'"],
    ['src/client/app/app.tsx', "import { config } from '../../server/config.ts'"],
    ['src/client/match/online/connection.ts', "import { FROM_PAGE } from '../../../wire/from-page.ts'"],
    ['src/client/match/lobby/api.ts', "import { joinBody } from '../../../wire/bodies.ts'"],
    ['src/wire/from-page.ts', "import type { Pages } from '../server/transport/pages.ts'"],
    ['src/wire/from-page.ts', "import { loadRules } from '../game/index.ts'"],
    ['src/client/app/app.tsx', "import { position } from '../../../test/game/priests-of-ra/position.ts'"],
    ['src/client/app/app.tsx', "import { Client } from 'boardgame.io/client'"],
    ['src/client/app/app.tsx', "import Koa from 'koa'"],
    ['src/client/app/app.tsx', "import { readFileSync } from 'node:fs'"],
    ['src/client/table/turn-banner.tsx', "import type { Table } from '../../game/priests-of-ra/table.ts'"],
    ['src/client/table/turn-banner.tsx', "import { Board } from '../games/priests-of-ra/board.tsx'"],
    ['src/client/games/priests-of-ra/board.tsx', "import { Board } from '../senet/board.tsx'"],
    ['src/client/games/priests-of-ra/board.tsx', "import { connect } from '../../match/online/connect.ts'"],
    [
      'src/client/games/priests-of-ra/board.tsx',
      "import type { State } from '../../../game/priests-of-ra/table.ts'",
    ],
    [
      'src/client/games/priests-of-ra/board.tsx',
      "import type { State as S } from '../../../game/priests-of-ra/table.ts'",
    ],
    [
      'src/client/games/priests-of-ra/board.tsx',
      "import { topOf } from '../../../game/priests-of-ra/bag.ts'",
    ],
    ['src/client/pages/home/home.tsx', "import { setup } from '../../../game/priests-of-ra/setup.ts'"],
    ['src/client/pages/home/home.tsx', "await import('../../../game/priests-of-ra/referee.ts')"],
    ['src/client/ui/keys/roving.ts', "import { useBoard } from '../../table/board-context.tsx'"],
    ['src/client/ui/motion/fly.ts', "import type { AnyEvent } from '../../../game/contract.ts'"],
    ['src/client/table/help.tsx', "const m = import('../games/boards.ts')"],
    ['src/client/games/ra/index.ts', "import { Board } from './board.tsx'"],
    ['src/client/games/ra/index.ts', "import { BOARDS } from '../boards.ts'"],
    ['src/client/games/ra/index.ts', "const m = import('../kheops/board.tsx')"],
    ['src/client/games/ra/index.ts', "const m = import('../../../game/ra/rules.ts')"],
    ['src/client/games/kheops/index.ts', "const m = import('../../../game/auction/RULES.md?raw')"],
    ['src/client/games/boards.ts', "import { useRematch } from '../match/online/rematch.ts'"],
    ['src/client/match/online/rematch.ts', "import type { Part } from '../../pages/match/bar.tsx'"],
    ['src/client/pages/home/home.tsx', "import type { Part } from '../match/bar.tsx'"],
    ['src/client/pages/frame/page.tsx', "import { home } from '../home/home.tsx'"],
    ['src/client/pages/home/home.tsx', "import { App } from '../../app/app.tsx'"],
    ['src/game/priests-of-ra/bot/steady.ts', "import type { State } from '../table.ts'"],
    ['src/game/priests-of-ra/bot/steady.ts', "import { bagOf } from '../bag.ts'"],
    ['src/elsewhere.ts', "import { at } from './game/shared/seats.ts'"],
  ];
  const faultsOf = ([path, text]: readonly [string, string]) =>
    importsOf(path, text).map(imported => faultOf(path, imported));

  it('what may not be imported', () => {
    const passed = FORBIDDEN.filter(each => !faultsOf(each).every(fault => fault !== null));
    expect(passed).toEqual([]);
    expect(FORBIDDEN.flatMap(faultsOf)).toHaveLength(FORBIDDEN.length);
  });

  const ALLOWED: readonly (readonly [string, string])[] = [
    ['src/game/shared/bots/random-bot.ts', "import type { Bot } from '../../contract.ts'"],
    ['src/game/priests-of-ra/rules/people.ts', "import { at } from '../../shared/seats.ts'"],
    ['src/game/framework/create-game.ts', "import { INVALID_MOVE } from 'boardgame.io/core'"],
    ['src/game/games.ts', "export { entry as ra } from './ra/index.ts'"],
    ['src/game/priests-of-ra/index.ts', "const m = import('./game.ts')"],
    ['src/server/match/moves.ts', "import { stepperFor } from '../../game/framework/step.ts'"],
    [
      'src/client/match/online/connection.ts',
      "import { createGame } from '../../../game/framework/create-game.ts'",
    ],
    ['src/server/boardgame.ts', "import { Master } from 'boardgame.io/master'"],
    ['src/client/match/local/match.ts', "import { stepperFor } from '../../../game/framework/step.ts'"],
    ['src/client/match/online/connection.ts', "import { Client } from 'boardgame.io/client'"],
    ['src/client/match/online/connection.ts', "import type { ToPage } from '../../../wire/to-page.ts'"],
    ['src/server/limits/allowance.ts', "import { FROM_PAGE } from '../../wire/from-page.ts'"],
    [
      'src/client/games/priests-of-ra/board.tsx',
      "import { type Table } from '../../../game/priests-of-ra/table.ts'",
    ],
    ['src/client/pages/home/home.tsx', "import { Page } from '../frame/page.tsx'"],
    ['src/client/app/app.tsx', "const m = import('../pages/home/home.tsx')"],
    ['src/client/games/ra/index.ts', "const m = import('./board.tsx')"],
    ['src/client/games/ra/index.ts', "const m = import('../../../game/auction/RULES.md?raw')"],
    ['src/client/table/help.tsx', "import { Dialog } from '../ui/dialog.tsx'"],
  ];

  it('nothing wrong in what may be', () => {
    expect(ALLOWED.filter(each => !faultsOf(each).every(fault => fault === null))).toEqual([]);
    expect(ALLOWED.flatMap(faultsOf)).toHaveLength(ALLOWED.length);
  });

  it.each([
    ['Math.random()', 'Math.random'],
    ["Math['random']()", 'Math.random'],
    ['const { random } = Math', 'Math handed on'],
    ['const now = Date.now()', 'Date'],
    ['const now = new Date()', 'Date'],
    ["console.log('x')", 'console'],
    ['performance.now()', 'performance'],
    ['process.env.SEED', 'process'],
    ['globalThis.Date', 'globalThis'],
    ['const given = { process }', 'process'],
  ])('the world outside: %s', (text, found) => {
    expect(outsideIn('x.ts', text)).toContain(found);
  });

  it.each([
    'Math.max(1, 2)',
    "const said = 'console, Date and Math.random'",
    '/** Date */ const x = 1',
    'x.process(); y.document = 1',
    'const x = { Date: 1 }; type T = { process: number }',
  ])('nothing outside: %s', text => {
    expect(outsideIn('x.ts', text)).toEqual([]);
  });

  it.each([
    ['export const MOST = 3;', ['MOST']],
    ['export const { one, two } = both();', ['one', 'two']],
    ['export const [\n  ONE,\n  TWO,\n] = BOTH;', ['ONE', 'TWO']],
    ['export async function ask() {}', ['ask']],
    ['export abstract class Work {}', ['Work']],
    ['export type Most = 3;\nconst own = 1;', []],
  ])('what a file gives: %s', (text, names) => {
    expect(namesGivenIn(text)).toEqual(names);
  });

  it.each(['export default 1', 'const a = 1; export { a as default }', "export { default } from './x.ts'"])(
    'a default export: %s',
    text => {
      expect(hasDefaultExport('x.ts', text)).toBe(true);
    },
  );
});
