import type { GameMeta } from '../../../../src/game/contract.ts';
import { parseSwitches } from '../../../../src/game/shared/options.ts';

export type Options = Readonly<Record<never, never>>;

export const meta: GameMeta<Options, 'pebbles'> = {
  id: 'pebbles',
  title: 'Pebbles',
  rulesVersion: 1,
  place: 99,
  seats: { min: 2, max: 3 },
  usualMoves: 10,
  turns: 'one',
  views: 'by-seat',
  bots: ['easy'],
  testBots: ['random'],
  defaults: {},
  testOptions: [],
  parseOptions: data => parseSwitches(meta.defaults, data),
};
