import { quickRandom } from '../../game/shared/random.ts';
import { at } from '../../game/shared/seats.ts';
import { type Command, parsedOr, type Streams } from '../command.ts';
import { loadContestants } from '../duels/contestants.ts';
import { dealsFor, sum } from '../duels/deals.ts';
import { openHall } from '../duels/hall.ts';
import { shareText, wilson } from '../intervals.ts';
import { parseWanted, USAGE, type Wanted } from './arguments.ts';
import { type Pairing, ratingsOf } from './ratings.ts';

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
    report(wanted, await playAll(wanted, streams), streams);
    return 0;
  } catch (error) {
    streams.err(`${(error as Error).message}\n`);
    return 1;
  }
};

const seedOf = ({ seed, game, seats }: Wanted): string => `${seed}-${game}-${seats}`;

const playAll = async (wanted: Wanted, { err }: Streams): Promise<readonly Pairing[]> => {
  const { game, bots, seats: players, matches, threads } = wanted;
  const to = dealsFor(matches, players);
  const hall = openHall(threads);
  const pairings: Pairing[] = [];
  try {
    for (const [one, name] of bots.entries()) {
      for (const [others, other] of bots.entries()) {
        // At a table of two who is alone is the other's other.
        if (one === others || (players === 2 && one > others)) continue;
        const deals = { game, players, one: name, others: other, seed: seedOf(wanted), from: 0, to };
        const won = await hall.play(deals);
        err(`${name} among ${other}: ${to} deals\n`);
        pairings.push({ one, others, won });
      }
    }
  } finally {
    await hall.close();
  }
  return pairings;
};

const report = (wanted: Wanted, pairings: readonly Pairing[], { out }: Streams): void => {
  const { game, bots, seats } = wanted;
  const deals = pairings[0]!.won.length;
  const ratings = ratingsOf(bots.length, seats, pairings, quickRandom(seedOf(wanted)));
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
