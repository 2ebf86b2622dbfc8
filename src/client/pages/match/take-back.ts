import { holdersOf, mustAsk } from '../../match/undo/must-ask.ts';
import type { Price } from '../../match/undo/price.ts';
import type { OnlineMatch } from './online-match.ts';

/** How one's last move is taken back. */
export type TakingBack = {
  readonly price: Price;
  readonly take: () => void;
};

/** Null where there is no move that could be taken back now, or none of one's own any more: who has given up only looks on. */
export const takingBackOf = ({ online, now, table, over, undo }: OnlineMatch): TakingBack | null => {
  const back = now.table?.back ?? null;
  if (online === null || back === null || over || !undo || now.status !== 'ready') return null;
  if (table === null || table.seat === null) return null;
  const { hasShown, since } = back;
  const asks = mustAsk(back, holdersOf(now.players), table.seat);
  const price = { asks, since: since.length, hasShown, uncounts: hasShown && !asks };
  return { price, take: online.connection.undo };
};
