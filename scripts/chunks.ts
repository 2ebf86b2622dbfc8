import type { Plugin, Rolldown } from 'vite';
import { cyclesIn } from './cycles.ts';

/** What a page shows at once, by the modules with which it begins; all else is loaded when it is wanted. */
const AREAS: readonly (readonly [root: RegExp, area: string])[] = [
  [/\/index\.html$/, 'start'],
  [/\/src\/client\/pages\/home\/home\.tsx$/, 'home'],
  [/\/src\/client\/pages\/(local|match|replay)\/\1\.tsx$/, '$1'],
  [/\/src\/client\/games\/([\w-]+)\/board\.tsx$/, '$1'],
  [/\/src\/game\/([\w-]+)\/rules\.ts$/, '$1'],
];
/** What most tables' bots think with is loaded together; what only the strong ones do, with each of them. */
const BOTS = /\/src\/game\/([\w-]+)\/bot\/(easy|steady)\.ts$/;
/** Pages that lead to each other, of whose parts most would be a file of a few hundred bytes. */
const CLUB = /\/src\/client\/pages\/(club|daily|duplicate|league|people|tournament)\//;
const PAGES = ['start', 'home', 'local', 'match', 'replay'];
const AUCTION_GAMES = ['ra', 'priests-of-ra'];
/** What changes least is a file of its own, which stays the same from version to version. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;
/** What all chunks may need: it needs none. */
const RUNTIME = /^\0rolldown/;

/** Pages of one device alone: a match online does without what only they share. */
const isAlone = (area: string): boolean => area === 'local' || area === 'replay';

/** Has the area neither a page nor one of the two games that most is shared by? */
const isOtherGame = (area: string): boolean => ![...PAGES, ...AUCTION_GAMES].includes(area);

const areaOf = (root: string): readonly string[] => {
  for (const [pattern, area] of AREAS) {
    const found = pattern.exec(root);
    if (found !== null) return [area.replace('$1', found[1] ?? '')];
  }
  return [];
};

/**
 * The chunk of all modules that are reached from just these roots. On a slow line each file costs a way there and back,
 * whatever its size, so what several areas share is in few.
 *
 * Two chunks never need each other: what a module imports is reached from wherever the module is, and whatever is
 * reached from more roots goes into the same chunk or one nearer to the start. What workers need is apart from what only
 * pages do, which it never needs.
 * A stylesheet costs no way there, as all that a page begins with are sent as one: what only the games besides the auction games
 * share is apart, so that those do without.
 * @param isAside can a worker reach it?
 * @returns null for what only something needs that is loaded when it is wanted: it is a chunk of its own
 */
export const chunkOf = (roots: readonly string[], isAside: boolean, isStyle = false): string | null => {
  const areas = new Set(roots.flatMap(areaOf));
  if (isStyle && areas.size > 1 && [...areas].every(isOtherGame)) return [...areas].toSorted().join('~');
  if (areas.size > 0) return isAside ? `${areaOfAll(areas)}-rules` : areaOfAll(areas);
  const games = new Set(roots.flatMap(root => BOTS.exec(root)?.[1] ?? []));
  if (games.size > 0) return `${areaOfAll(games)}-bots`;
  if (roots.length > 1 && roots.every(root => CLUB.test(root))) return 'club';
  return roots.length < 2 ? null : roots.map(nameOf).toSorted().join('~');
};

const areaOfAll = (areas: ReadonlySet<string>): string => {
  if (areas.has('start') || (areas.has('home') && areas.size > 1)) return 'start';
  const [only = ''] = areas;
  if (areas.size === 1) return only;
  if ([...areas].every(isAlone)) return 'alone';
  return [...areas].every(area => AUCTION_GAMES.includes(area)) ? 'auction' : 'table';
};

/** `/…/src/game/ra/bots.ts` is `ra-bots`. */
const nameOf = (root: string): string => {
  const [, folder = '', name = ''] = /([\w-]*)\/([\w.-]+?)(\.\w+)?(\?.*)?$/.exec(root) ?? [];
  return `${folder}-${name}`;
};

const firstOf = (name: string): string | undefined => name.split('~')[0];

type Reached = {
  /** For each module the roots from which it is reached by imports that are not awaited. */
  readonly roots: ReadonlyMap<string, readonly string[]>;
  /** All that a worker can reach, awaited or not. */
  readonly aside: ReadonlySet<string>;
};

