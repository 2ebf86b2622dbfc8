import type { GameMeta } from '../contract.ts';
import type { Options } from './table.ts';

export const meta: GameMeta<Options> = {
  id: 'priests-of-ra',
  seats: { min: 2, max: 5 },
  phases: {
    turn: ['draw', 'invokeRa'],
    placement: ['placeTile'],
    auction: ['bid', 'pass'],
    priests: ['turnTile', 'doneTurning'],
  },
  bots: ['steady', 'random'],
  testBots: ['shy'],
  defaults: { openTotals: false, raHeavy: false },
  testOptions: ['raHeavy'],
  parseOptions: data => {
    const options = { ...meta.defaults };
    if (typeof data !== 'object' || data === null || Array.isArray(data)) {
      return { error: 'options must be an object' };
    }
    for (const [key, value] of Object.entries(data)) {
      if (!Object.hasOwn(options, key)) return { error: `unknown option ${JSON.stringify(key)}` };
      if (typeof value !== 'boolean') return { error: `option ${key} must be true or false` };
      options[key as keyof Options] = value;
    }
    return { options };
  },
};
