import { copyTable } from '../../../../game/kheops/copy.ts';
import type { KheopsEvent } from '../../../../game/kheops/events.ts';
import { imagine } from '../../../../game/kheops/imagine.ts';
import type { Cell } from '../../../../game/kheops/pyramid.ts';
import { kheops } from '../../../../game/kheops/rules.ts';
import { type Standing, standing } from '../../../../game/kheops/score.ts';
import type { Move, Table, View } from '../../../../game/kheops/table.ts';
import type { Power } from '../../../../game/kheops/tiles.ts';
import type { Random } from '../../../../game/shared/random.ts';
import type { Seat } from '../../../../game/shared/seats.ts';

/** What a move would bring about, as far as everybody could see it. */
export type Foresight = {
  readonly table: Table;
  readonly standing: Standing;
  readonly reach: Reach | null;
};

/** The power that a pawn sets off, and the cells it reaches: stones to turn, or pawns and where they may go. [K-12] */
export type Reach = { readonly power: Power; readonly cells: ReadonlySet<Cell> };

/** Hands and stock are not looked at, so any will do; always the same ones, so that the picture stands still. */
const ANY: Random = { below: () => 0 };

/** Lets the rules make a legal move on a match that looks like this one, and keeps what everybody would see of it. */
export const foresee = (view: View, seat: Seat, move: Move): Foresight => {
  const match = imagine(view, seat, ANY);
  const events = kheops.apply(match, seat, move);
  const table = copyTable(match);
  return { table, standing: standing(table), reach: reachOf(kheops.view(match, null), seat, events) };
};

const reachOf = (table: View, seat: Seat, events: readonly KheopsEvent[]): Reach | null => {
  if (table.step.kind === 'power') {
    const uses = kheops.legalMoves(table, seat);
    return { power: table.step.power, cells: new Set(uses.flatMap(changedBy)) };
  }
  for (const event of events) {
    if (event.type === 'power' && 'none' in event) return { power: event.power, cells: new Set() };
  }
  return null;
};

/** The cells at which a move changes something. */
export const changedBy = (move: Move): readonly Cell[] => {
  switch (move[0]) {
    case 'placePawn':
    case 'layTile':
      return [move[2]];
    case 'rotate':
      return [move[1]];
    case 'swap':
    case 'movePawn':
      return [move[1], move[2]];
  }
};
