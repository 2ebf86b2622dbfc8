import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { metaOf } from '../../game/index.ts';
import { createApp } from '../../server/app.ts';
import { configFrom } from '../../server/config.ts';
import { DEFAULT_LIMITS } from '../../server/limits/limits.ts';
import { type Command, parsedOr, wholeNumber } from '../command.ts';
import { gameNamed, matchesNamed } from '../match-arguments.ts';

const USAGE = `usage: npm run --silent bot-trial -- --game GAME [--against LEVEL] [--seats N] [--matches N] -- COMMAND…
  starts a server that keeps nothing, makes a bot there, and has a program play as it against a bot of the house:
  COMMAND… ADDRESS TOKEN GAME LEVEL MATCHES SEATS, such as python3 examples/bot.py
  --against   easy (the usual), medium, hard or expert
  --seats     the usual: as few as the game has
  --matches   the usual: 20
`;

const parse = (words: readonly string[]) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      game: { type: 'string' },
      against: { type: 'string', default: 'easy' },
      seats: { type: 'string' },
      matches: { type: 'string', default: '20' },
    },
  });
  const game = gameNamed('--game', values.game);
  const { bots, seats } = metaOf(game);
  if (!bots.some(each => each === values.against))
    throw new Error(`--against ${values.against}: there are ${bots.join(', ')}`);
  if (positionals.length === 0) throw new Error('-- and the command that starts your bot are missing');
  return {
    game,
    level: values.against,
    seats: wholeNumber('--seats', values.seats ?? String(seats.min), seats.min, seats.max),
    matches: matchesNamed(values.matches),
    command: positionals,
  };
};

/** One bot that plays as fast as it can is no guest who does harm. */
const LIMITS = {
  ...DEFAULT_LIMITS,
  requestsPerSecond: 1e6,
  botRequestsPerMinute: 1e9,
};

/** Lets a program play against a bot of the house, on a server made for that. */
export const botTrial: Command = async (words, streams) => {
  const asked = parsedOr(parse, words, USAGE, streams);
  if (asked === null) return 2;
  const { game, level, seats, matches, command } = asked;
  const config = { ...configFrom({ LOG_LEVEL: 'warn' }), dataDir: null, clientDir: null, limits: LIMITS };
  const app = await createApp({ config });
  try {
    const { port } = await app.listen(0);
    const url = `http://127.0.0.1:${port}`;
    const token = await newBot(url);
    const [program = '', ...rest] = command;
    const given = [...rest, url, token, game, level, String(matches), String(seats)];
    const code = await new Promise<number>((resolve, reject) => {
      const bot = spawn(program, given, { stdio: ['ignore', 'pipe', 'pipe'] });
      bot.stdout.on('data', text => streams.out(String(text)));
      bot.stderr.on('data', text => streams.err(String(text)));
      bot.on('error', reject);
      bot.on('exit', status => resolve(status ?? 1));
    });
    const { ratings } = await ask(`${url}/api/bot/account`, { authorization: `Bearer ${token}` });
    for (const { points, spread, matches: many } of ratings as readonly Rating[])
      streams.out(`rated ${Math.round(points)} ± ${Math.round(spread)} after ${many} matches\n`);
    return code;
  } finally {
    await app.close();
  }
};

type Rating = { readonly points: number; readonly spread: number; readonly matches: number };

/** The token of a bot of a new member. */
const newBot = async (url: string): Promise<string> => {
  const own = { origin: url, 'content-type': 'application/json' };
  const post = (path: string, body: object, cookie = '') =>
    fetch(url + path, { method: 'POST', headers: { ...own, cookie }, body: JSON.stringify(body) });
  const cookie = (await post('/account', { name: 'Author' })).headers.get('set-cookie')?.split(';')[0];
  const made = await post('/account/bots', { name: 'On trial' }, cookie);
  return ((await made.json()) as { readonly token: string }).token;
};

const ask = async (url: string, headers: Record<string, string>): Promise<Record<string, unknown>> =>
  (await (await fetch(url, { headers })).json()) as Record<string, unknown>;
