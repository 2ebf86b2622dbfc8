/**
 * Draws the miniatures of the home page: `node --import tsx scripts/miniatures.ts`; with `--record` it first has bots
 * play the matches that they show.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import type { AnyMove } from '../src/game/contract.ts';
import { type GameId, loadBots, loadRules } from '../src/game/index.ts';
import { quickRandom } from '../src/game/shared/random.ts';
import type { Recorded } from '../src/miniature/film.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MATCHES = join(ROOT, 'src/miniature/matches.json');
const FILM = join(ROOT, 'src/client/pages/home/art/miniatures.svg');

type Shown = Omit<Recorded, 'moves'>;
const SHOWN: Readonly<Partial<Record<GameId, Shown>>> = {
  'priests-of-ra': { players: 3, seed: 'miniature 2', from: 116, every: 1, frames: 18 },
  ra: { players: 3, seed: 'miniature 1', from: 95, every: 1, frames: 18 },
  kheops: { players: 2, seed: 'miniature 1', from: 24, every: 3, frames: 18 },
  'ru-ra-re': { players: 3, seed: 'miniature 1', from: 0, every: 1, frames: 16 },
};

const record = async (game: GameId, shown: Shown): Promise<Recorded> => {
  const [{ meta, rules }, bots] = await Promise.all([loadRules(game), loadBots(game)]);
  const { players, seed } = shown;
  const state = rules.setup({ players, options: meta.defaults, seed });
  const random = quickRandom(seed);
  const moves: [number, AnyMove][] = [];
  for (;;) {
    const [seat] = rules.seatsToAct(state);
    if (seat === undefined) return { ...shown, moves };
    const view = rules.view(state, seat);
    const move = bots.steady!(view as never, seat, rules.legalMoves(view, seat), random);
    rules.apply(state, seat, move);
    moves.push([seat, move]);
  }
};

if (process.argv.includes('--record')) {
  const matches = await Promise.all(
    Object.entries(SHOWN).map(async ([game, shown]) => [game, await record(game as GameId, shown)] as const),
  );
  writeFileSync(MATCHES, `${JSON.stringify(Object.fromEntries(matches))}\n`);
}

const built = (await build({
  configFile: false,
  root: ROOT,
  logLevel: 'error',
  plugins: [react()],
  build: {
    ssr: 'src/miniature/film.ts',
    write: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
})) as Rolldown.RolldownOutput;
// Below the project, where it finds its packages.
const directory = mkdtempSync(join(ROOT, 'node_modules', '.film-'));
try {
  const file = join(directory, 'film.mjs');
  writeFileSync(file, built.output[0].code);
  const { filmOf } = await import(pathToFileURL(file).href);
  writeFileSync(FILM, await filmOf(JSON.parse(readFileSync(MATCHES, 'utf8'))));
} finally {
  rmSync(directory, { recursive: true });
}
