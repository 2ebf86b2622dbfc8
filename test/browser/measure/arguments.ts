import { parseArgs } from 'node:util';
import { GAME_IDS, type GameId, isGameId } from '../../../src/game/index.ts';
import { BAR_NAMES, type BarName } from './bars.ts';

const SIZES = ['360x640', '740x360', '820x1180', '1024x768', '1280x720', '1920x1080', '2560x1440'] as const;
const USUAL = ['360x640', '740x360', '1280x720'];

export type Size = { readonly width: number; readonly height: number };
export type Arguments = {
  readonly bars: readonly BarName[];
  readonly games: readonly GameId[];
  readonly sizes: readonly Size[];
  /** How often a page is loaded whose largest paint is timed; the median counts. */
  readonly loads: number;
};

export const USAGE = `usage: npm run measure -- [options]
  --only NAMES   some of ${BAR_NAMES.join(', ')} (default all), comma separated
  --games NAMES  some of ${GAME_IDS.join(', ')} (default all)
  --sizes SIZES  windows in which matches are played: all, or some of ${SIZES.join(', ')}
                 (default ${USUAL.join(',')})
  --help         prints this, and measures nothing
  --loads N      how often a page is loaded to time its largest paint, 1 to 99 (default 5)
Prints a line a figure and its bar; ends with 1 where one is not met. Times are those of this machine: let it be quiet.
`;

/** What the command line asks for; null: help. @throws an Error with one sentence when it asks for what there is not */
export const parseArguments = (words: readonly string[]): Arguments | null => {
  const { values } = parseArgs({
    args: [...words],
    options: {
      only: { type: 'string' },
      games: { type: 'string' },
      sizes: { type: 'string' },
      loads: { type: 'string', default: '5' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return null;
  const listed = (text: string | undefined, usual: readonly string[]) => text?.split(',') ?? usual;
  const bars = listed(values.only, BAR_NAMES);
  const games = listed(values.games, GAME_IDS);
  const sizes = values.sizes === 'all' ? SIZES : listed(values.sizes, USUAL);
  const refuse = (option: string, names: readonly string[], known: readonly string[]) => {
    const wrong = names.find(name => !known.includes(name));
    if (wrong !== undefined) throw new Error(`${option} ${wrong}: there are ${known.join(', ')}`);
  };
  refuse('--only', bars, BAR_NAMES);
  refuse('--games', games, GAME_IDS);
  refuse('--sizes', sizes, SIZES);
  if (!/^[1-9]\d?$/.test(values.loads)) throw new Error(`--loads ${values.loads}: a number from 1 to 99`);
  return {
    loads: Number(values.loads),
    bars: bars as BarName[],
    games: games.filter(isGameId),
    sizes: sizes.map(size => {
      const [width, height] = size.split('x').map(Number) as [number, number];
      return { width, height };
    }),
  };
};
