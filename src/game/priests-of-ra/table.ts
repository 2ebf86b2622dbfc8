import type { Auction } from '../auction/auction.ts';
import type { Epoch } from '../auction/epochs.ts';
import type { Sun, Suns } from '../auction/suns.ts';
import type { Outcome } from '../contract.ts';
import type { Seat } from '../shared/seats.ts';
import type { Counts, Side, Turnable, TwoSided } from './tiles.ts';

/** What a table may choose. Only what differs from the rulebook goes into the match record. */
export type Options = {
  /** Show every player's fame, not only one's own. [E-09] */
  readonly openTotals: boolean;
  /** Testing only, never in the lobby: Ra tiles come early, so that Ra tracks fill. */
  readonly raHeavy: boolean;
};

/** What lies in front of one player. */
export type Area = {
  readonly suns: Suns;
  readonly tiles: Counts;
  ankhs: number;
  fame: number;
};

/** What is to be done now, and by whom. */
export type Step =
  /** Draw, or invoke Ra. [T-01] */
  | { readonly kind: 'turn'; readonly player: Seat }
  /** Choose the side of the tile just drawn. [P-01] */
  | { readonly kind: 'placement'; readonly player: Seat; readonly tile: TwoSided }
  /** Bid or pass; who is asked is `toSpeak[0]`. [A] */
  | ({ readonly kind: 'auction' } & Auction)
  /** Turn up to `turns` more tiles over; those in `turned` (by the side now up) were turned already. [P-02] */
  | {
      readonly kind: 'priests';
      readonly player: Seat;
      readonly caller: Seat;
      turns: number;
      readonly turned: Turnable[];
    }
  | ({ readonly kind: 'over' } & Outcome);

/** What everybody at the table may see. */
export type Table = {
  readonly options: Options;
  epoch: Epoch;
  /** Ra tiles on the Ra track. */
  raTrack: number;
  /** Sides that lie up on the auction track, first drawn first. */
  readonly track: Side[];
  centre: Sun;
  readonly areas: readonly Area[];
  /** How many tiles are left in the bag. */
  bag: number;
  /** How many of those are Ra tiles: whoever counted the ones drawn knows. */
  raLeft: number;
  step: Step;
};

/** The whole match, with what nobody may see. */
export type State = Table & {
  readonly secret: {
    /** The bag, one letter a tile (`bag.ts`); the last letter is drawn next. */
    bag: string;
    readonly seed: string;
  };
};

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
  'match-over',
  'not-your-turn',
  'unknown-move',
  'not-now',
  'track-full',
  'not-a-side-of-this-tile',
  'sun-not-yours',
  'sun-face-down',
  'sun-too-low',
  'caller-must-bid',
  'no-such-tile',
  'already-turned',
] as const;
export type Refusal = (typeof REFUSALS)[number];
