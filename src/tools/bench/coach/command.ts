import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type GameId, hasCoach, loadCoach, loadReferee, loadRules, metaOf } from '../../../game/index.ts';
import type { MatchRecord } from '../../../game/record.ts';
import { type Command, parsedOr, type Streams } from '../../command.ts';
import { seatsNamed } from '../../match-arguments.ts';
import { startProgress } from '../../progress.ts';
import { calibration, type Figure } from '../../report/figure.ts';
import { writeReport } from '../../report/write-report.ts';
import { type Nets, readNets } from '../../train/weights-module.ts';
import { parseWanted, USAGE, type Wanted } from './arguments.ts';
import { type Bar, barsOf } from './bars.ts';
import { type Measured, measureCoach } from './measured.ts';
import { playMediums } from './played.ts';

/** Measures whether what the coaches say comes true, whether others say so too, and how long they take. */
export const benchCoach: Command = async (words, streams) => {
  const wanted = parsedOr(parseWanted, words, USAGE, streams);
  if (wanted === null) return 2;
  const missed: string[] = [];
  const figures: Figure[] = [];
  for (const game of wanted.games.filter(hasCoach)) {
    const { min, max } = metaOf(game).seats;
    for (const players of seatsNamed('--seats', wanted.seats ?? `${min}-${max}`, game)) {
      const { bars, drawn } = await measure(game, players, wanted, streams);
      figures.push(...drawn);
      for (const { what, isMet } of bars) {
        if (isMet === false) missed.push(`${game}, ${players} seats: ${what}`);
      }
    }
  }
  if (wanted.report !== null)
    await writeReport(wanted.report, {
      title: 'Whether what the coaches say comes true',
      about: `${wanted.matches} matches of Medium at each table, seeds from ${wanted.seed}`,
      figures,
    });
  streams.out(missed.length === 0 ? 'every bar is met\n' : `missed:\n  ${missed.join('\n  ')}\n`);
  return 0;
};

const measure = async (
  game: GameId,
  players: number,
  wanted: Wanted,
  streams: Streams,
): Promise<{ readonly bars: readonly Bar[]; readonly drawn: readonly Figure[] }> => {
  const { matches, reviews } = wanted;
  const [module, referee, coach] = await Promise.all([loadRules(game), loadReferee(game), loadCoach(game)]);
  if (coach === null) return { bars: [], drawn: [] };
  const seed = `${wanted.seed}-${game}-${players}`;
  const records: MatchRecord[] = [];
  const progress = startProgress(streams, matches, `matches of ${game}, ${players} seats`);
  for (let n = 0; n < matches; n++) {
    records.push(await playMediums(game, players, `${seed}-${n}`));
    progress.to(n + 1);
  }
  progress.end();
  const third = wanted.third === null ? null : coach.judgeBy(netsIn(wanted.third, game));
  const measured = measureCoach(module, referee, coach, third, records, reviews);
  const bars = barsOf(measured, game, players, third !== null);
  const { out } = streams;
  out(`${game}, ${players} seats, ${matches} matches of Medium, seeds ${seed}-0 to -${matches - 1}\n`);
  for (const { what, found, isMet } of bars) {
    out(`  ${isMet === null ? '      ' : isMet ? 'met   ' : 'MISSED'} ${what}: ${found}\n`);
  }
  return { bars, drawn: figuresOf(measured, `${game}, ${players} seats`) };
};

const figuresOf = ({ ranges, positions, scores }: Measured, table: string): readonly Figure[] => [
  calibration(
    {
      title: `${table}: chances`,
      about: `Of ${positions} positions: what was said beside how often it came so. On the line it came true; larger dots are more positions.`,
    },
    'chance',
    ranges,
  ),
  calibration(
    {
      title: `${table}: expected scores`,
      about: 'What was expected beside the mean of what it came to. On the line it came true.',
    },
    'points',
    scores.ranges,
  ),
];

/** @param path the file of a game's nets, or a folder of such files by the names of their games */
const netsIn = (path: string, game: GameId): Nets => {
  const file = statSync(path).isDirectory() ? join(path, `${game}.ts`) : path;
  const nets = readNets(file);
  if (Object.keys(nets).length === 0) throw new Error(`--third: ${file} holds no nets`);
  return nets;
};
