import type { GameId } from '../../../game/index.ts';
import type { Ended } from '../played/note-played.ts';
import type { LocalMatch } from './local-match.ts';
import type { SavedMatch } from './saved-match.ts';

/** By what a match is known among those that were played on this device. A position of the rules, and an earlier day, has one seed, however often it is played. */
export const playedKeyOf = (game: GameId, { seed, uncounted }: SavedMatch, ended: number | null): string =>
  uncounted === 'position' || uncounted === 'earlier-deal'
    ? `local/${game}/${seed}/${ended}`
    : `local/${seed}`;

/**
 * What this device notes of a match that was played on it; null as long as it goes on. It is one’s own where one person played.
 * @param saved as the page came to it
 * @param ended when it ended, in milliseconds since 1970, where that is known
 */
export const endedMatchOf = (
  game: GameId,
  saved: SavedMatch,
  match: LocalMatch,
  ended: number | null,
): Ended | null => {
  const { outcome } = match.snapshot();
  if (outcome === null) return null;
  const { seats } = saved;
  const [first = null, ...others] = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  return {
    key: playedKeyOf(game, saved, ended),
    game,
    seats,
    outcome,
    own: others.length === 0 ? first : null,
    uncounted: match.saved().uncounted,
    ended: ended ?? undefined,
  };
};
