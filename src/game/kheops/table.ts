import type { MoveRule, MoveNamed as Named, Outcome } from '../contract.ts';
import type { BySeat, Seat } from '../shared/seats.ts';
import type { KheopsEvent } from './events.ts';
import type { Cell } from './pyramid.ts';
import type { Laid, Power, TileId, Turn } from './tiles.ts';

export const PIECES = ['worker', 'priest', 'mummy', 'pharaoh'] as const;
export type Piece = (typeof PIECES)[number];
/** The seat of a player: there are two, and no other number may stand where one is kept. */
export type Player = 0 | 1;
export const PLAYERS: readonly Player[] = [0, 1];
export const opponentOf = (player: Player): Player => (player === 0 ? 1 : 0);
/** A seat that was handed in, as one of the two; another is a fault of the caller. */
export const playerAt = (seat: Seat): Player => {
  if (seat === 0) return 0;
  if (seat === 1) return 1;
  throw new RangeError(`Kheops has no seat ${seat}`);
};
export type Pawn = { readonly player: Player; readonly piece: Piece };
/** What lies and what stands where; a cell without has no entry. */
export type Pyramid = Partial<Record<Cell, Laid>>;
export type Pawns = Partial<Record<Cell, Pawn>>;
/** How many of each piece a player has yet to place. */
export type Supply = Record<Piece, number>;

/** What a table may choose. */
export type Options = {
  /** Who is white, and begins. [K-02] */
  readonly white: 'random' | Player;
  /** A network is closed only if every opening of it meets an opening. [K-42, reading] */
  readonly strictClosure: boolean;
};

/** What is to be done now, and by whom. [K-10] */
export type Step =
  | { readonly kind: 'pawn'; readonly player: Player }
  /** Use the power of the tile on which the pawn at `cell` was placed. [K-12] */
  | { readonly kind: 'power'; readonly player: Player; readonly power: Power; readonly cell: Cell }
  | { readonly kind: 'tile'; readonly player: Player }
  /** The pyramid is finished, and pays before anything else is done: no table that anybody sees lies so. [K-40] */
  | { readonly kind: 'scoring' }
  | ({ readonly kind: 'over' } & Outcome);

/** A step in which somebody sees the table. */
export type SeenStep = Exclude<Step, { readonly kind: 'scoring' }>;

/** What everybody at the table may see. */
export type Table = {
  readonly options: Options;
  readonly white: Player;
  readonly pyramid: Pyramid;
  readonly pawns: Pawns;
  readonly supplies: BySeat<Supply>;
  /** How many tiles each player holds. */
  readonly handSizes: number[];
  /** How many tiles are left to draw. */
  stock: number;
  step: Step;
};

/** What one seat may see: the table, and its own hand as its holder; a spectator has none. */
export type View = Table & {
  readonly step: SeenStep;
  /** What everybody holds: nobody may see it but those who replay a match that is over. */
  readonly hands?: BySeat<readonly TileId[]>;
} & (
    | { readonly holder: Seat; readonly hand: readonly TileId[] }
    | { readonly holder: null; readonly hand: null }
  );

/** The whole match, with what nobody, or only one player, may see. */
export type State = Table & {
  readonly secret: {
    readonly hands: BySeat<TileId[]>;
    /** The last one is drawn next. */
    readonly stock: TileId[];
    readonly seed: string;
  };
};

export type Move =
  | readonly ['placePawn', Piece, Cell]
  /** Turn a tile until it lies with this turn. [K-13] */
  | readonly ['rotate', Cell, Turn]
  /** An own pawn and an opposing one change places [K-14], or an own pawn goes where nobody stands [K-15]. */
  | readonly ['swap' | 'movePawn', Cell, Cell]
  | readonly ['layTile', TileId, Cell, Turn];

/** A move of Kheops by its name. */
export type MoveNamed<Name extends Move[0]> = Named<Move, Name>;
export type Rule<Name extends Move[0]> = MoveRule<State | View, State, KheopsEvent, Refusal, MoveNamed<Name>>;

/** Why a move is refused. The words are the client's. */
export const REFUSALS = [
  'match-over',
  'not-your-turn',
  'unknown-move',
  'not-now',
  'no-such-cell',
  'no-tile-there',
  'none-left',
  'mummy-first',
  'occupied',
  'no-pawn-tile',
  'no-such-turn',
  'same-turn',
  'wrong-kind-of-tile',
  'guarded',
  'not-your-pawn',
  'not-an-opposing-pawn',
  'pawn-just-placed',
  'not-in-hand',
  'cell-taken',
  'not-adjoining',
] as const;
export type Refusal = (typeof REFUSALS)[number];
