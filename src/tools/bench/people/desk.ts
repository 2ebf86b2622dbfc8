import { GAME_IDS, loadRules } from '../../../game/index.ts';
import { Matches } from '../../../server/match/matches.ts';
import type { MatchStore } from '../../../server/match/ports.ts';
import { serveGame } from '../../../server/match/served-game.ts';
import type { MemberSeats } from '../../../server/members/member-seats.ts';
import { HEAVY, memberAt } from './fill.ts';

/** The matches of a store, without pages and deadlines. */
export const ownerOf = async (store: MatchStore): Promise<Matches> => {
  const modules = await Promise.all(GAME_IDS.map(loadRules));
  return new Matches({
    store,
    games: new Map(modules.map(module => [module.meta.id, serveGame(module)])),
    presence: { seatsAt: () => new Set(), lookingAt: () => new Set() },
    publisher: { publish: () => {} },
    deadlines: { expect: () => {} },
    pace: { botDelay: 0, standInAfter: 0, goneAfter: 0, clockSecond: 1000 },
  });
};

/** A match by days between whoever has played most and somebody else. */
export const beginMatch = async (matches: Matches, seats: MemberSeats, n: number): Promise<void> => {
  const id = `slow-match-${n}`;
  const gameName = GAME_IDS[n % GAME_IDS.length]!;
  const players = { 0: { id: 0 }, 1: { id: 1 } };
  const now = Date.now();
  await matches.create(id, {
    ...{ gameName, players, unlisted: false, createdAt: now, updatedAt: now },
    setupData: { clock: '3d' },
  });
  for (const [seat, member] of [HEAVY.member, memberAt(1).id].entries()) {
    const credentials = `secret of ${seat} at ${id}`;
    const sitting = await seats.sitting(member, id, seat, credentials);
    const name = `Member ${seat}`;
    await matches.send(id, { kind: 'sit', seat, name, credentials, member: { ...sitting, blockedBy: [] } });
  }
};
