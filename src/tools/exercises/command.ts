import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Exercise, exercisesIn } from '../../game/exercise.ts';
import { GAME_IDS, type GameId, loadCoach, loadReferee, loadRules, metaOf } from '../../game/index.ts';
import { review } from '../../game/review.ts';
import { at } from '../../game/shared/seats.ts';
import { playMediums } from '../bench/coach/played.ts';
import { type Command, parsedOr, wholeNumber } from '../command.ts';
import { gameNamed, seatsNamed } from '../match-arguments.ts';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
const USAGE = `usage: npm run exercises -- --game NAME [options]
  --game NAME    ${GAME_IDS.join(', ')}
  --count N      how many, from as many matches of Medium (default 30)
  --seats N      how many sit at the table, or a range (default all that the game seats)
  --seed TEXT    same seed, arguments and nets, same exercises (default exercise)
  --out FILE     writes them there instead of where the page finds them
`;

type Wanted = {
  readonly game: GameId;
  readonly count: number;
  readonly seats: readonly number[];
  readonly seed: string;
  readonly out: string;
};

const parseWanted = (words: readonly string[]): Wanted => {
  const { values } = parseArgs({
    args: [...words],
    options: {
      game: { type: 'string' },
      count: { type: 'string', default: '30' },
      seats: { type: 'string' },
      seed: { type: 'string', default: 'exercise' },
      out: { type: 'string' },
    },
  });
  const { count, seats, seed, out } = values;
  const game = gameNamed('--game', values.game);
  const { min, max } = metaOf(game).seats;
  return {
    game,
    count: wholeNumber('--count', count, 1, 1000),
    seats: seatsNamed('--seats', seats ?? `${min}-${max}`, game),
    seed,
    out: out ?? join(PROJECT, `src/client/games/${game}/exercises.json`),
  };
};

/** Matches that are gone through for one exercise before it is given up. */
const PATIENCE = 40;

/** At most one of each match, so that no two tell of each other. */
const make = async ({ game, count, seats, seed }: Wanted): Promise<readonly Exercise[]> => {
  const [{ rules, meta }, referee, coach] = await Promise.all([
    loadRules(game),
    loadReferee(game),
    loadCoach(game),
  ]);
  if (coach === null || coach.judges.length < 2) throw new Error(`${game}: there are no two judges`);
  const found: Exercise[] = [];
  for (let n = 0; found.length < count && n < count * PATIENCE; n++) {
    const players = at(seats, n % seats.length);
    const record = await playMediums(game, players, `${seed}-${n}`);
    const work = review(record, rules, referee, coach, meta.defaults);
    let step = work.next();
    while (!step.done) step = work.next();
    const exercises = exercisesIn(step.value, coach);
    const one = exercises[n % Math.max(1, exercises.length)];
    if (one !== undefined) found.push(one);
  }
  return found;
};

/** Makes the exercises of which the page has one a day. */
export const exercises: Command = async (words, { out, err }) => {
  const wanted = parsedOr(parseWanted, words, USAGE, { out, err });
  if (wanted === null) return 2;
  try {
    const made = await make(wanted);
    mkdirSync(dirname(wanted.out), { recursive: true });
    writeFileSync(wanted.out, `[\n${made.map(each => JSON.stringify(each)).join(',\n')}\n]\n`);
    out(`${made.length} exercises of ${wanted.game}: ${wanted.out}\n`);
    return 0;
  } catch (error) {
    err(`${(error as Error).message}\n`);
    return 1;
  }
};
