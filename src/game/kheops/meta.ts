import type { GameMeta } from '../contract.ts';
import type { Options } from './table.ts';

export const meta: GameMeta<Options, 'kheops'> = {
  id: 'kheops',
  title: 'Kheops',
  rulesVersion: 1,
  place: 3,
  seats: { min: 2, max: 2 },
  usualMoves: 39,
  turns: 'one',
  views: 'by-seat',
  weighty: ['pawn'],
  bots: ['easy', 'medium', 'hard', 'expert'],
  testBots: ['steady', 'random'],
  defaults: { white: 'random', strictClosure: false },
  testOptions: [],
  parseOptions: data => {
    if (typeof data !== 'object' || data === null || Array.isArray(data)) {
      return { error: 'options must be an object' };
    }
    let options = meta.defaults;
    for (const [key, value] of Object.entries(data)) {
      if (key === 'white') {
        if (value !== 'random' && value !== 0 && value !== 1)
          return { error: 'option white must be random, 0 or 1' };
        options = { ...options, white: value };
      } else if (key === 'strictClosure') {
        if (typeof value !== 'boolean') return { error: 'option strictClosure must be true or false' };
        options = { ...options, strictClosure: value };
      } else {
        return { error: `unknown option ${JSON.stringify(key)}` };
      }
    }
    return { options };
  },
};
