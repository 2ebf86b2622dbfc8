import { BID_REFUSALS } from '../auction/bidding.ts';
import type { Sun } from '../auction/suns.ts';
import type {
  AuctionArea,
  AuctionOptions,
  AuctionStep,
  AuctionTable,
  Hidden,
  Remembered,
} from '../auction/table.ts';
import type { MoveNamed, MoveRule } from '../contract.ts';
import { CALL_REFUSALS } from '../shared/call-refusals.ts';
import type { Seat } from '../shared/seats.ts';
import type { RaEvent } from './events.ts';
import type { Disaster, Kind, Lying } from './tiles.ts';

/** What a table may choose. Only what differs from the rulebook goes into the match record. */
export type Options = AuctionOptions & {
  /** May a god take a disaster, which then strikes its taker at once? */
  readonly godsTakeDisasters: boolean;
};

/** What lies in front of one player. */
export type Area = AuctionArea;

/** A disaster that leaves its owner a choice: floods and Niles go in a fixed order, pharaohs are all alike. */
export type ChoosingDisaster = Extract<Disaster, 'unrest' | 'earthquake'>;

/** What is to be done now, and by whom. */
export type Step =
  | AuctionStep
  /** A god has been played in this turn: play another, or let it be. */
  | { readonly kind: 'gods'; readonly player: Seat }
  /** Choose the two tiles that a disaster takes. */
  | {
      readonly kind: 'disaster';
      readonly player: Seat;
      readonly tile: ChoosingDisaster;
      /** Disasters to be resolved after this one, in the order of the lot. */
      readonly pending: readonly Disaster[];
      /** Whose turn it is: the Ra player's of the auction just ended, or the player's own when a god took the tile. */
      readonly turnOf: Seat;
      readonly by: 'lot' | 'god';
    };

/** A step in which somebody sees the table. */
export type SeenStep = Exclude<Step, { readonly kind: 'epochEnd' }>;

/** What everybody at the table may see. A null on the track is a gap that a god left. */
export type Table = { readonly options: Options; step: Step } & AuctionTable<Lying | null, Area>;

/** What everybody may know: the table, and what is left in the bag. */
export type View = Table & Remembered;

/** The whole match, with what nobody may see. */
export type State = Table & Hidden;

export type Move =
  | readonly ['draw']
  | readonly ['invokeRa']
  /** Play a god and take the first tile of this name on the track. */
  | readonly ['playGod', Lying]
  | readonly ['doneWithGods']
  | readonly ['bid', Sun]
  | readonly ['pass']
  /** Give up two tiles, in any order. */
  | readonly ['discard', Kind, Kind];

/** Why a move is refused. The words are the client's. */
export const REFUSALS = [
  ...CALL_REFUSALS,
  'track-full',
  ...BID_REFUSALS,
  'no-god',
  'not-on-track',
  'god-takes-no-god',
  'god-takes-no-disaster',
  'two-of-the-kind-struck',
  'no-such-tile',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** A move of Ra by its name. */
export type Rule<Name extends Move[0]> = MoveRule<Table, State, RaEvent, Refusal, MoveNamed<Move, Name>>;
