import type { GameId } from '../../../src/game/index.ts';
import type { Seat } from '../../../src/game/shared/seats.ts';
import type { MatchData } from '../../../src/server/boardgame.ts';
import type { Command } from '../../../src/server/match/commands.ts';
import type { Matches } from '../../../src/server/match/matches.ts';
import type { MatchStore, MatchWrite } from '../../../src/server/match/ports.ts';
import type { StoredMatch } from '../../../src/server/match/stored-match.ts';
import { secretOf } from './decisions.ts';
import { ownerOf } from './owners.ts';
import type { NewDatabase } from './storages.ts';

/** People at most tables. */
export const PLAYERS = 3;

/** A write that the store has taken. */
export type Written = Pick<MatchWrite, 'before' | 'next'>;
export type TwoOwners = {
  readonly owners: readonly [Matches, Matches];
  /** Every write of a match that either store has taken. */
  readonly written: (id: string) => readonly Written[];
};

/** Two servers' worth of owners on one database, each with connections of its own. */
export const twoOwners = async (newDatabase: NewDatabase, clock = Date.now): Promise<TwoOwners> => {
  const open = await newDatabase();
  const all: Written[] = [];
  const heard = (store: MatchStore): MatchStore => ({
    ...store,
    commit: async write => {
      await store.commit(write);
      all.push({ before: write.before, next: write.next });
    },
  });
  const owner = async () => ownerOf(heard(await open()), { present: [0], clock });
  return {
    owners: [await owner(), await owner()],
    written: id => all.filter(({ before }) => before.id === id),
  };
};

export const createTable = (
  owner: Matches,
  id: string,
  gameName: GameId,
  players: number,
  setupData: object = {},
): Promise<void> =>
  owner.create(id, {
    gameName,
    players: Object.fromEntries(Array.from({ length: players }, (_, seat) => [seat, { id: seat }])),
    setupData,
    unlisted: false,
    createdAt: 0,
    updatedAt: 0,
  } as MatchData);

export const sit = (seat: Seat, credentials = secretOf(seat)): Command => ({
  kind: 'sit',
  seat,
  name: `Person ${seat}`,
  credentials,
});

/** @throws where there is no such match */
export const storedIn = async (owner: Matches, id: string): Promise<StoredMatch> => {
  const match = await owner.load(id);
  if (match === null) throw new Error(`${id} is gone`);
  return match;
};
