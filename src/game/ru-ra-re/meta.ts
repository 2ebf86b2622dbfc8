import type { GameMeta } from '../contract.ts';
import type { Options } from './table.ts';

const SHORTEST = 5;
const LONGEST = 120;

export const meta: GameMeta<Options> = {
  id: 'ru-ra-re',
  seats: { min: 2, max: 4 },
  phases: { choose: ['choose'] },
  bots: ['steady', 'random'],
  testBots: ['stubborn'],
  defaults: { secondsToChoose: 0 },
  testOptions: [],
  serverOptions: ['secondsToChoose'],
  parseOptions: data => {
    if (typeof data !== 'object' || data === null || Array.isArray(data)) {
      return { error: 'options must be an object' };
    }
    let options = meta.defaults;
    for (const [key, value] of Object.entries(data)) {
      if (key !== 'secondsToChoose') return { error: `unknown option ${JSON.stringify(key)}` };
      const fits = Number.isInteger(value) && value >= SHORTEST && value <= LONGEST;
      if (value !== 0 && !fits) {
        return { error: `option secondsToChoose must be 0, or a whole number of ${SHORTEST} to ${LONGEST}` };
      }
      options = { secondsToChoose: value };
    }
    return { options };
  },
};
