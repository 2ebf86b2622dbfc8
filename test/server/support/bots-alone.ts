import { nanoid } from 'nanoid';
import type { GameId } from '../../../src/game/index.ts';
import type { RunningApp } from '../../../src/server/app.ts';
import type { MatchData } from '../../../src/server/boardgame.ts';

/** A match with a bot in every seat. The lobby makes none, but earlier versions did, and every seat may come to a bot. */
export const botsAlone = async (
  { matches }: Pick<RunningApp, 'matches'>,
  bots: readonly string[],
  gameName: GameId = 'priests-of-ra',
): Promise<string> => {
  const id = nanoid(11);
  await matches.create(id, {
    gameName,
    players: Object.fromEntries(bots.map((_, seat) => [seat, { id: seat }])),
    setupData: { bots: { ...bots } },
    unlisted: false,
    createdAt: Date.now(),
    updatedAt: Date.now(),
  } as MatchData);
  return id;
};
