import { type GameId, loadBots, metaOf } from '../../../game/index.ts';
import { type Command, parsedOr, type Streams } from '../../command.ts';
import { usualSeats } from '../../duels/arguments.ts';
import { dealsFor, sum } from '../../duels/deals.ts';
import { type Hall, openHall } from '../../duels/hall.ts';
import { shareText, wilson } from '../../intervals.ts';
import { seatsNamed } from '../../match-arguments.ts';
import { parseWanted, USAGE, type Wanted } from './arguments.ts';
import { barText, isMet, type Rung } from './rungs.ts';

/** How many matches the bars are asked of. */
const usualMatches = (game: GameId): number => (game === 'kheops' ? 400 : 1000);

/** Measures how much stronger each level is than the one before it, in every game and with every number of seats. */
export const benchLadder: Command = async (words, streams) => {
  const wanted = parsedOr(parseWanted, words, USAGE, streams);
  if (wanted === null) return 2;
  const hall = openHall(wanted.threads);
  try {
    for (const game of wanted.games) await climb(game, wanted, hall, streams);
  } finally {
    await hall.close();
  }
  return 0;
};

const climb = async (game: GameId, wanted: Wanted, hall: Hall, streams: Streams): Promise<void> => {
  const bots = await loadBots(game);
  const { min, max } = metaOf(game).seats;
  const rungs = wanted.rungs.filter(({ one, others }) => one in bots && others in bots);
  for (const seats of seatsNamed('--seats', wanted.seats ?? `${min}-${max}`, game)) {
    const deals = dealsFor(wanted.matches ?? usualMatches(game), seats);
    streams.out(
      `${game}, ${seats} seats, ${deals * seats} matches each; even is ${(100 / seats).toFixed(1)} %\n`,
    );
    for (const rung of rungs)
      streams.out(`${await lineOf(game, seats, deals, rung, wanted, hall, streams)}\n`);
  }
};

const lineOf = async (
  game: GameId,
  seats: number,
  deals: number,
  { one, others, bars }: Rung,
  wanted: Wanted,
  hall: Hall,
  { err }: Streams,
): Promise<string> => {
  const name = `${one} from ${seats - 1} ${others}`;
  const seed = `${wanted.seed}-${game}-${seats}`;
  // Who ends it early still reads what was won so far.
  const told = (done: number, wins: number) => {
    const share = (100 * wins) / (done * seats);
    const end = done === deals ? '\n' : '';
    err(`\r${game}, ${name}: ${done} of ${deals} deals, ${share.toFixed(1)} % won${end}`);
  };
  const won = await hall.play({ game, players: seats, one, others, seed, from: 0, to: deals }, told);
  const share = wilson(sum(won), deals * seats);
  const bar = seats === usualSeats(game) ? bars[game] : undefined;
  const verdict = bar === undefined ? '' : `  ${barText(bar)}: ${isMet(bar, share) ? 'met' : 'missed'}`;
  return `  ${name.padEnd(24)}${shareText(share)}  seeds ${seed}-0 to -${deals - 1}${verdict}`;
};
