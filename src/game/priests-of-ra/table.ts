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
import type { PriestsEvent } from './events.ts';
import type { Side, Turnable, TwoSided } from './tiles.ts';

/** What a table may choose. Only what differs from the rulebook goes into the match record. */
export type Options = AuctionOptions;

/** What lies in front of one player. */
export type Area = AuctionArea & { ankhs: number };

/** What is to be done now, and by whom. */
export type Step =
  | AuctionStep
  /** Choose the side of the tile just drawn. [P-01] */
  | { readonly kind: 'placement'; readonly player: Seat; readonly tile: TwoSided }
  /** Turn up to `turns` more tiles over; those in `turned` (by the side now up) were turned already. [P-02] */
  | {
      readonly kind: 'priests';
      readonly player: Seat;
      readonly caller: Seat;
      readonly turns: number;
      readonly turned: readonly Turnable[];
    };

/** A step in which somebody sees the table. */
export type SeenStep = Exclude<Step, { readonly kind: 'epochEnd' }>;

/** What everybody at the table may see. */
export type Table = { readonly options: Options; step: Step } & AuctionTable<Side, Area>;

/** What everybody may know: the table, and what is left in the bag. */
export type View = Table & Remembered;

/** The whole match, with what nobody may see. */
export type State = Table & Hidden;

export type Move =
  | readonly ['draw']
  | readonly ['invokeRa']
  | readonly ['placeTile', Turnable]
  | readonly ['bid', Sun]
  | readonly ['pass']
  | readonly ['turnTile', Turnable]
  | readonly ['doneTurning'];

/** Why a move is refused. The words are the client's. */
export const REFUSALS = [
  ...CALL_REFUSALS,
  'track-full',
  'not-a-side-of-this-tile',
  ...BID_REFUSALS,
  'no-such-tile',
  'already-turned',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** A move of Priests of Ra by its name. */
export type Rule<Name extends Move[0]> = MoveRule<Table, State, PriestsEvent, Refusal, MoveNamed<Move, Name>>;
