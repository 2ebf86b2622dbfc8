import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { chunks } from './scripts/chunks.ts';
import { compressed } from './scripts/compressed.ts';
import { inlineScript } from './scripts/inline-script.ts';
import { layouts } from './scripts/layouts.ts';
import { prerenderedPages } from './scripts/prerendered-pages.ts';
import { runFolder } from './scripts/run-folder.ts';
import { serviceWorker } from './scripts/service-worker.ts';
import { workers } from './scripts/workers.ts';

/**
 * boardgame.io's client brings its debug panel along, 30 KB of it, though it is shown in development only. Ours is
 * loaded on demand, as a module of its own, so here the client gets none.
 */
const clientWithoutPanel = (): Plugin => ({
  name: 'client-without-panel',
  enforce: 'pre',
  resolveId: (source, importer) =>
    /\/Debug-\w+\.js$/.test(source) && /\/client(-\w+)?\.js$/.test(importer ?? '') ? '\0no-panel' : null,
  load: id => (id === '\0no-panel' ? 'export const D = undefined;' : null),
});

/** Of patches its reducer has those applied that our server makes: for so little it brings along a whole library. */
const ownPatches = (): Plugin => ({
  name: 'own-patches',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'rfc6902' && /\/reducer-\w+\.js$/.test(importer ?? '') ? resolve('src/wire/patch.ts') : null,
});

/** boardgame.io's entries name every module that theirs need, bots among them: what is not taken from them is not loaded. */
const onlyWhatIsTaken = (): Plugin => ({
  name: 'only-what-is-taken',
  transform: {
    filter: { id: /\/boardgame\.io\/dist\/esm\/[a-z]+\.js$/ },
    handler: code => ({ code: code.replace(/^import '[^']+';$/gm, ''), map: null }),
  },
});

/**
 * As old as browsers can be that know `@scope`. For older ones `light-dark()` would be rewritten so that it asks the page
 * rather than the element: sheets, which are light in either theme, would get the text of the dark one.
 */
const BROWSERS = ['chrome123', 'firefox146', 'safari17.5'];

/** Nothing that Node brings along is taken for the browser's. */
const PAGE = './test/client/page-environment.ts';
/** Tests that put something else in the place of a module, or of the clock: they need modules of their own. */
const APART = 'test/client/**/*.apart.test.{ts,tsx}';
/** Besides these, tests of the server that start it, kill it, or look at what a process has done as a whole. */
const SERVER_APART = [
  'test/server/{framework-notes,nodes,storage,whole}/**/*.test.ts',
  'test/server/**/*.apart.test.ts',
];

// Before the first worker is there, which begins with what is set by then.
const isTesting = process.env.VITEST !== undefined;
if (isTesting) runFolder();
/** One asks for another order to find what a file leaves behind for the next: `--sequence.shuffle.files --sequence.seed=7`. */
const isShuffled = process.argv.some(argument => argument.startsWith('--sequence.shuffle'));
/** What builds need not load. */
const sequencer =
  isTesting && !isShuffled ? (await import('./scripts/longest-first.ts')).LongestFirst : undefined;

/** Milliseconds after which what a test waits for will not come. */
const PATIENCE = 60_000;
/** Closes what tests of the server leave open. */
const AFTER_EACH = ['test/server/support/after-each.ts'];
/** What is started and killed is what was built, once for all: it is ready five times as soon as the sources are. */
const BUILT = {
  globalSetup: ['test/shipped/build.ts'],
  env: { SERVER_MAIN: process.env.SERVER_MAIN ?? resolve('dist/server/main.js') },
};
/** Whole matches are played there, perhaps on a machine that is busy with other things. */
const WHOLE_MATCHES = 300_000;

export default defineConfig({
  plugins: [
    react({ jsxImportSource: '#owned-text' }),
    clientWithoutPanel(),
    ownPatches(),
    onlyWhatIsTaken(),
    inlineScript(),
    layouts(BROWSERS),
    workers(),
    chunks(),
    prerenderedPages(),
    compressed(),
    serviceWorker(),
  ],
  root: '.',
  worker: { format: 'es' },
  // Where the site lies is known when it is served: pages name their files from the root, which the server replaces, and
  // files each other from where they are.
  experimental: {
    renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: BROWSERS,
  },
  test: {
    // `.ci/run` counts from this file.
    reporters: process.env.CI ? ['default', ['json', { outputFile: 'dist/test-results.json' }]] : ['default'],
    // Several projects ask for the same modules: each is transformed once for all, which saves a tenth of what tests take. Where
    // nothing is kept from earlier runs, nothing of it can be out of date.
    experimental: { fsModuleCache: process.env.CI !== undefined },
    // A busy machine must not fail a test that only needs longer there.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Matches and pages leave much behind that is needed for a moment only: with little room for it a fifth of the time goes to
    // clearing up.
    execArgv: ['--max-semi-space-size=64'],
    expect: { poll: { timeout: PATIENCE } },
    // Tests wait for about a third of their time: one worker more than there are cores keeps all of these busy. By default one core
    // is left to others.
    maxWorkers: availableParallelism() + 1,
    ...(sequencer && { sequence: { sequencer } }),
    projects: [
      {
        extends: true,
        test: {
          name: 'game',
          include: ['test/{game,site,wire}/**/*.test.ts'],
          environment: 'node',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['test/{server,tools}/**/*.test.ts'],
          exclude: SERVER_APART,
          environment: 'node',
          setupFiles: AFTER_EACH,
          testTimeout: WHOLE_MATCHES,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server apart',
          include: SERVER_APART,
          environment: 'node',
          setupFiles: AFTER_EACH,
          testTimeout: WHOLE_MATCHES,
          isolate: false,
          ...BUILT,
        },
      },
      {
        extends: true,
        test: {
          name: 'client',
          include: ['test/client/**/*.test.{ts,tsx}'],
          exclude: [APART],
          environment: PAGE,
          setupFiles: ['test/client/empty-page.ts'],
          // To load the same modules for each file anew is half of the work.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'client apart',
          include: [APART],
          environment: PAGE,
          setupFiles: ['test/client/empty-page.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          environment: 'node',
          // Each file has a server and a browser of its own, and needs no process of its own besides.
          isolate: false,
          setupFiles: AFTER_EACH,
          // Every page in all its looks takes as many times as long.
          testTimeout: process.env.LOOKS === undefined ? 300_000 : 1_800_000,
          hookTimeout: 300_000,
          globalSetup: ['test/browser/build.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'shipped',
          include: ['test/shipped/**/*.test.ts'],
          environment: 'node',
          setupFiles: AFTER_EACH,
          testTimeout: 240_000,
          ...BUILT,
        },
      },
    ],
  },
});
