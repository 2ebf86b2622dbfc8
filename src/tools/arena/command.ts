import { quickRandom } from '../../game/shared/random.ts';
import { at } from '../../game/shared/seats.ts';
import { type Command, parsedOr, type Streams } from '../command.ts';
import { loadContestants } from '../duels/contestants.ts';
import { dealsFor, sum } from '../duels/deals.ts';
import { openHall } from '../duels/hall.ts';
import { shareText, wilson } from '../intervals.ts';
import { startProgress } from '../progress.ts';
import { writeReport } from '../report/write-report.ts';
import { parseWanted, seedOf, USAGE, type Wanted } from './arguments.ts';
import { type Pairing, type Rating, ratingsOf } from './ratings.ts';
import { reportOf } from './report.ts';

/** Lets bots play each against each, and says how strong they are. */
export const arena: Command = async (words, streams) => {
  const wanted = parsedOr(parseWanted, words, USAGE, streams);
  if (wanted === null) return 2;
  try {
    await loadContestants(wanted.game, wanted.bots);
  } catch (error) {
    streams.err(`${(error as Error).message}\n\n${USAGE}`);
    return 2;
  }
  try {
    const pairings = await playAll(wanted, streams);
    const ratings = ratingsOf(wanted.bots.length, wanted.seats, pairings, quickRandom(seedOf(wanted)));
    report(wanted, pairings, ratings, streams);
    if (wanted.report !== null) await writeReport(wanted.report, reportOf(wanted, pairings, ratings));
    return 0;
  } catch (error) {
    streams.err(`${(error as Error).message}\n`);
    return 1;
  }
};

const playAll = async (wanted: Wanted, streams: Streams): Promise<readonly Pairing[]> => {
  const { game, bots, seats: players, matches, threads } = wanted;
  const to = dealsFor(matches, players);
  const hall = openHall(threads);
  const pairings: Pairing[] = [];
  const pairs = bots.flatMap((_, one) =>
    // At a table of two who is alone is the other's other.
    bots.flatMap((_, others) => (one === others || (players === 2 && one > others) ? [] : [{ one, others }])),
  );
  const progress = startProgress(streams, pairs.length * to, 'deals');
  try {
    for (const [before, { one, others }] of pairs.entries()) {
      const names = { one: at(bots, one), others: at(bots, others) };
      const deals = { game, players, ...names, seed: seedOf(wanted), from: 0, to };
      const won = await hall.play(deals, done => progress.to(before * to + done));
      pairings.push({ one, others, won });
    }
  } finally {
    progress.end();
    await hall.close();
  }
  return pairings;
};

const report = (
  wanted: Wanted,
  pairings: readonly Pairing[],
  ratings: readonly Rating[],
  { out }: Streams,
): void => {
  const { game, bots, seats } = wanted;
  const deals = pairings[0]!.won.length;
  const width = Math.max(...bots.map(bot => bot.length)) + 2;
  out(
    `${game}, ${seats} seats, ${deals * seats} matches each, deals of the seeds ${seedOf(wanted)}-0 to -${deals - 1}\n`,
  );
  const ranked = bots.map((bot, i) => ({ bot, ...at(ratings, i) })).toSorted((a, b) => b.points - a.points);
  for (const { bot, points, low, high } of ranked)
    out(`  ${bot.padEnd(width)}${signed(points).padStart(6)} [${signed(low)}, ${signed(high)}]\n`);
  out(`matches won, alone among ${seats - 1} of the other; even is ${(100 / seats).toFixed(1)} %\n`);
  for (const { one, others, won } of pairings) {
    const share = wilson(sum(won), won.length * seats);
    out(`  ${at(bots, one).padEnd(width)}from ${at(bots, others).padEnd(width)}${shareText(share)}\n`);
  }
};

const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(Math.round(points))}`;
