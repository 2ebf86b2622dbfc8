import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataHashOf } from '../../game/data-hash.ts';
import type { BotMatch } from '../../game/drive.ts';
import { playOnRules } from '../../game/drive.ts';
import { playOnFramework } from '../../game/framework/drive.ts';
import { type GameModule, loadBots, loadCoverage, loadRules } from '../../game/index.ts';
import { botName, buildRecord } from '../../game/record.ts';
import { type Command, parsedOr, type Streams } from '../command.ts';
import { startProgress } from '../progress.ts';
import { writeReport } from '../report/write-report.ts';
import { type Arguments, parseArguments, USAGE } from './arguments.ts';
import { reportOf } from './report.ts';
import { startSummary } from './summary.ts';

/** Plays matches between bots, writes their records, and prints what they came to. */
const play = async (wanted: Arguments, streams: Streams): Promise<object> => {
  const [module, bots] = await Promise.all([loadRules(wanted.game), loadBots(wanted.game)]);
  const drive = wanted.driver === 'rules' ? playOnRules : playOnFramework;
  const summary = startSummary(await loadCoverage(wanted.game));
  const { options } = wanted;
  if (wanted.records !== null) mkdirSync(wanted.records, { recursive: true });

  const begun = performance.now();
  const progress = startProgress(streams, wanted.matches, 'matches');
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
    const played = playOrName(drive, module, match, n);
    playing += performance.now() - start;
    summary.add(played, names);
    if (wanted.records !== null) {
      const record = buildRecord({
        game: wanted.game,
        rulesVersion: module.meta.rulesVersion,
        dataHash: dataHashOf(module.rules),
        players,
        names: names.map(botName),
        options,
        defaults: module.meta.defaults,
        seed: match.seed,
        ...played,
      });
      writeFileSync(join(wanted.records, fileName(n, wanted.matches)), `${JSON.stringify(record)}\n`);
    }
    progress.to(n);
  }
  progress.end();
  if (wanted.report !== null) await writeReport(wanted.report, reportOf(wanted, summary.counted()));
  return summary.report((performance.now() - begun) / 1000, playing / 1000);
};

/** Plays a match; when the rules break down in it, the error says in which, so that it can be played again. */
const playOrName = (
  drive: typeof playOnRules,
  module: GameModule,
  match: BotMatch,
  n: number,
): ReturnType<typeof playOnRules> => {
  try {
    return drive(module, match);
  } catch (error) {
    throw new Error(
      `match ${n}, ${match.players} players, seed "${match.seed}": ${(error as Error).message}`,
    );
  }
};

const fileName = (n: number, of: number): string =>
  `${String(n).padStart(Math.max(4, String(of).length), '0')}.json`;

export const simulate: Command = async (words, streams) => {
  const wanted = parsedOr(parseArguments, words, USAGE, streams);
  if (wanted === null) return 2;
  try {
    streams.out(`${JSON.stringify(await play(wanted, streams), null, 2)}\n`);
    return 0;
  } catch (error) {
    streams.err(`${(error as Error).message}\n`);
    return 1;
  }
};
