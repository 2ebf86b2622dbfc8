import type { Outcome } from '../contract.ts';
import type { BySeat, Seat } from '../shared/seats.ts';
import type { Auction } from './auction.ts';
import type { Counts } from './counts.ts';
import type { Epoch, EpochEnd } from './epochs.ts';
import type { Sun, Suns } from './suns.ts';

/** What a table of either game may choose. */
export type AuctionOptions = {
  /** Show every player's fame, not only one's own. [E-09] */
  readonly openTotals: boolean;
  /** Show what the lot would be worth, and how likely the next tile is Ra: both follow from what everybody has seen. */
  readonly helps: boolean;
  /** Testing only, never in the lobby: Ra tiles come early, so that Ra tracks fill. */
  readonly raHeavy: boolean;
};

/** What lies in front of one player in both games. */
export type AuctionArea = { readonly suns: Suns; readonly tiles: Counts; fame: number };

/** What is to be done now, as far as both games know it. */
export type AuctionStep =
  /** The action of a turn. [T-01] */
  | { readonly kind: 'turn'; readonly player: Seat }
  /** Bid or pass; who is asked is `toSpeak[0]`. [A] */
  | ({ readonly kind: 'auction' } & Auction)
  /** An epoch ends, before anything else is done: no table that anybody sees lies so. [E-01 to E-07] */
  | { readonly kind: 'epochEnd'; readonly reason: EpochEnd }
  | ({ readonly kind: 'over' } & Outcome);

/**
 * The middle of the table: everything that both games lay there, but for the step. A `Space` of the auction track
 * holds a tile, or in a game that leaves gaps null.
 */
export type AuctionTable<Space extends string | null, Area extends AuctionArea> = {
  epoch: Epoch;
  /** Ra tiles on the Ra track. */
  raTrack: number;
  /** The auction track, first space first. [C-01] */
  track: Space[];
  centre: Sun;
  readonly areas: BySeat<Area>;
  /** How many tiles are left in the bag. */
  bag: number;
  /** How many of those are Ra tiles: whoever counted the ones drawn knows. */
  raLeft: number;
};

/** What whoever remembers the tiles drawn knows besides: it is in no state, as the bag tells it. */
export type Remembered = {
  /** How many tiles of each kind are left in the bag, in the order of the game's list of tiles. */
  readonly inBag: Counts;
};

/** What nobody may see. */
export type Hidden = {
  readonly secret: {
    /** The bag (`bag.ts`). */
    bag: string;
    readonly seed: string;
  };
};

/** A table of either game, as the functions of this folder change it; `step` takes what both games know. */
export type ActingTable<Space extends string | null, Area extends AuctionArea> = AuctionTable<Space, Area> & {
  step: ActingStep;
};

/** A state of either game, likewise. */
export type AuctionState<Space extends string | null, Area extends AuctionArea> = ActingTable<Space, Area> &
  Hidden;

/** Everybody's suns, by seat. */
export const areaSuns = ({ areas }: { readonly areas: BySeat<AuctionArea> }): BySeat<Suns> =>
  areas.map(area => area.suns);

/** Any step of either game: one that both know, or one in which a single player is to act. */
export type ActingStep = AuctionStep | { readonly kind: string; readonly player: Seat };

/**
 * Who is to act: exactly one seat, until the match is over. Nobody in the picture of a table on which an epoch ends, or all have
 * spoken.
 */
export const actor = (step: ActingStep | { readonly kind: string; readonly player: null }): Seat | null => {
  if ('player' in step) return step.player;
  return step.kind === 'auction' ? (step.toSpeak[0] ?? null) : null;
};

/** The step as what it must be when a move of that kind is made; anything else is a fault of the caller. */
export const stepOf = <Step extends { readonly kind: string }, K extends Step['kind']>(
  { step }: { readonly step: Step },
  kind: K,
): Extract<Step, { kind: K }> => {
  if (step.kind !== kind) throw new Error(`a ${kind} move in the step ${step.kind}`);
  return step as Extract<Step, { kind: K }>;
};
