import { wilson } from '../intervals.ts';
import { type Figure, histograms, intervals, type Ranged } from '../report/figure.ts';
import type { Report } from '../report/write-report.ts';
import type { Arguments } from './arguments.ts';
import type { Counted } from './summary.ts';

/** What came of matches that were played, as figures. */
export const reportOf = (wanted: Arguments, counted: Counted): Report => {
  const { game, players, bots, seed, driver, matches } = wanted;
  const seats = players.length === 1 ? `${players[0]} seats` : `${players[0]} to ${players.at(-1)} seats`;
  return {
    title: `${game}: ${matches} matches`,
    about: `${seats}, bots ${bots.join(', ')}, seeds ${seed}-1 to ${seed}-${matches}, driver ${driver}; ${optionsIn(wanted.options)}`,
    figures: figuresOf(counted),
  };
};

const optionsIn = (options: object): string =>
  Object.entries(options)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

const figuresOf = ({
  matches,
  scores,
  events,
  winsPerSeat,
  winsPerBot,
  seatsPerBot,
}: Counted): readonly Figure[] => {
  const won = (name: string, wins: number, of: number): Ranged => {
    const { percent, low, high } = wilson(wins, of);
    return { name, value: percent, low, high };
  };
  const bots = Object.keys(seatsPerBot);
  return [
    histograms(
      { title: 'Scores by seat', about: 'How many matches ended with each score. The line is the mean.' },
      'points',
      scores.map((counts, seat) => ({ name: `seat ${seat}`, counts })),
    ),
    histograms(
      { title: 'Length of matches', about: 'How many public events a match has. The line is the mean.' },
      'events',
      [{ name: 'matches', counts: events }],
    ),
    intervals(
      {
        title: 'Matches won by seat',
        about: `In percent of ${matches} matches, with 95 % intervals (Wilson). A shared win counts for all who share it.`,
      },
      'percent',
      // Where not every match has a seat, its share is of those that do.
      winsPerSeat.map((wins, seat) => won(`seat ${seat}`, wins, timesIn(scores[seat]!))),
    ),
    ...(bots.length > 1
      ? [
          intervals(
            {
              title: 'Matches won by bot',
              about: 'In percent of the seats that each bot had, with 95 % intervals (Wilson).',
            },
            'percent',
            bots.map(bot => won(bot, winsPerBot[bot]!, seatsPerBot[bot]!)),
          ),
        ]
      : []),
  ];
};

const timesIn = (counts: ReadonlyMap<number, number>): number =>
  [...counts.values()].reduce((sum, times) => sum + times, 0);
