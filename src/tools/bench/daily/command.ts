import { parseArgs } from 'node:util';
import { GAME_IDS, loadRules } from '../../../game/index.ts';
import { botsOfDaily, OWN_SEAT, seatsOfDaily } from '../../../game/shared/daily.ts';
import type { Random } from '../../../game/shared/random.ts';
import { type Command, parsedOr, wholeNumber } from '../../command.ts';
import { line, spread } from '../figures.ts';
import type { LaidMatch } from '../load/lay-match.ts';
import { ask } from '../load/requests.ts';
import { TableOfBots } from '../load/table-of-bots.ts';
import { inTurns, pause } from '../server/load.ts';
import { buildPrograms } from '../servers/start.ts';
import { shippedOnSqlite } from '../servers/targets.ts';
import { cpuSecondsOf, loopSecondsOf, machineLoad } from '../usage.ts';

const USAGE = `usage: npm run bench -- daily [options]
  --people N     who play today's deals at once, a quarter of them each game (default 1000)
  --seconds N    for how long they are watched (default 60)
  --thinks N     seconds that each takes for a move, at the mean (default 6)
Builds the server, and has people from as many addresses begin today's deals and play them at the pace of people, beside bots at the pace that
they have for people. Prints how long their moves took until they were answered. Needs Linux.
`;
/** How many begin at the same time, and how long they play before they are watched. Milliseconds. */
const AT_ONCE = 20;
const RUN_UP = 10_000;

const parse = (words: readonly string[]) => {
  const { values } = parseArgs({
    args: [...words],
    options: { people: { type: 'string' }, seconds: { type: 'string' }, thinks: { type: 'string' } },
  });
  return {
    people: wholeNumber('--people', values.people ?? '1000', 1, 10_000),
    seconds: wholeNumber('--seconds', values.seconds ?? '60', 1, 3600),
    thinks: wholeNumber('--thinks', values.thinks ?? '6', 1, 600),
  };
};

/** How long a move takes while a thousand people play the deals of the day. */
export const benchDaily: Command = async (words, streams) => {
  const asked = parsedOr(parse, words, USAGE, streams);
  if (asked === null) return 2;
  const { people, seconds } = asked;
  const say = (text: string) => streams.out(`${text}\n`);
  const modules = await Promise.all(GAME_IDS.map(loadRules));
  const programs = await buildPrograms();
  const server = await shippedOnSqlite({ programs }, { BOT_DELAY_MS: '900' });
  const { port, pid } = server.running();
  const began: number[] = [];
  const answered: number[] = [];
  const faults = new Map<string, number>();
  let decisions = 0;
  const begin =
    (game: string) =>
    async (from: string): Promise<LaidMatch> => {
      const at = performance.now();
      const seat = await ask(port, { path: `/daily/${game}`, from, body: { playerName: 'Somebody' } });
      began.push(performance.now() - at);
      const credentials: string[] = [];
      credentials[OWN_SEAT] = seat.playerCredentials!;
      return { matchID: seat.matchID!, credentials };
    };
  const thinks = (random: Random) => 2 * random.below(asked.thinks * 1000);
  const tables = Array.from({ length: people }, (_, number) => {
    const module = modules[number % modules.length]!;
    const { meta } = module;
    return new TableOfBots({
      ...{ port, module, number, seats: seatsOfDaily(meta), bot: String(botsOfDaily(meta)[1]), thinks },
      lay: begin(meta.id),
      decided: () => {
        decisions += 1;
      },
      answered: ms => void answered.push(ms),
      fault: what => void faults.set(what, (faults.get(what) ?? 0) + 1),
    });
  });
  try {
    say(`daily: ${people} people at today’s deals; ${machineLoad()}`);
    await inTurns(AT_ONCE, tables, table => table.open());
    say(line('to begin', spread(began)));
    for (const table of tables) table.play(true);
    await pause(RUN_UP);
    answered.length = 0;
    decisions = 0;
    const [cpu, loop, at] = [cpuSecondsOf(pid), loopSecondsOf(pid), performance.now()];
    await pause(seconds * 1000);
    const took = (performance.now() - at) / 1000;
    const each = (many: number) => (many / took).toFixed(1);
    say(line('a move', spread(answered)));
    say(line('moves/s of people, of bots', `${each(answered.length)}, ${each(decisions)}`));
    const share = (used: number) => `${((100 * used) / took).toFixed(0)} %`;
    say(
      line(
        'CPU of the server, of its loop',
        `${share(cpuSecondsOf(pid) - cpu)}, ${share(loopSecondsOf(pid) - loop)}`,
      ),
    );
    for (const [what, times] of faults) say(line('fault', `${times} × ${what}`));
    say(`at the end: ${machineLoad()}`);
    return faults.size === 0 ? 0 : 1;
  } finally {
    for (const table of tables) table.close();
    await server.stop();
    programs.remove();
  }
};
