import { parseArgs } from 'node:util';
import { GAME_IDS, type GameId } from '../../game/index.ts';
import { DUEL_OPTIONS, usualSeats } from '../duels/arguments.ts';
import { gameNamed, matchesNamed, seatsNamed, seedNamed, threadsNamed } from '../match-arguments.ts';
import { reportNamed } from '../report/write-report.ts';

export type Wanted = {
  readonly game: GameId;
  readonly bots: readonly string[];
  readonly seats: number;
  readonly matches: number;
  readonly seed: string;
  readonly threads: number;
  /** Where a page of plots goes; null for none. */
  readonly report: string | null;
};

export const USAGE = `usage: npm run arena -- --game NAME [options] BOT BOT …
  BOT             a bot of the game (easy, medium, …), or a file that exports one as "bot" (docs/house-bots.md)
  --game NAME     ${GAME_IDS.join(', ')}
  --seats N       how many sit at the table (default 4, or as many as there are)
  --matches N     of each bot alone among each other's, rounded up to whole deals (default 200)
  --seed TEXT     same seed and arguments, same matches (default arena)
  --threads N     in how many threads they are played (default 2)
  --report FILE   a page of plots: ratings with their intervals, and who beat whom (out.html)
Everybody plays alone among the others of every other kind, on the same deals, once in every seat of each.
`;

/** What the command line asks for. @throws an Error with one sentence when it asks for what there is not */
export const parseWanted = (words: readonly string[]): Wanted => {
  const { values, positionals: bots } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { ...DUEL_OPTIONS, game: { type: 'string' }, report: { type: 'string' } },
  });
  const game = gameNamed('--game', values.game);
  if (bots.length < 2) throw new Error('at least two bots play against each other');
  const twice = bots.find((bot, i) => bots.indexOf(bot) !== i);
  if (twice !== undefined) throw new Error(`${twice} is named twice`);
  const [seats, ...more] = seatsNamed('--seats', values.seats ?? String(usualSeats(game)), game);
  if (seats === undefined || more.length > 0) throw new Error(`--seats ${values.seats}: one number`);
  return {
    game,
    bots,
    seats,
    matches: matchesNamed(values.matches ?? '200'),
    seed: seedNamed(values.seed ?? 'arena'),
    threads: threadsNamed(values.threads),
    report: reportNamed(values.report),
  };
};

/** What the deals of an arena are named by. */
export const seedOf = ({ seed, game, seats }: Wanted): string => `${seed}-${game}-${seats}`;
