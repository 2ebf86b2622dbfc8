import { parseSecondsToAct } from '../../game/shared/time-limit.ts';
import type { MatchData } from '../boardgame.ts';

/** Seconds everybody may take to act, as the table chose; 0 is as long as they like. */
export const secondsToActOf = ({ setupData }: MatchData): number => parseSecondsToAct(setupData) ?? 0;

/** The rules' options among the set-up data of a match, without bots and time. */
export const gameOptionsOf = ({ setupData = {} }: MatchData): object => {
  const { bots: _, secondsToAct: __, secondsToChoose: ___, ...options } = setupData;
  return options;
};
