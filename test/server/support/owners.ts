import { GAME_IDS, loadRules } from '../../../src/game/index.ts';
import type { Seat } from '../../../src/game/shared/seats.ts';
import { Matches } from '../../../src/server/match/matches.ts';
import type { MatchStore, Publisher } from '../../../src/server/match/ports.ts';
import { serveGame } from '../../../src/server/match/served-game.ts';

const MODULES = await Promise.all(GAME_IDS.map(loadRules));

/** An owner of matches as each server has one, without pages; its deadlines are nobody's. */
export const ownerOf = (
  store: MatchStore,
  {
    present = [],
    publish = () => {},
    clock = Date.now,
  }: {
    readonly present?: readonly Seat[];
    readonly publish?: Publisher['publish'];
    readonly clock?: () => number;
  } = {},
): Matches =>
  new Matches({
    store,
    games: new Map(MODULES.map(module => [module.meta.id, serveGame(module)])),
    presence: { seatsAt: () => new Set(present), lookingAt: () => new Set(present) },
    publisher: { publish },
    deadlines: { expect: () => {} },
    pace: { botDelay: 0, standInAfter: 0, goneAfter: 0, clockSecond: 1000 },
    clock,
  });
