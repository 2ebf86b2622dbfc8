import { parseArgs } from 'node:util';
import { GAME_IDS, type GameId } from '../../../game/index.ts';
import { DUEL_OPTIONS } from '../../duels/arguments.ts';
import { gameNamed, matchesNamed, seatsNamed, seedNamed, threadsNamed } from '../../match-arguments.ts';
import { RUNGS, type Rung } from './rungs.ts';

export type Wanted = {
  readonly games: readonly GameId[];
  /** The seat counts, or null for all that a game has. */
  readonly seats: string | null;
  /** How many at each rung, or null: as many as its bars ask for. */
  readonly matches: number | null;
  readonly seed: string;
  readonly threads: number;
  readonly rungs: readonly Rung[];
};

const nameOf = ({ one, others }: Rung): string => `${one}:${others}`;

export const USAGE = `usage: npm run bench -- ladder [options]
  --games NAMES   ${GAME_IDS.join(',')} (default all)
  --seats N       how many sit at the table, or a range: 4, 2-4 (default all that the game seats)
  --rungs NAMES   one bot alone among others: ${RUNGS.map(nameOf).join(',')}
                  (default all whose bots the game has)
  --matches N     of each rung, rounded up to whole deals (default 1000, in Kheops 400)
  --seed TEXT     same seed and arguments, same matches (default ladder)
  --threads N     in how many threads they are played (default 2)
Each deal is played with the one bot in every seat. A bar is met by the worse end of the 95 % interval (Wilson).
`;

/** What the command line asks for. @throws an Error with one sentence when it asks for what there is not */
export const parseWanted = (words: readonly string[]): Wanted => {
  const { values } = parseArgs({
    args: [...words],
    options: { ...DUEL_OPTIONS, games: { type: 'string' }, rungs: { type: 'string' } },
  });
  const games = values.games?.split(',').map(name => gameNamed('--games', name)) ?? GAME_IDS;
  if (values.seats !== undefined) for (const game of games) seatsNamed('--seats', values.seats, game);
  return {
    games,
    seats: values.seats ?? null,
    matches: values.matches === undefined ? null : matchesNamed(values.matches),
    seed: seedNamed(values.seed ?? 'ladder'),
    threads: threadsNamed(values.threads),
    rungs: values.rungs?.split(',').map(rungNamed) ?? RUNGS,
  };
};

const rungNamed = (name: string): Rung => {
  const rung = RUNGS.find(each => nameOf(each) === name);
  if (rung === undefined) throw new Error(`--rungs ${name}: there are ${RUNGS.map(nameOf).join(', ')}`);
  return rung;
};
