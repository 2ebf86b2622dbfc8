import type { AnyMove } from '../../../../game/contract.ts';
import { mayPlace } from '../../../../game/kheops/moves/pawn.ts';
import type { Cell } from '../../../../game/kheops/pyramid.ts';
import { kheops } from '../../../../game/kheops/rules.ts';
import { type Move, PIECES, type Piece, type View } from '../../../../game/kheops/table.ts';
import { type TileId, TURNS, type Turn } from '../../../../game/kheops/tiles.ts';
import { actor } from '../../../../game/kheops/turns.ts';
import type { Seat } from '../../../../game/shared/seats.ts';

const { legalMoves } = kheops;

/**
 * What a player has in hand and in mind before a move is made. Only what belongs to the step counts; the rest stays
 * as it was last chosen.
 */
export type Plan = {
  readonly piece: Piece;
  readonly tile: TileId | null;
  readonly turn: Turn;
  /** The cell that is meant: of a pawn, of a tile, of a stone to be turned, or of the own pawn that goes. */
  readonly cell: Cell | null;
  /** Where that pawn goes, or with whom it changes places. */
  readonly to: Cell | null;
};

export const FRESH: Plan = { piece: 'worker', tile: null, turn: 0, cell: null, to: null };

const next = (turn: Turn): Turn => ((turn + 1) % TURNS.length) as Turn;

/** The pieces a seat has left and may place by now. */
export const piecesToPlace = (view: View, seat: Seat): readonly Piece[] =>
  PIECES.filter(piece => mayPlace(view, seat, piece));

/** The piece in hand: the one chosen, or else the first that may be placed. */
export const pieceInHand = (view: View, seat: Seat, { piece }: Plan): Piece | null => {
  const ready = piecesToPlace(view, seat);
  return ready.includes(piece) ? piece : (ready[0] ?? null);
};

export const tileInHand = ({ hand }: View, { tile }: Plan): TileId | null =>
  hand === null ? null : tile !== null && hand.includes(tile) ? tile : (hand[0] ?? null);

/** The tile that was chosen from the hand to be laid next; null while none was, and while a power must be used. */
export const chosenTile = ({ hand, step }: View, { tile }: Plan): TileId | null =>
  tile !== null && hand?.includes(tile) && (step.kind === 'pawn' || step.kind === 'tile') ? tile : null;

/** Where the own pawn stands that was chosen to move or to change places, until it is said where to. */
export const chosenPawn = ({ step }: View, { cell, to }: Plan): Cell | null =>
  step.kind === 'power' && (step.power === 'swap' || step.power === 'move') && to === null ? cell : null;

/** Where one own pawn alone can move or change places, it is the one that is meant: there is nothing to ask. */
export const withOnlyPawn = (view: View, seat: Seat | null, plan: Plan): Plan => {
  const { step } = view;
  const isPawns = step.kind === 'power' && (step.power === 'swap' || step.power === 'move');
  if (!isPawns || plan.cell !== null) return plan;
  const [only, ...others] = targetsOf(view, seat, plan);
  return only === undefined || others.length > 0 ? plan : { ...plan, cell: only };
};

/** The move a plan comes to, or null while something is missing. Whether it is legal is the rules' to say. */
export const moveOf = (view: View, seat: Seat | null, plan: Plan): Move | null => {
  const { step } = view;
  const { cell, to, turn } = plan;
  if (seat === null || actor(step) !== seat || cell === null) return null;
  switch (step.kind) {
    case 'pawn': {
      const piece = pieceInHand(view, seat, plan);
      return piece === null ? null : ['placePawn', piece, cell];
    }
    case 'power':
      if (step.power === 'swap') return to === null ? null : ['swap', cell, to];
      if (step.power === 'move') return to === null ? null : ['movePawn', cell, to];
      return ['rotate', cell, turn];
    case 'tile': {
      const tile = tileInHand(view, plan);
      return tile === null ? null : ['layTile', tile, cell, turn];
    }
    case 'over':
      return null;
  }
};

