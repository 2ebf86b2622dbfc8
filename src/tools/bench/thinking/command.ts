import { parseArgs } from 'node:util';
import type { AnyBot, GameModule } from '../../../game/contract.ts';
import { GAME_IDS, type GameId, loadBots, loadRules } from '../../../game/index.ts';
import type { Level } from '../../../game/shared/bots/levels.ts';
import { type Command, parsedOr } from '../../command.ts';
import { gameNamed, matchesNamed } from '../../match-arguments.ts';
import { quantile, spread } from '../figures.ts';
import { timedMatch } from '../timed-match.ts';

/** Milliseconds within which 99 of 100 decisions are made, on a core that has nothing else to do. */
const MOST_MS: Partial<Record<Level, number>> = { hard: 10, expert: 200 };
const USUAL_MATCHES = 12;
const USAGE = `usage: npm run bench -- thinking [options]
  --games A,B   only these: ${GAME_IDS.join(', ')}
  --matches N   matches of each level at each number of seats (default ${USUAL_MATCHES})
Plays matches in which everybody is of one level, and times each decision in which there is a choice.
Ends with 1 where one takes longer than it may.
`;

type Wanted = { readonly games: readonly GameId[]; readonly matches: number };

const parseWanted = (words: readonly string[]): Wanted => {
  const { values } = parseArgs({
    args: [...words],
    options: { games: { type: 'string' }, matches: { type: 'string' } },
  });
  return {
    games: values.games?.split(',').map(name => gameNamed('--games', name)) ?? GAME_IDS,
    matches: matchesNamed(values.matches ?? String(USUAL_MATCHES)),
  };
};

/** How long a bot takes for each decision of some matches among its like, in milliseconds; moves without a choice left out. */
const thinkingTimes = (
  module: GameModule,
  bot: AnyBot,
  players: number,
  matches: number,
): readonly number[] => {
  const times: number[] = [];
  const bots = Array.from({ length: players }, () => bot);
  for (let n = 0; n < matches; n++) {
    timedMatch(module, bots, `thinking ${players} ${n}`, ({ moves, milliseconds }) => {
      if (moves > 1) times.push(milliseconds);
    });
  }
  return times;
};

/** Times the decisions of every level of bots, at every number of seats. @returns 1 where any thinks too long */
export const benchThinking: Command = async (words, streams) => {
  const wanted = parsedOr(parseWanted, words, USAGE, streams);
  if (wanted === null) return 2;
  let isTooLong = false;
  for (const game of wanted.games) {
    const module = await loadRules(game);
    const bots = await loadBots(game);
    const { bots: levels, seats } = module.meta;
    for (const level of levels) {
      const most = MOST_MS[level];
      for (let players = seats.min; players <= seats.max; players++) {
        const bot = bots[level];
        if (bot === undefined) throw new Error(`${game} has no bot ${level}`);
        // Before it is timed, its code is warm.
        thinkingTimes(module, bot, players, 1);
        const times = thinkingTimes(module, bot, players, wanted.matches);
        const isMet = most === undefined || quantile(times, 0.99) <= most;
        isTooLong ||= !isMet;
        const bar = most === undefined ? '' : `, of ${most} ms`;
        streams.out(
          `${isMet ? 'met   ' : 'MISSED'} ${game}, ${players} seats, ${level}: ${spread(times)}${bar} (${times.length} decisions)\n`,
        );
      }
    }
  }
  return isTooLong ? 1 : 0;
};
