import type { GameMeta } from '../../game/contract.ts';
import { type BotAfter, parseBotAfter } from '../../game/shared/bots/bot-after.ts';
import { LEVELS, type Level, levelOf, parseBotLevel, usualLevel } from '../../game/shared/bots/levels.ts';
import {
  clockOf,
  type OutOfTime,
  outOfTimeOf,
  parseClock,
  type TableClock,
} from '../../game/shared/table-clock.ts';
import { parseTalk, type Talk } from '../../game/shared/talk.ts';
import type { MatchData } from '../boardgame.ts';
import { botAt, hasStandIn } from './seats.ts';

/** How the table plays against time, or null where it does not. */
export const clockAt = ({ setupData }: MatchData): TableClock | null => clockOf(setupData);

/** Seconds that each move adds to a seat's bank. */
export const incrementOf = (data: MatchData): number => {
  const clock = clockAt(data);
  return clock?.kind === 'bank' ? clock.increment : 0;
};

export const outOfTimeAt = ({ setupData }: MatchData): OutOfTime | 'mildest' => outOfTimeOf(setupData);

/** How long somebody who is away on their turn is waited for, where the table chose it. */
export const botAfterOf = ({ setupData }: MatchData): BotAfter | undefined =>
  // A clock of the table's says how long anybody is waited for, there or not.
  parseBotAfter(setupData) ?? (typeof parseClock(setupData) === 'string' ? 'never' : undefined);

/** The level of the bots that take free seats, or null in a game that has no bots. */
export const botLevelOf = (meta: GameMeta<object>, { setupData }: MatchData): Level | null =>
  parseBotLevel(meta, setupData) ?? usualLevel(meta);

/**
 * The level of a bot that stands in for somebody: what the table chose, and never easier than a bot that sits there. Null in a
 * game that has no bots.
 */
export const standInLevelOf = (meta: GameMeta<object>, data: MatchData): Level | null => {
  const chosen = botLevelOf(meta, data);
  const seated = Object.values(data.players).flatMap(player => {
    const bot = hasStandIn(player) ? null : botAt(player);
    return bot === null ? [] : (levelOf(bot) ?? []);
  });
  const best = Math.max(...[chosen, ...seated].map(level => (level === null ? -1 : LEVELS.indexOf(level))));
  return meta.bots.findLast(level => LEVELS.indexOf(level) <= best) ?? chosen;
};

/** What may be said at the table. */
export const talkOf = ({ setupData }: MatchData): Talk => parseTalk(setupData) ?? 'all';

/** What a table chooses besides its game's options. */
const OF_THE_TABLE: ReadonlySet<string> = new Set([
  ...['bots', 'botAfter', 'botLevel', 'clock', 'outOfTime', 'talk', 'hints', 'rated', 'undo'],
  // Of earlier versions.
  ...['secondsToAct', 'secondsToChoose'],
]);

/** The rules' options among the set-up data of a match, without bots and time. */
export const gameOptionsOf = ({ setupData = {} }: MatchData): object =>
  Object.fromEntries(Object.entries(setupData).filter(([name]) => !OF_THE_TABLE.has(name)));