/** The cells that may be pressed now to some purpose, each once. */
export const targetsOf = (view: View, seat: Seat | null, plan: Plan): ReadonlySet<Cell> => {
  if (seat === null) return new Set();
  const cells = new Set<Cell>();
  for (const move of legalMoves(view, seat)) {
    const target = targetOf(move, view, seat, plan);
    if (target !== null) cells.add(target);
  }
  return cells;
};

const targetOf = (move: Move, view: View, seat: Seat, plan: Plan): Cell | null => {
  switch (move[0]) {
    case 'placePawn':
      return move[1] === pieceInHand(view, seat, plan) ? move[2] : null;
    case 'rotate':
      return move[1];
    case 'swap':
    case 'movePawn':
      // First the own pawn, then where it goes.
      return plan.cell === null ? move[1] : plan.cell === move[1] ? move[2] : null;
    case 'layTile':
      return move[1] === tileInHand(view, plan) ? move[2] : null;
  }
};

export type Press =
  | { readonly kind: 'plan'; readonly plan: Plan }
  /** The plan is complete, and pressed once more. */
  | { readonly kind: 'move'; readonly move: Move }
  /** Nothing comes of it; the move says why when it is asked for. */
  | { readonly kind: 'refused'; readonly move: AnyMove };

/** What pressing a cell does: first it is meant; pressed again a pawn is set and a tile laid, and a stone turned on. */
export const press = (view: View, seat: Seat, plan: Plan, cell: Cell): Press => {
  const { step } = view;
  const planned = (changed: Partial<Plan>): Press => ({ kind: 'plan', plan: { ...plan, ...changed } });
  const targets = targetsOf(view, seat, plan);
  const move = moveOf(view, seat, plan);
  switch (step.kind) {
    case 'pawn': {
      if (plan.cell === cell && move !== null) return { kind: 'move', move };
      if (targets.has(cell)) return planned({ cell });
      return { kind: 'refused', move: ['placePawn', pieceInHand(view, seat, plan) ?? 'worker', cell] };
    }
    case 'tile': {
      if (plan.cell === cell && move !== null) return { kind: 'move', move };
      if (targets.has(cell)) return planned({ cell });
      return { kind: 'refused', move: ['layTile', tileInHand(view, plan) ?? -1, cell, plan.turn] };
    }
    case 'power': {
      if (step.power === 'swap' || step.power === 'move') return pressPawn(view, plan, cell, targets, move);
      const lies = view.pyramid[cell]?.turn ?? 0;
      if (plan.cell === cell) {
        const turn = next(plan.turn);
        return planned({ turn: turn === lies ? next(turn) : turn });
      }
      if (targets.has(cell)) return planned({ cell, turn: next(lies) });
      return { kind: 'refused', move: ['rotate', cell, next(lies)] };
    }
    case 'over':
      return { kind: 'refused', move: ['placePawn', 'worker', cell] };
  }
};

const pressPawn = (
  view: View,
  plan: Plan,
  cell: Cell,
  targets: ReadonlySet<Cell>,
  move: Move | null,
): Press => {
  const name = view.step.kind === 'power' && view.step.power === 'swap' ? 'swap' : 'movePawn';
  const planned = (changed: Partial<Plan>): Press => ({ kind: 'plan', plan: { ...plan, ...changed } });
  if (plan.cell === null) {
    return targets.has(cell) ? planned({ cell, to: null }) : { kind: 'refused', move: [name, cell, cell] };
  }
  if (plan.cell === cell) return planned({ cell: null, to: null });
  if (plan.to === cell && move !== null) return { kind: 'move', move };
  if (targets.has(cell)) return planned({ to: cell });
  // Another own pawn takes the place of the one that was meant.
  const own = targetsOf(view, view.pawns[plan.cell]?.player ?? 0, { ...plan, cell: null });
  if (own.has(cell)) return planned({ cell, to: null });
  return { kind: 'refused', move: [name, plan.cell, cell] };
};

/** Turns what is in hand: the tile to be laid, or the stone that is meant. */
export const turned = (view: View, plan: Plan): Plan => {
  const { step } = view;
  const turn = next(plan.turn);
  const lies = step.kind === 'power' && plan.cell !== null ? view.pyramid[plan.cell]?.turn : undefined;
  return { ...plan, turn: turn === lies ? next(turn) : turn };
};
