import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GAME_IDS, type GameId } from '../../../game/index.ts';
import { wholeNumber } from '../../command.ts';
import { gameNamed, matchesNamed, seatsNamed, seedNamed } from '../../match-arguments.ts';
import { reportNamed } from '../../report/write-report.ts';

export type Wanted = {
  readonly games: readonly GameId[];
  /** The seat counts, or null for all that a game has. */
  readonly seats: string | null;
  /** How many are played for the chances, and how many of them are gone through for mistakes. */
  readonly matches: number;
  readonly reviews: number;
  readonly seed: string;
  /** A module of nets that neither judge has, or a folder of them; null where none is asked. */
  readonly third: string | null;
  /** Where a page of plots goes; null for none. */
  readonly report: string | null;
};

export const USAGE = `usage: npm run bench -- coach [options]
  --games NAMES   ${GAME_IDS.join(',')} (default all that have a coach)
  --seats N       how many sit at the table, or a range: 4, 2-4 (default all that the game seats)
  --matches N     of Medium, by whose ends the chances are measured (default 3500: by the luck of
                  the deals 700 leave the Brier score open by 0.02)
  --reviews N     of these are gone through for mistakes (default 60)
  --third PATH    nets of a third judge, who is asked of every mistake: a file, or a folder with a NAME.ts of each game;
                  npm run train -- --game NAME --for coach --seed third --out PATH/NAME.ts
  --report FILE   a page of plots: whether chances and expected scores come true (out.html)
  --seed TEXT     same seed and arguments, same matches (default coach); no net has learnt of them
`;

/** What the command line asks for. @throws an Error with one sentence when it asks for what there is not */
export const parseWanted = (words: readonly string[]): Wanted => {
  const { values } = parseArgs({
    args: [...words],
    options: {
      games: { type: 'string' },
      seats: { type: 'string' },
      matches: { type: 'string', default: '3500' },
      reviews: { type: 'string', default: '60' },
      third: { type: 'string' },
      report: { type: 'string' },
      seed: { type: 'string', default: 'coach' },
    },
  });
  const games = values.games?.split(',').map(name => gameNamed('--games', name)) ?? GAME_IDS;
  if (values.seats !== undefined) for (const game of games) seatsNamed('--seats', values.seats, game);
  const { third } = values;
  const path = third === undefined ? undefined : statSync(third, { throwIfNoEntry: false });
  if (third !== undefined && path === undefined) throw new Error(`--third ${third}: there is no such file`);
  if (path?.isFile() === true && games.length !== 1)
    throw new Error('--third: a file holds nets of one game');
  return {
    games,
    seats: values.seats ?? null,
    matches: matchesNamed(values.matches),
    reviews: wholeNumber('--reviews', values.reviews, 1, 1_000_000),
    seed: seedNamed(values.seed),
    third: third ?? null,
    report: reportNamed(values.report),
  };
};
