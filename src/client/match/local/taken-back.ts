import type { LogEntry } from 'boardgame.io';
import type { GameModule } from '../../../game/contract.ts';
import { moverOf } from '../../../game/framework/actions.ts';
import { eventsOfEntry } from '../../../game/framework/log-events.ts';
import type { TakenBack } from '../../../game/shared/beside-events.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import type { Price } from '../undo/price.ts';

/** Who sits at the screen, and whether their statistics count the match as yet. */
type Screen = {
  readonly people: readonly Seat[];
  /** Who has the screen, where it is covered from the others. */
  readonly holder: Seat | null | undefined;
  readonly counts: boolean;
};

/**
 * What may be taken back is the last move of a person's, and what bots did since; nothing where all had chosen in secret and
 * that was shown. What is covered from whoever has the screen is not theirs to take back.
 */
export const priceOf = (
  log: readonly LogEntry[],
  { meta, rules }: Pick<GameModule, 'meta' | 'rules'>,
  { people, holder, counts }: Screen,
): Price | null => {
  let hasShown = false;
  for (const [since, entry] of log.toReversed().entries()) {
    hasShown ||= eventsOfEntry(entry).some(event => rules.reveals(event));
    if (hasShown && meta.turns === 'together') return null;
    const mover = moverOf(entry);
    if (!people.includes(mover)) continue;
    if (holder !== undefined && mover !== holder) return null;
    const asks = hasShown && people.length > 1;
    return { asks, since, hasShown, uncounts: hasShown && !asks && counts };
  }
  return null;
};

/** So many are kept, the latest: a browser has little room. */
const MOST = 40;

/**
 * With what was taken back last. What had been taken back behind that stands where the match goes on from now; of a choice that
 * nobody has been shown there is nothing to tell.
 */
export const withTakenBack = (before: readonly TakenBack[], last: TakenBack): readonly TakenBack[] => {
  const standing = before.map(back => ({ ...back, after: Math.min(back.after, last.after) }));
  return (last.events.length === 0 ? standing : [...standing, last]).slice(-MOST);
};
