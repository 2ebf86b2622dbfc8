import type { GameId } from '../../../game/index.ts';
import { type SavedMatch, storedMatch } from './saved-match.ts';

/** A match as the one tab has it that plays it. */
export type HeldMatch = {
  /** Keeps how far it has come, unless another tab has it now. */
  readonly keep: (match: SavedMatch) => void;
  /** @returns what it was kept as last, for whoever takes it once more in the same tab */
  readonly letGo: () => string | null;
};

/**
 * Takes the match of a game for this tab: whichever opened it last plays it, and no other tab's moves are lost.
 * @param onTaken called once, when another tab has opened it, or begun another match in its place
 * @param before what this tab kept it as, where it had it already: another one may have taken it in between
 */
export const holdMatch = (
  game: GameId,
  match: SavedMatch,
  onTaken: () => void,
  before: string | null = null,
): HeldMatch => {
  const stored = storedMatch(game);
  let own = before;
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
    return own;
  };
  const keep = (now: SavedMatch) => {
    look();
    if (isHeld) write(now);
  };
  if (before === null) write(match);
  else keep(match);
  return { keep, letGo };
};
