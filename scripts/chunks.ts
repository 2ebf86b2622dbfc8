import type { Plugin, Rolldown } from 'vite';
import { cyclesIn } from './cycles.ts';

/** What a page shows at once, by the modules with which it begins; all else is loaded when it is wanted. */
const AREAS: readonly (readonly [root: RegExp, area: string])[] = [
  [/\/index\.html$/, 'start'],
  [/\/src\/client\/pages\/home\.tsx$/, 'home'],
  [/\/src\/client\/pages\/(local|match|replay)\.tsx$/, '$1'],
  [/\/src\/client\/games\/([\w-]+)\/board\.tsx$/, 'game $1'],
  [/\/src\/game\/([\w-]+)\/rules\.ts$/, 'game $1'],
];
const AUCTION_GAMES = ['game ra', 'game priests-of-ra'];
/** What changes least is a file of its own, which stays the same from version to version. */
const REACT = /\/node_modules\/(react|react-dom|scheduler|react-router)\/|^\0rolldown/;

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
 * reached from more roots goes into the same chunk or one nearer to the start.
 * @returns null for what only something needs that is loaded when it is wanted: it is a chunk of its own
 */
export const chunkOf = (roots: readonly string[]): string | null => {
  const areas = new Set(roots.flatMap(areaOf));
  if (areas.size === 0) return roots.length < 2 ? null : roots.map(nameOf).toSorted().join('~');
  if (areas.has('start') || (areas.has('home') && areas.size > 1)) return 'start';
  const [only = ''] = areas;
  if (areas.size === 1) return only.replace('game ', '');
  return [...areas].every(area => AUCTION_GAMES.includes(area)) ? 'auction' : 'table';
};

/** `/…/src/game/ra/bots.ts` is `ra-bots`. */
const nameOf = (root: string): string => {
  const [, folder = '', name = ''] = /([\w-]*)\/([\w.-]+?)(\.\w+)?(\?.*)?$/.exec(root) ?? [];
  return `${folder}-${name}`;
};

/** For each module the roots from which it is reached by imports that are not awaited. */
const rootsOf = (
  ids: Iterable<string>,
  infoOf: Rolldown.GetModuleInfo,
): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const root of ids) {
    const info = infoOf(root);
    if (info === null || !(info.isEntry || info.dynamicImporters.length > 0)) continue;
    const seen = new Set<string>();
    const todo = [root];
    for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      found.set(id, [...(found.get(id) ?? []), root]);
      todo.push(...(infoOf(id)?.importedIds ?? []));
    }
  }
  return found;
};

/** Cuts the client into files, by what its pages show together; fails the build when two of them need each other. */
export const chunks = (): Plugin => {
  let roots: ReadonlyMap<string, readonly string[]> = new Map();
  const name = (id: string) => (REACT.test(id) ? 'react' : chunkOf(roots.get(id) ?? []));
  return {
    name: 'chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            // The names of all that share one would be put together.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
            codeSplitting: { groups: [{ debugName: 'areas', name, includeDependenciesRecursively: false }] },
          },
        },
      },
    }),
    buildEnd() {
      roots = rootsOf(this.getModuleIds(), id => this.getModuleInfo(id));
    },
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).filter(file => file.type === 'chunk');
      const cycles = cyclesIn(new Map(files.map(({ fileName, imports }) => [fileName, imports])));
      if (cycles.length > 0)
        this.error(`chunks need each other: ${cycles.map(c => c.join(' ↔ ')).join('; ')}`);
    },
  };
};
