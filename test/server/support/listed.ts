import { GAME_IDS } from '../../../src/game/index.ts';
import type { MatchStore } from '../../../src/server/match/ports.ts';
import { STAGES, type Stage } from '../../../src/server/match/stored-match.ts';

/** The ids of all matches in the lists of these stages, whatever their game. */
export const listedIn = async (
  store: MatchStore,
  stages: readonly Stage[] = STAGES,
): Promise<readonly string[]> => {
  const lists = await Promise.all(
    GAME_IDS.flatMap(gameName => stages.map(stage => store.list({ gameName, stage, limit: 100 }))),
  );
  return lists.flat().map(({ id }) => id);
};