const reachedIn = (ids: Iterable<string>, infoOf: Rolldown.GetModuleInfo): Reached => {
  const roots = new Map<string, string[]>();
  const workers: string[] = [];
  for (const root of ids) {
    const info = infoOf(root);
    if (info === null || !(info.isEntry || info.dynamicImporters.length > 0)) continue;
    if (info.isEntry && !root.endsWith('.html')) workers.push(root);
    for (const id of reachedFrom([root], id => infoOf(id)?.importedIds ?? []))
      roots.set(id, [...(roots.get(id) ?? []), root]);
  }
  const ahead = (id: string) => [
    ...(infoOf(id)?.importedIds ?? []),
    ...(infoOf(id)?.dynamicallyImportedIds ?? []),
  ];
  return { roots, aside: reachedFrom(workers, ahead) };
};

/** These, and all that lies ahead of them. */
const reachedFrom = (
  from: readonly string[],
  ahead: (id: string) => readonly string[],
): ReadonlySet<string> => {
  const seen = new Set<string>();
  const todo = [...from];
  for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    todo.push(...ahead(id));
  }
  return seen;
};

type Metadata = { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

/** For each file itself, what it imports, what that imports, and the stylesheets of them all. */
const neededIn = (files: readonly Rolldown.OutputChunk[]): ((file: string) => ReadonlySet<string>) => {
  const ahead = new Map(
    files.map(file => [
      file.fileName,
      [...file.imports, ...((file as Metadata).viteMetadata?.importedCss ?? [])],
    ]),
  );
  return file => reachedFrom([file], each => ahead.get(each) ?? []);
};

/** Cuts the client into files, by what its pages show together; fails the build when two of them need each other. */
export const chunks = (): Plugin => {
  let { roots, aside }: Reached = { roots: new Map(), aside: new Set() };
  /** The files in which something is that workers can reach. */
  const asideFiles = new Set<string>();
  /** What is there as soon as a file is: all that it needs without waiting. */
  let thereWith: (file: string) => ReadonlySet<string> = () => new Set();
  const name = (id: string) => {
    if (RUNTIME.test(id)) return 'start-rules';
    return REACT.test(id) ? 'react' : chunkOf(roots.get(id) ?? [], aside.has(id), /\.css$/.test(id));
  };
  return {
    name: 'chunks',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          // Every browser that shows the site preloads modules by itself.
          polyfill: false,
          resolveDependencies: (file, needed, { hostId, hostType }) => {
            // In a worker there is no page that could name what is loaded next.
            if (asideFiles.has(hostId)) return [];
            if (hostType === 'html') return needed;
            // Whoever asks has these: each name less is less in all that name others, the first page before all.
            const there = thereWith(hostId);
            const missing = needed.filter(each => !there.has(each));
            // Only stylesheets are waited for before the file itself is asked for.
            return missing.some(each => each.endsWith('.css'))
              ? missing
              : missing.filter(each => each !== file);
          },
        },
        rolldownOptions: {
          output: {
            // Else one may have a hyphen, behind which the name of a file seems to end.
            hashCharacters: 'base36',
            // The names of all that share one would be put together. The first page knows those of a hundred files, and no hash is
            // packed any smaller: as short as the bundler takes them.
            chunkFileNames: ({ name }) => `assets/${firstOf(name)}-[hash:7].js`,
            assetFileNames: ({ names: [name = ''] }) =>
              `assets/${firstOf(name.replace(/\.\w+$/, ''))}-[hash:7][extname]`,
            codeSplitting: { groups: [{ debugName: 'areas', name, includeDependenciesRecursively: false }] },
          },
        },
      },
    }),
    buildEnd() {
      ({ roots, aside } = reachedIn(this.getModuleIds(), id => this.getModuleInfo(id)));
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const files = Object.values(bundle).filter(file => file.type === 'chunk');
        const cycles = cyclesIn(new Map(files.map(({ fileName, imports }) => [fileName, imports])));
        thereWith = neededIn(files);
        if (cycles.length > 0)
          this.error(`chunks need each other: ${cycles.map(c => c.join(' ↔ ')).join('; ')}`);
        for (const { fileName, moduleIds } of files) {
          if (!moduleIds.some(id => aside.has(id))) continue;
          asideFiles.add(fileName);
          const strange = moduleIds.filter(id => !aside.has(id) && !RUNTIME.test(id));
          if (strange.length > 0)
            this.error(`a worker would load what only pages need: ${strange.join(', ')}`);
        }
      },
    },
  };
};
