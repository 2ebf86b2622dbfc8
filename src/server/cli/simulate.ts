import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BotMatch } from '../../game/drive.ts';
import { playOnRules } from '../../game/drive.ts';
import { playOnFramework } from '../../game/framework/drive.ts';
import { type GameModule, loadBots, loadCoverage, loadRules } from '../../game/index.ts';
import { botName, buildRecord } from '../../game/record.ts';
import { type Arguments, parseArguments, USAGE } from './simulate/arguments.ts';
import { startSummary } from './simulate/summary.ts';

/** Plays matches between bots, writes their records, and prints what they came to. */
const simulate = async (wanted: Arguments): Promise<object> => {
  const [module, bots] = await Promise.all([loadRules(wanted.game), loadBots(wanted.game)]);
  const play = wanted.driver === 'rules' ? playOnRules : playOnFramework;
  const summary = startSummary(await loadCoverage(wanted.game));
  const { options } = wanted;
  if (wanted.records !== null) mkdirSync(wanted.records, { recursive: true });

  const begun = performance.now();
  let told = begun;
  let playing = 0;
  for (let n = 1; n <= wanted.matches; n++) {
    const players = wanted.players[(n - 1) % wanted.players.length]!;
    const names = Array.from({ length: players }, (_, seat) => wanted.bots[seat % wanted.bots.length]!);
    const match: BotMatch = {
      players,
      options,
      seed: `${wanted.seed}-${n}`,
      bots: names.map(name => bots[name]!),
    };
    const start = performance.now();
    const played = playOrName(play, module, match, n);
    playing += performance.now() - start;
    summary.add(played, names);
    if (wanted.records !== null) {
      const record = buildRecord({
        game: wanted.game,
        players,
        names: names.map(botName),
        options,
        defaults: module.meta.defaults,
        seed: match.seed,
        ...played,
      });
      writeFileSync(join(wanted.records, fileName(n, wanted.matches)), `${JSON.stringify(record)}\n`);
    }
    if (performance.now() - told > 1000) {
      told = performance.now();
      process.stderr.write(`${n} of ${wanted.matches} matches\n`);
    }
  }
  process.stderr.write(`${wanted.matches} of ${wanted.matches} matches\n`);
  return summary.report((performance.now() - begun) / 1000, playing / 1000);
};

/** Plays a match; when the rules break down in it, the error says in which, so that it can be played again. */
const playOrName = (
  play: typeof playOnRules,
  module: GameModule,
  match: BotMatch,
  n: number,
): ReturnType<typeof playOnRules> => {
  try {
    return play(module, match);
  } catch (error) {
    throw new Error(
      `match ${n}, ${match.players} players, seed "${match.seed}": ${(error as Error).message}`,
    );
  }
};

const fileName = (n: number, of: number): string =>
  `${String(n).padStart(Math.max(4, String(of).length), '0')}.json`;

let wanted: Arguments;
try {
  wanted = parseArguments(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n\n${USAGE}`);
  process.exit(2);
}
// Whoever reads the summary, or the progress, may stop early (`| head`).
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit(1));
try {
  process.stdout.write(`${JSON.stringify(await simulate(wanted), null, 2)}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
