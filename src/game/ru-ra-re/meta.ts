import type { GameMeta } from '../contract.ts';
import type { Options } from './table.ts';

export const meta: GameMeta<Options, 'ru-ra-re'> = {
  id: 'ru-ra-re',
  title: 'Ru-Ra-Re',
  rulesVersion: 1,
  place: 4,
  seats: { min: 2, max: 4 },
  usualMoves: 29,
  turns: 'together',
  views: 'by-seat',
  weighty: ['choose'],
  bots: ['easy', 'medium', 'hard', 'expert'],
  testBots: ['steady', 'random', 'stubborn', 'exploiter'],
  defaults: {},
  testOptions: [],
  parseOptions: data => {
    if (typeof data !== 'object' || data === null || Array.isArray(data)) {
      return { error: 'options must be an object' };
    }
    for (const [key, value] of Object.entries(data)) {
      if (key !== FORMER_OPTION) return { error: `unknown option ${JSON.stringify(key)}` };
      if (value !== 0 && !isFormerTime(value)) {
        return { error: `option ${FORMER_OPTION} must be 0, or a whole number of 5 to 120` };
      }
    }
    return { options: meta.defaults };
  },
};

/** Time to choose was an option of this game once: records and stored matches may name it still. */
const FORMER_OPTION = 'secondsToChoose';
const isFormerTime = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 5 && (value as number) <= 120;
