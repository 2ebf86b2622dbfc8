import type { GameMeta } from '../../game/contract.ts';
import { type BotAfter, parseBotAfter } from '../../game/shared/bot-after.ts';
import { type Level, parseBotLevel, usualLevel } from '../../game/shared/levels.ts';
import { parseTalk, type Talk } from '../../game/shared/talk.ts';
import { parseSecondsToAct } from '../../game/shared/time-limit.ts';
import type { MatchData } from '../boardgame.ts';

/** Seconds everybody may take to act, as the table chose; 0 is as long as they like. */
export const secondsToActOf = ({ setupData }: MatchData): number => parseSecondsToAct(setupData) ?? 0;

/** How long somebody who is away on their turn is waited for, where the table chose it. */
export const botAfterOf = ({ setupData }: MatchData): BotAfter | undefined =>
  parseBotAfter(setupData) ?? undefined;

/** The level of the bots that take free seats and stand in, or null in a game that has no bots. */
export const botLevelOf = (meta: GameMeta<object>, { setupData }: MatchData): Level | null =>
  parseBotLevel(meta, setupData) ?? usualLevel(meta);

/** What may be said at the table. */
export const talkOf = ({ setupData }: MatchData): Talk => parseTalk(setupData) ?? 'all';

/** The rules' options among the set-up data of a match, without bots and time. */
export const gameOptionsOf = ({ setupData = {} }: MatchData): object => {
  const {
    bots: _,
    secondsToAct: __,
    secondsToChoose: ___,
    botAfter: ____,
    talk: _____,
    botLevel: ______,
    hints: _______,
    ...options
  } = setupData;
  return options;
};
