import { mustBid, outbids } from '../auction/auction.ts';
import type { Sun, Suns } from '../auction/suns.ts';
import { AUCTION_TRACK } from '../auction/tracks.ts';
import type { AnyMove } from '../contract.ts';
import { at, type Seat } from '../shared/seats.ts';
import { meta } from './meta.ts';
import type { Move, Refusal, Step, Table } from './table.ts';
import { type Counts, count, isTurnable, SIDES_OF, TURNABLE, type Turnable } from './tiles.ts';

/** Who is to act: exactly one seat, until the match is over. */
export const actor = (step: Step): Seat | null => {
  if (step.kind === 'over') return null;
  return step.kind === 'auction' ? step.toSpeak[0] : step.player;
};

const DRAW: Move = ['draw'];
const INVOKE: Move = ['invokeRa'];
const PASS: Move = ['pass'];
const DONE: Move = ['doneTurning'];
/** Made once and handed out again and again: simulations ask for moves millions of times. */
const BIDS: readonly Move[] = Array.from({ length: 17 }, (_, sun) => ['bid', sun] as const);
const TURN_OR_INVOKE: readonly Move[] = [DRAW, INVOKE];
const ONLY_INVOKE: readonly Move[] = [INVOKE];
const PLACEMENTS = Object.fromEntries(
  Object.entries(SIDES_OF).map(([tile, sides]) => [tile, sides.map(side => ['placeTile', side] as const)]),
) as unknown as Readonly<Record<keyof typeof SIDES_OF, readonly Move[]>>;

/** Every legal move of a seat; none when it is not to act. Not to be changed by whoever asks. */
export const legalMoves = (table: Table, seat: Seat): readonly Move[] => {
  const { step } = table;
  if (actor(step) !== seat) return [];
  switch (step.kind) {
    case 'turn':
      return mayDraw(table) ? TURN_OR_INVOKE : ONLY_INVOKE;
    case 'placement':
      return PLACEMENTS[step.tile];
    case 'auction': {
      const moves: Move[] = [];
      for (const sun of at(table.areas, seat).suns.faceUp)
        if (outbids(sun, step.best)) moves.push(BIDS[sun]!);
      if (!mustBid(step)) moves.push(PASS);
      return moves;
    }
    case 'priests':
      return [
        ...turnableTiles(at(table.areas, seat).tiles, step.turned).map(side => ['turnTile', side] as const),
        DONE,
      ];
    case 'over':
      return [];
  }
};

/** Nobody may draw onto a full auction track. [T-02] */
const mayDraw = ({ track }: Table): boolean => track.length < AUCTION_TRACK;

/** Sides of which a player still has a tile that this auction's priests have not turned. [P-02] */
export const turnableTiles = (tiles: Counts, turned: readonly Turnable[]): readonly Turnable[] =>
  TURNABLE.filter(side => count(tiles, side) > turned.filter(up => up === side).length);

/** Why a move is refused, or null when it is legal. Anything may be asked: moves come from anywhere. */
export const refusalOf = (table: Table, seat: Seat, [name, arg, ...more]: AnyMove): Refusal | null => {
  const { step } = table;
  if (step.kind === 'over') return 'match-over';
  if (!isMoveName(name) || more.length > 0) return 'unknown-move';
  if (TAKES_NOTHING.has(name) && arg !== undefined) return 'unknown-move';
  if (actor(step) !== seat) return 'not-your-turn';
  if (!meta.phases[step.kind]?.includes(name)) return 'not-now';
  const area = at(table.areas, seat);
  switch (step.kind) {
    case 'turn':
      return name === 'draw' && !mayDraw(table) ? 'track-full' : null;
    case 'placement':
      return SIDES_OF[step.tile].includes(arg as Turnable) ? null : 'not-a-side-of-this-tile';
    case 'auction':
      if (name === 'bid') return refusalOfBid(area.suns, arg, step.best);
      return mustBid(step) ? 'caller-must-bid' : null;
    case 'priests':
      return name === 'turnTile' ? refusalOfTurning(area.tiles, arg, step.turned) : null;
  }
};

const MOVE_NAMES: ReadonlySet<string> = new Set(Object.values(meta.phases).flat());
const TAKES_NOTHING: ReadonlySet<string> = new Set(['draw', 'invokeRa', 'pass', 'doneTurning']);
const isMoveName = (name: unknown): name is string => typeof name === 'string' && MOVE_NAMES.has(name);

const refusalOfBid = (suns: Suns, sun: unknown, best: Parameters<typeof outbids>[1]): Refusal | null => {
  if (suns.faceDown.includes(sun as Sun)) return 'sun-face-down';
  if (!suns.faceUp.includes(sun as Sun)) return 'sun-not-yours';
  return outbids(sun as Sun, best) ? null : 'sun-too-low';
};

const refusalOfTurning = (tiles: Counts, side: unknown, turned: readonly Turnable[]): Refusal | null => {
  if (!isTurnable(side) || count(tiles, side) === 0) return 'no-such-tile';
  return turnableTiles(tiles, turned).includes(side) ? null : 'already-turned';
};
