import type { Seal } from '../../game/commitment.ts';
import type { BotData } from '../../game/shared/seat-data.ts';
import type { MatchData, PlayerData } from '../boardgame.ts';
import { changeTo } from './change.ts';
import type { Decision } from './commands.ts';
import { hasBegun, hasResigned } from './seats.ts';
import type { Control, StoredMatch } from './stored-match.ts';

/**
 * One deal for several tables: the tiles come in the same order at each of them, and the house's bots have the same chance
 * where the table stands alike, so that only people's play differs. As long as somebody may still play it, whoever sits at one
 * of the tables sees that table, and nobody else is shown anything: no spectator, no list, no record, no seed.
 */
export type GivenDeal = {
  readonly id: string;
  readonly seal: Seal;
  /** What the bots' chance follows from; as secret as the seed. */
  readonly chance: string;
};

/** What a table of a given deal is known by from the first. */
export const dataOfDeal = (deal: GivenDeal | null): Pick<MatchData, 'deal' | 'heldBack' | 'unlisted'> =>
  deal === null ? {} : { deal: deal.id, heldBack: true, unlisted: true };

export const controlOfDeal = (deal: GivenDeal | null): Pick<Control, 'chance'> =>
  deal === null ? {} : { chance: deal.chance };

/**
 * What everybody may know of who sits at a table, held back or not: that somebody has given up tells how a deal goes that others
 * are still playing.
 */
export const playersShown = (
  { heldBack }: Pick<MatchData, 'heldBack'>,
  players: readonly PlayerData[],
): readonly PlayerData[] => (heldBack ? players.map(withoutResigning) : players);

const withoutResigning = (player: PlayerData): PlayerData => {
  if (!hasResigned(player)) return player;
  const { resigned: _, ...data } = player.data as BotData;
  return { ...player, data };
};

/** Nobody can play the deal any more: the table is like any other from now on, and one at which nothing was dealt is closed. */
export const release = (stored: StoredMatch): Decision => {
  const { heldBack, ...data } = stored.data;
  if (heldBack === undefined) return changeTo(stored, []);
  if (!hasBegun(data)) return changeTo(null, [{ kind: 'gone', why: 'closed' }, { kind: 'listing' }]);
  return changeTo({ ...stored, data }, [{ kind: 'players' }]);
};
