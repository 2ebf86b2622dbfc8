import { playOnRules } from '../../../../src/game/drive.ts';
import { buildRecord, type MatchRecord } from '../../../../src/game/record.ts';
import { botMatch, priestsOfRaModule, WAYS } from '../../../game/matches.ts';

/** A match of two, as the house writes it down. */
export const recordedMatch = (): MatchRecord => {
  const match = botMatch(priestsOfRaModule, 2, WAYS[2], 'replayed');
  const { defaults, rulesVersion } = priestsOfRaModule.meta;
  const names = ['Ada', 'bot: random'];
  return buildRecord({
    game: 'priests-of-ra',
    names,
    defaults,
    rulesVersion,
    ...match,
    ...playOnRules(priestsOfRaModule, match),
  });
};
