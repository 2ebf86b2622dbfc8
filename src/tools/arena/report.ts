import { at } from '../../game/shared/seats.ts';
import { sum } from '../duels/deals.ts';
import { wilson } from '../intervals.ts';
import { intervals } from '../report/figure.ts';
import type { Report } from '../report/write-report.ts';
import { seedOf, type Wanted } from './arguments.ts';
import type { Pairing, Rating } from './ratings.ts';

/** What came of an arena, as figures. */
export const reportOf = (
  wanted: Wanted,
  pairings: readonly Pairing[],
  ratings: readonly Rating[],
): Report => {
  const { game, bots, seats } = wanted;
  const deals = pairings[0]!.won.length;
  const even = 100 / seats;
  return {
    title: `${game}: how strong the bots are`,
    about: `${seats} seats, ${deals * seats} matches of each pair, deals of the seeds ${seedOf(wanted)}-0 to -${deals - 1}`,
    figures: [
      intervals(
        {
          title: 'Ratings',
          about:
            'Points of Elo’s scale, with 95 % intervals: 0 is the mean of all, 400 more is ten times the chance.',
        },
        'points',
        ratings
          .map(({ points, low, high }, bot) => ({ name: at(bots, bot), value: points, low, high }))
          .toSorted((a, b) => b.value - a.value),
        0,
      ),
      intervals(
        {
          title: 'Each against each',
          about: `Matches won in percent by one bot alone among ${seats - 1} of the other, with 95 % intervals. Even is ${even.toFixed(1)} %.`,
        },
        'percent',
        pairings.map(({ one, others, won }) => {
          const { percent, low, high } = wilson(sum(won), won.length * seats);
          return { name: `${at(bots, one)} from ${at(bots, others)}`, value: percent, low, high };
        }),
        even,
      ),
    ],
  };
};
