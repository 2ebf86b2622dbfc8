import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { calledOnLoad } from './called-on-load.ts';

type Bundle = Rolldown.OutputBundle;
/** What `src/client/app/prerender.tsx` makes of a language. */
type PrerenderedHome = { readonly lang: string; readonly title: string; readonly html: string };
/** By game, what it is called, and more for the server alone. */
type GameFacts = Readonly<Record<string, { readonly en: { readonly name: string } }>>;
/** What is to be seen until a table is there. */
const SPLASH = 'src/client/app/art/splash.svg';

/**
 * Writes pages beside `index.html`, which the server sends instead of it: the home page with its content, in each
 * language; and for each game's local and online matches one that names all files such a page will load. On a slow line
 * the one is read before any script has come, and the others' files come at once instead of one after the other.
 */
export const prerenderedPages = (): Plugin => {
  let root = '';
  return {
    name: 'prerendered-pages',
    apply: 'build',
    configResolved: config => {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') return;
        const page = String(index.source);
        const write = (name: string, source: string) => {
          const css = stylesOf(bundle, source);
          const fileName = `assets/page-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
          this.emitFile({ type: 'asset', fileName, source: css });
          const page = withOneStylesheet(source, fileName);
          this.emitFile({ type: 'asset', fileName: `pages/${name}.html`, source: page });
          calledOnLoad(bundle, scriptsOf(page));
        };
        const { homes, games } = await writeHome(root);
        this.emitFile({ type: 'asset', fileName: 'pages/games.json', source: JSON.stringify(games) });
        for (const home of homes) {
          write(
            `home.${home.lang}`,
            withFiles(withHome(page, home), filesOf(bundle, ['client/pages/home/home.tsx'])),
          );
        }
        const splash = `data:image/svg+xml,${encodeURIComponent(readFileSync(join(root, SPLASH), 'utf8'))}`;
        for (const game of gamesIn(bundle)) {
          const own = [`client/games/${game}/board.tsx`, `game/${game}/rules.ts`];
          const files = (...modules: readonly string[]) =>
            withFiles(
              withSplash(page, splash, games[game]?.en.name ?? ''),
              filesOf(bundle, [...modules, ...own]),
              'fetchpriority="low" ',
            );
          write(`local.${game}`, files('client/pages/local/local.tsx'));
          write(`match.${game}`, files('client/pages/match/match.tsx'));
        }
      },
    },
  };
};

/** Runs the client's own home page here, once for each language. */
const writeHome = async (
  root: string,
): Promise<{ readonly homes: readonly PrerenderedHome[]; readonly games: GameFacts }> => {
  const built = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [
      react({ jsxImportSource: '#owned-text' }),
      {
        name: 'no-other-page',
        resolveDynamicImport: page => (/\/(home|drawings)\.tsx$/.test(String(page)) ? null : false),
      },
    ],
    build: {
      ssr: 'src/client/app/prerender.tsx',
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  // Below the project, where it finds its packages.
  const directory = mkdtempSync(join(root, 'node_modules', '.written-'));
  try {
    const file = join(directory, 'home.mjs');
    writeFileSync(file, built.output[0].code);
    const { prerenderHome, gameFacts } = (await import(pathToFileURL(file).href)) as {
      readonly prerenderHome: () => Promise<readonly PrerenderedHome[]>;
      readonly gameFacts: () => Promise<GameFacts>;
    };
    return { homes: await prerenderHome(), games: await gameFacts() };
  } finally {
    rmSync(directory, { recursive: true });
  }
};

const withHome = (page: string, { lang, title, html }: PrerenderedHome): string =>
  page
    .replace(/<html lang="\w+">/, `<html lang="${lang}">`)
    .replace(/<title>.*<\/title>/, `<title>${title}</title>`)
    .replace('<div id="app"></div>', () => `<div id="app" data-language="${lang}">${html}</div>`);

/** A gate and the name of the game, which is the same in every language; taken away by the first thing that `main.tsx` shows. */
const withSplash = (page: string, picture: string, name: string): string =>
  page.replace(
    '<div id="app"></div>',
    `<div id="app"><div class="splash"><img src="${picture}" alt="" width="240" height="168" />${name}</div></div>`,
  );

const gamesIn = (bundle: Bundle): readonly string[] =>
  chunksOf(bundle).flatMap(({ moduleIds }) =>
    moduleIds.flatMap(id => /\/src\/client\/games\/([\w-]+)\/board\.tsx$/.exec(id)?.[1] ?? []),
  );

const chunksOf = (bundle: Bundle): readonly Rolldown.OutputChunk[] =>
  Object.values(bundle).filter(file => file.type === 'chunk');

type Metadata = { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

/** The files that these modules of `src` need, in the order in which they would be loaded. */
const filesOf = (bundle: Bundle, modules: readonly string[]): readonly string[] => {
  const files = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') add(imported);
    }
    for (const css of (chunk as Metadata).viteMetadata?.importedCss ?? []) files.add(css);
  };
  for (const module of modules) {
    const chunk = chunksOf(bundle).find(({ moduleIds }) =>
      moduleIds.some(id => id.endsWith(`/src/${module}`)),
    );
    if (chunk === undefined) throw new Error(`no file that was built has src/${module} in it`);
    add(chunk);
  }
  return [...files];
};

/** The page with links to all of these files that it does not name yet. */
const withFiles = (page: string, files: readonly string[], priority = ''): string => {
  const links = files
    .filter(file => !page.includes(`/${file}"`))
    .map(file =>
      file.endsWith('.css')
        ? `    <link rel="stylesheet" crossorigin href="/${file}">\n`
        : `    <link rel="modulepreload" crossorigin ${priority}href="/${file}">\n`,
    );
  return page.replace('  </head>', () => `${links.join('')}  </head>`);
};

/** The scripts that a page names. */
const scriptsOf = (page: string): readonly string[] =>
  [...page.matchAll(/="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);

const STYLESHEET = /<link rel="stylesheet" crossorigin href="\/(.+?)">/g;

/** All that its stylesheets say, in their order. */
const stylesOf = (bundle: Bundle, page: string): string =>
  [...page.matchAll(STYLESHEET)]
    .map(([, file = '']) => {
      const found = bundle[file];
      return found?.type === 'asset' ? String(found.source) : '';
    })
    .join('');

/** What no browser takes for a stylesheet: a link of this type is left alone. Chromium 150 still fetches what is `disabled`. */
const CONTAINED = 'text/contained-css';

/**
 * The page with one stylesheet, which is smaller and sooner there than its parts. Those are still named, so that
 * nothing that is loaded later asks for them, by a type that browsers do not ask for either.
 */
const withOneStylesheet = (page: string, file: string): string => {
  const contained = page.replace(STYLESHEET, link => link.replace('<link ', `<link type="${CONTAINED}" `));
  return contained.replace(
    `<link type="${CONTAINED}" `,
    first => `<link rel="stylesheet" crossorigin href="/${file}">\n    ${first}`,
  );
};
