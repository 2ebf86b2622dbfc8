import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import type { GameId } from '../../../game/index.ts';
import type { Level } from '../../../game/shared/bots/levels.ts';

const GAMES = fileURLToPath(new URL('../../../game/', import.meta.url));
const ENTRY = 'thinking';

/** Bytes, compressed as the client's files are. */
export type ThinkingSize = {
  /** All that bots and coach of a game are made of, but for the rules, which every table has. */
  readonly all: number;
  /** What of that the nets are. */
  readonly nets: number;
};

/** Bundles what thinks about a game, as the client is built, and weighs it. @param levels those that a table is offered */
export const thinkingSizeOf = async (game: GameId, levels: readonly Level[]): Promise<ThinkingSize> => {
  const folder = `${GAMES}${game}/`;
  const bots = levels.map(level => `${folder}bot/${level === 'medium' ? 'steady' : level}.ts`);
  const rules = await bundled([`${folder}rules.ts`], new Set());
  const { code, modules } = await bundled([...bots, `${folder}coach.ts`], new Set(rules.modules.keys()));
  const nets = [...modules].filter(([id]) => /nets\.ts$/.test(id)).map(([, text]) => text);
  return { all: weight(code), nets: weight(nets.join('')) };
};

const weight = (text: string): number => brotliCompressSync(text).length;

/** All code, and that of each module. */
type Bundled = { readonly code: string; readonly modules: ReadonlyMap<string, string> };

/** All that some modules need, in one. @param without modules that are there already */
const bundled = async (ids: readonly string[], without: ReadonlySet<string>): Promise<Bundled> => {
  const entry: Plugin = {
    name: 'thinking',
    enforce: 'pre',
    resolveId: async function (source, importer) {
      if (source === ENTRY) return `\0${ENTRY}`;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      // They are one file of the client's, whose name is short: where this project lies is not to be weighed.
      return resolved !== null && without.has(resolved.id) ? { id: './rules.js', external: true } : null;
    },
    load: id =>
      id === `\0${ENTRY}` ? ids.map((path, i) => `export * as part${i} from '${path}';`).join('\n') : null,
  };
  const [chunk] = (
    (await build({
      configFile: false,
      logLevel: 'error',
      plugins: [entry],
      build: {
        write: false,
        target: 'es2022',
        rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
      },
    })) as Rolldown.RolldownOutput
  ).output;
  const modules = Object.entries(chunk.modules).map(([id, { code }]) => [id, code ?? ''] as const);
  return { code: chunk.code, modules: new Map(modules) };
};
