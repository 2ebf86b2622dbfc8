import { playOnRules } from '../../../../src/game/drive.ts';
import { buildRecord, type MatchRecord } from '../../../../src/game/record.ts';
import type { LoadedGame } from '../../../game/load-game.ts';
import { botMatch, priestsOfRaModule, WAYS } from '../../../game/matches.ts';

/** A match of two, as the house writes it down. */
export const recordedMatch = (module: LoadedGame = priestsOfRaModule, options = {}): MatchRecord => {
  const way = module === priestsOfRaModule ? WAYS[2] : { ...WAYS[0], options };
  const match = botMatch(module, 2, way, 'replayed');
  const { id, defaults, rulesVersion } = module.meta;
  const names = ['Ada', 'bot: random'];
  return buildRecord({ game: id, names, defaults, rulesVersion, ...match, ...playOnRules(module, match) });
};
