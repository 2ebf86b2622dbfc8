import { dataHashOf } from '../../../game/data-hash.ts';
import { playOnRules } from '../../../game/drive.ts';
import { type GameId, loadBots, loadRules } from '../../../game/index.ts';
import { botName, buildRecord, type MatchRecord } from '../../../game/record.ts';

/** The record of a match of Mediums. */
export const playMediums = async (game: GameId, players: number, seed: string): Promise<MatchRecord> => {
  const [module, bots] = await Promise.all([loadRules(game), loadBots(game)]);
  const options = module.meta.defaults;
  const seated = Array.from({ length: players }, () => bots.medium!);
  return buildRecord({
    game,
    rulesVersion: module.meta.rulesVersion,
    dataHash: dataHashOf(module.rules),
    players,
    names: seated.map(() => botName('medium')),
    options,
    defaults: options,
    seed,
    ...playOnRules(module, { players, options, seed, bots: seated }),
  });
};
