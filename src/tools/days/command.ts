import { parseArgs } from 'node:util';
import { type GameId, loadBots, loadRules, metaOf } from '../../game/index.ts';
import { type Command, parsedOr, wholeNumber } from '../command.ts';
import { gameNamed, seatsNamed, seedNamed } from '../match-arguments.ts';
import { PEOPLE } from './people.ts';
import { type Course, playOverDays } from './play.ts';

const GAMES = Object.keys(PEOPLE) as GameId[];

export const USAGE = `usage: npm run --silent days -- [options]
  --game NAME     ${GAMES.join(', ')} (default: each of them)
  --players N     how many sit at the table, or a range (default: as many as the game seats)
  --matches N     how many to play of each (default 20)
  --seed TEXT     same seed and arguments, same matches (default 1)
  --bot NAME      by which bot people play and choose (default easy)
Matches by days between people who look twice a day, without and with what they choose beforehand: how many days each takes, and of
the moves so made how many the same bot would have made with the table before its eyes. One line of JSON for each table.
`;

const parse = (argv: readonly string[]) => {
  const { values } = parseArgs({
    args: [...argv],
    strict: true,
    options: {
      game: { type: 'string' },
      players: { type: 'string' },
      matches: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      bot: { type: 'string', default: 'easy' },
    },
  });
  const games = values.game === undefined ? GAMES : [gameNamed('--game', values.game)];
  for (const game of games) {
    if (PEOPLE[game] === undefined) throw new Error(`--game ${game}: nothing is chosen beforehand in it`);
    if (![...metaOf(game).bots, ...metaOf(game).testBots].includes(values.bot))
      throw new Error(`--bot ${values.bot}: ${game} has ${metaOf(game).bots.join(', ')}`);
  }
  const tables = games.flatMap(game => {
    const { min, max } = metaOf(game).seats;
    return seatsNamed('--players', values.players ?? `${min}-${max}`, game).map(players => ({
      game,
      players,
    }));
  });
  const matches = wholeNumber('--matches', values.matches, 1, 10_000);
  return { tables, matches, seed: seedNamed(values.seed), bot: values.bot };
};

const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;
const rounded = (number: number): number => Math.round(number * 100) / 100;

export const days: Command = async (words, streams) => {
  const wanted = parsedOr(parse, words, USAGE, streams);
  if (wanted === null) return 2;
  for (const { game, players } of wanted.tables) {
    const [module, bots] = await Promise.all([loadRules(game), loadBots(game)]);
    const bot = bots[wanted.bot]!;
    const play = (n: number, isChosen: boolean): Course =>
      playOverDays(module, bot, players, `${wanted.seed}-${n}`, isChosen ? PEOPLE[game]! : null);
    const numbers = Array.from({ length: wanted.matches }, (_, n) => n);
    const without = numbers.map(n => play(n, false));
    const chosen = numbers.map(n => play(n, true));
    const all = (of: keyof Course) => chosen.reduce((sum, course) => sum + course[of], 0);
    const before = mean(without.map(course => course.days));
    const after = mean(chosen.map(course => course.days));
    const line = {
      game,
      players,
      without: rounded(before),
      with: rounded(after),
      share: rounded(after / before),
      movesChosen: rounded(all('chosen') / all('moves')),
      asTheyWouldHavePlayed: rounded(all('alike') / Math.max(1, all('chosen'))),
    };
    streams.out(`${JSON.stringify(line)}\n`);
  }
  return 0;
};
