import { parseArgs } from 'node:util';
import { GAME_IDS, type GameId, metaOf } from '../../game/index.ts';
import { LEVELS } from '../../game/shared/bots/levels.ts';
import { wholeNumber } from '../command.ts';
import { gameNamed, seatsNamed, seedNamed } from '../match-arguments.ts';
import { reportNamed } from '../report/write-report.ts';

export type Arguments = {
  readonly game: GameId;
  /** The seat counts to play, in turn. */
  readonly players: readonly number[];
  readonly matches: number;
  readonly seed: string;
  /** One name for every seat, or one a seat. */
  readonly bots: readonly string[];
  readonly driver: 'rules' | 'framework';
  /** Where records go; null for none. */
  readonly records: string | null;
  /** Where a page of plots goes; null for none. */
  readonly report: string | null;
  /** The table's options, complete. */
  readonly options: object;
};

/** What a table seats where nothing is said, if its game seats so many. */
const USUAL_PLAYERS = 3;

export const USAGE = `usage: npm run --silent simulate -- [options]
  --game NAME       ${GAME_IDS.join(', ')} (default ${GAME_IDS[0]})
  --players N       how many sit at the table, or a range spread over the matches: 3, 2-5 (default 3,
                    or what the game seats next to it)
  --matches N       how many to play (default 100)
  --seed TEXT       same seed and arguments, same matches (default 1)
  --bots NAMES      one name for all seats or one a seat: ${LEVELS.join(', ')}, random and each game's bots for tests;
                    hard,medium,random (default random)
  --option NAME=VALUE  a table option of the game, which may be given again for another: strictClosure=true, white=0
  --driver NAME     rules, or framework for boardgame.io's own reducer (default rules)
  --records DIR     write one match record a match there: 0001.json …
  --report FILE     a page of plots: scores by seat, lengths of matches, who won (out.html)
  --ra-heavy        bags in which Ra tiles come early: the same as --option raHeavy=true
On stdout: a summary as one JSON object. On stderr: progress, on a terminal with the time that is left.
`;

/** What the command line asks for. Throws an Error with one sentence when it asks for what there is not. */
export const parseArguments = (argv: readonly string[]): Arguments => {
  const { values } = parseArgs({
    args: [...argv],
    strict: true,
    allowPositionals: false,
    options: {
      game: { type: 'string', default: GAME_IDS[0]! },
      players: { type: 'string' },
      matches: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      bots: { type: 'string', default: 'random' },
      driver: { type: 'string', default: 'rules' },
      records: { type: 'string' },
      report: { type: 'string' },
      option: { type: 'string', multiple: true, default: [] },
      'ra-heavy': { type: 'boolean', default: false },
    },
  });
  const { driver } = values;
  const game = gameNamed('--game', values.game);
  if (driver !== 'rules' && driver !== 'framework') throw new Error(`--driver ${driver}: rules or framework`);
  if (values.records === '') throw new Error('--records: a folder');
  const players = seatsNamed('--players', values.players ?? String(nearestSeats(game)), game);
  return {
    game,
    players,
    matches: wholeNumber('--matches', values.matches, 1, 10_000_000),
    seed: seedNamed(values.seed),
    bots: bots(values.bots, players, [...metaOf(game).bots, ...metaOf(game).testBots]),
    driver,
    records: values.records ?? null,
    report: reportNamed(values.report),
    options: tableOptions([...values.option, ...(values['ra-heavy'] ? ['raHeavy=true'] : [])], game),
  };
};

const nearestSeats = (game: GameId): number => {
  const { min, max } = metaOf(game).seats;
  return Math.min(max, Math.max(min, USUAL_PLAYERS));
};

/** `name=value` words, read as the game reads them; a value that is no JSON is a text. */
const tableOptions = (words: readonly string[], game: GameId): object => {
  const { defaults, parseOptions } = metaOf(game);
  const names = Object.keys(defaults);
  const chosen = words.map(word => {
    const [name = '', ...rest] = word.split('=');
    if (!names.includes(name)) {
      throw new Error(`${game} has no option "${name}"; its options are ${names.join(', ')}`);
    }
    if (rest.length === 0) {
      const usual = (defaults as Readonly<Record<string, unknown>>)[name];
      throw new Error(`--option ${word}: a name and a value, such as ${name}=${usual}`);
    }
    return [name, read(rest.join('='))] as const;
  });
  const parsed = parseOptions(Object.fromEntries(chosen));
  if ('error' in parsed) throw new Error(`--option: ${parsed.error}`);
  return parsed.options;
};

const read = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const bots = (text: string, players: readonly number[], known: readonly string[]): string[] => {
  const names = text.split(',');
  for (const name of names) {
    if (!known.includes(name))
      throw new Error(`--bots: no bot is called "${name}"; there are ${known.join(', ')}`);
  }
  if (names.length > 1 && (players.length > 1 || names.length !== players[0])) {
    throw new Error(
      `--bots ${text}: one name for all seats, or one for each of the ${players.join(' to ')} seats`,
    );
  }
  return names;
};
