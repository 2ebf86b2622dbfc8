import type { AuctionEvent, Sheet } from '../../../../game/auction/events.ts';
import type {
  ActingStep,
  AuctionArea,
  AuctionOptions,
  AuctionTable,
} from '../../../../game/auction/table.ts';

/** What a screen sees of a table of either game. */
export type AuctionView = {
  readonly options: AuctionOptions;
  readonly step: ActingStep | EndingEpoch;
} & AuctionTable<string | null, AuctionArea>;

/** The step of a table as it is shown while the end of an epoch is told: nobody acts. */
export type EndingEpoch = { readonly kind: 'ending-epoch'; readonly player: null };

/** An event that both games know; a game's other events pass through the shared parts unread. */
export type SharedEvent = AuctionEvent<string, string> | Sheet<string>;
