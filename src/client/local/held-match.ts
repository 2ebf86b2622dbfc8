import type { GameId } from '../../game/index.ts';
import { type SavedMatch, storedMatch } from './saved-match.ts';

/** A match as the one tab has it that plays it. */
export type HeldMatch = {
  /** Keeps how far it has come, unless another tab has it now. */
  readonly keep: (match: SavedMatch) => void;
  readonly letGo: () => void;
};

/**
 * Takes the match of a game for this tab: whichever opened it last plays it, and no other tab's moves are lost.
 * @param onTaken called once, when another tab has opened it, or begun another match in its place
 */
export const holdMatch = (game: GameId, match: SavedMatch, onTaken: () => void): HeldMatch => {
  const stored = storedMatch(game);
  let own: string | null = null;
  let isHeld = true;
  const look = () => {
    const text = stored.text();
    // Where nothing is kept any more there is nothing that this match could overwrite.
    if (!isHeld || text === own || text === null) return;
    letGo();
    onTaken();
  };
  const write = (now: SavedMatch) => {
    stop();
    stored.set({ kind: 'saved', match: now });
    own = stored.text();
    stop = stored.subscribe(look);
  };
  let stop = () => {};
  const letGo = () => {
    isHeld = false;
    stop();
  };
  write(match);
  return {
    keep: now => {
      look();
      if (isHeld) write(now);
    },
    letGo,
  };
};
