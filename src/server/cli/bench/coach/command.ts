import { type GameId, hasCoach, loadCoach, loadReferee, loadRules, metaOf } from '../../../../game/index.ts';
import type { MatchRecord } from '../../../../game/record.ts';
import { type Command, parsedOr, type Streams } from '../../command.ts';
import { seatsNamed } from '../../duels/arguments.ts';
import { shareText, wilson } from '../../intervals.ts';
import { readNets } from '../../train/weights-module.ts';
import { parseWanted, USAGE, type Wanted } from './arguments.ts';
import { type Measured, measureCoach } from './measured.ts';
import { playMediums } from './played.ts';

/** What is asked of four-player Ra; the like is printed of the others. */
const BARS = { calibration: 1.5, brier: 0.55, confirmed: 75, chances: 100, review: 1000 };

/** Measures whether what the coaches say comes true, whether others say so too, and how long they take. */
export const benchCoach: Command = async (words, streams) => {
  const wanted = parsedOr(parseWanted, words, USAGE, streams);
  if (wanted === null) return 2;
  for (const game of wanted.games.filter(hasCoach)) {
    const { min, max } = metaOf(game).seats;
    for (const players of seatsNamed(wanted.seats ?? `${min}-${max}`, game)) {
      await measure(game, players, wanted, streams);
    }
  }
  return 0;
};

const measure = async (
  game: GameId,
  players: number,
  wanted: Wanted,
  { out, err }: Streams,
): Promise<void> => {
  const { matches, reviews } = wanted;
  const [module, referee, coach] = await Promise.all([loadRules(game), loadReferee(game), loadCoach(game)]);
  if (coach === null) return;
  const seed = `${wanted.seed}-${game}-${players}`;
  const records: MatchRecord[] = [];
  for (let n = 0; n < matches; n++) records.push(await playMediums(game, players, `${seed}-${n}`));
  err(`${game}, ${players} seats: ${matches} matches played\n`);
  const third = wanted.third === null ? null : coach.judgeBy(readNets(wanted.third));
  const measured = measureCoach(module, referee, coach, third, records, reviews);
  out(`${game}, ${players} seats, ${matches} matches of Medium, seeds ${seed}-0 to -${matches - 1}\n`);
  for (const line of linesOf(measured, players, third !== null)) out(`  ${line}\n`);
};

const linesOf = (measured: Measured, players: number, isThirdAsked: boolean): readonly string[] => {
  const { brier, calibrationError, positions, decisions, mistakes, milliseconds } = measured;
  const { first, shown, confirmed } = mistakes;
  const nothing = 1 - 1 / players;
  return [
    `chances: Brier ${brier.toFixed(3)} (knowing nothing ${nothing.toFixed(3)}; bar for four at Ra ${BARS.brier}), ` +
      `calibration error ${(100 * calibrationError).toFixed(2)} % (bar ${BARS.calibration} %), ${positions} positions`,
    `mistakes: ${shown} shown of ${first} that the first judge sees, in ${decisions} decisions of ` +
      `${milliseconds.review.length} matches`,
    ...(isThirdAsked && shown > 0
      ? [`a third judge confirms ${shareText(wilson(confirmed, shown)).trim()} (bar ${BARS.confirmed} %)`]
      : []),
    `time: chances of a match ${timeText(milliseconds.chances)} (bar ${BARS.chances} ms), ` +
      `a review ${timeText(milliseconds.review)} (bar ${BARS.review} ms)`,
  ];
};

const timeText = (times: readonly number[]): string => {
  const ordered = times.toSorted((a, b) => a - b);
  const place = (part: number) => (ordered[Math.floor(part * (ordered.length - 1))] ?? 0).toFixed(1);
  return `${place(0.5)} ms, the longest ${place(1)}`;
};
