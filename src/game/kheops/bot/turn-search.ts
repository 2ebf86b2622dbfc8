import type { Seat } from '../../shared/seats.ts';
import { CELLS } from '../pyramid.ts';
import type { Step } from '../table.ts';
import { TILES, type TileId } from '../tiles.ts';
import { CELL_COUNT, type Packed } from './packed/board.ts';
import { laidOf } from './packed/laid.ts';
import { eachLaying, type Laying, lay, likeOf } from './packed/layings.ts';
import { findNetworks, type Networks, noNetworks } from './packed/networks.ts';
import { eachPlacing, eachUse, NO_USE, place, powerAt, type Use, use } from './packed/pawns.ts';
import { type Standing, standingOf } from './packed/standing.ts';
import type { Weights } from './weights.ts';

/** How many candidates are thought through at each depth. */
export type Breadth = {
  /** Pawns with the use of their power, of which every tile is tried. */
  readonly plans: number;
  /** Whole turns to which the other's answers are looked for. */
  readonly turns: number;
};

export type Plan = {
  readonly pawn: number;
  readonly cell: number;
  readonly use: Use;
  readonly worth: number;
};
export type WholeTurn = {
  readonly plan: Plan | null;
  readonly laying: Laying | null;
  readonly worth: number;
};

export type PlanWithAny = {
  readonly plan: Plan | null;
  /** By the first tile that looks the same: the best laying and what the table is worth then; none was asked for where null. */
  readonly byTile: readonly (Laid | null)[];
};
type Laid = { readonly laying: Laying; readonly worth: number };

/** Finds whole turns: pawn, power and tile together. One search at a time: it keeps what it works with. */
export type TurnSearch = {
  /** The best whole turns of a seat from where its turn stands, by what the table is worth to it then; the best first. */
  readonly turnsOf: (
    board: Packed,
    step: Step,
    hand: readonly TileId[],
    seat: Seat,
    breadth: Breadth,
  ) => WholeTurn[];
  /**
   * A whole turn that looks good, found in a fraction of the time: only of the power that its pawn alone would like
   * best the uses are tried. Null where no tile can be laid.
   */
  readonly quickTurn: (board: Packed, hand: readonly TileId[], seat: Seat) => WholeTurn | null;
  /**
   * What is left of a whole turn's worth once the other has answered with the pawn that hurts most.
   * @param enough no answer is looked for further that leaves so little
   */
  readonly afterAnswer: (board: Packed, seat: Seat, turn: WholeTurn, enough?: number) => number;
  /**
   * What a seat may do whatever it holds: its best plans, and for each the best laying of every tile. What its hand allows is
   * looked up there; tiles that look and work the same go by the first of them (`likeOf`).
   */
  readonly turnsWithAny: (
    board: Packed,
    tiles: readonly TileId[],
    seat: Seat,
    plans: number,
  ) => PlanWithAny[];
  /** How many points a seat is ahead, as sure as each network is by now. */
  readonly ahead: (board: Packed, seat: Seat) => number;
};

/** A table with one tile turned, as it was found for a board. */
type Turned = { readonly networks: Networks; readonly standing: Standing; board: number };

export const newTurnSearch = (weights: Weights): TurnSearch => {
  const laid = laidOf(weights);
  const still = noNetworks();
  const standing = standingOf(weights);
  /** By `3 * cell + turn`: the table once a tile is turned so; what was found for the board at hand is marked with its number. */
  const turned: (Turned | undefined)[] = Array.from({ length: 3 * CELL_COUNT });
  let boards = 0;

  const look = (board: Packed, whose: Seat): void => {
    boards += 1;
    findNetworks(board, still);
    standing.look(board, still, whose);
  };

  /** What the table is worth to `whose` once a power is used, after a pawn was placed on a cell. */
  const worthOfUse = (board: Packed, { kind, a, b }: Use, cell: number, whose: Seat): number => {
    if (kind === 'none') return standing.worth(cell, -1, -1);
    if (kind === 'exchange') return standing.worth(cell, a, b);
    const place = 3 * a + b;
    let after = turned[place];
    if (after === undefined) {
      after = { networks: noNetworks(), standing: standingOf(weights), board: 0 };
      turned[place] = after;
    }
    if (after.board !== boards) {
      after.board = boards;
      findNetworks(board, after.networks);
      after.standing.look(board, after.networks, whose);
    }
    return after.standing.worth(cell, -1, -1);
  };

  /** Calls `visit` with each way to settle pawn and power, and what it is worth to `whose`, until it has enough. */
  const eachPlan = (
    board: Packed,
    seat: Seat,
    whose: Seat,
    visit: (pawn: number, cell: number, use: Use, worth: number) => boolean,
  ) => {
    look(board, whose);
    let isEnough = false;
    eachPlacing(board, seat, (pawn, cell) => {
      if (isEnough) return;
      const power = powerAt(board, cell);
      if (power === null) isEnough = visit(pawn, cell, NO_USE, standing.worth(cell, -1, -1));
      else
        eachUse(board, seat, power, cell, used => {
          if (!isEnough) isEnough = visit(pawn, cell, used, worthOfUse(board, used, cell, whose));
        });
    });
  };

  const bestPlans = (board: Packed, seat: Seat, count: number): Plan[] => {
    const plans: Plan[] = [];
    eachPlan(board, seat, seat, (pawn, cell, used, worth) => {
      const last = plans[count - 1];
      if (last !== undefined && worth <= last.worth) return false;
      const at = plans.findIndex(plan => worth > plan.worth);
      plans.splice(at < 0 ? plans.length : at, 0, { pawn, cell, use: used, worth });
      if (plans.length > count) plans.pop();
      return false;
    });
    return plans;
  };

  const plansOf = (board: Packed, step: Step, seat: Seat, count: number): Plan[] => {
    const plans: Plan[] = [];
    if (step.kind === 'pawn')
      eachPlan(board, seat, seat, (pawn, cell, used, worth) => {
        plans.push({ pawn, cell, use: used, worth });
        return false;
      });
    if (step.kind === 'power') {
      look(board, seat);
      const cell = CELLS.indexOf(step.cell);
      eachUse(board, seat, step.power, cell, used =>
        plans.push({ pawn: -1, cell, use: used, worth: worthOfUse(board, used, cell, seat) }),
      );
    }
    return best(plans, count);
  };

  const layingsAfter = (
    board: Packed,
    hand: readonly TileId[],
    seat: Seat,
    plan: Plan | null,
    count: number,
  ): WholeTurn[] => {
    const turns: WholeTurn[] = [];
    findNetworks(board, still);
    laid.look(board, still, seat);
    eachLaying(board, hand, (tile, cell, turn) => {
      turns.push({ plan, laying: { tile, cell, turn }, worth: laid.worth(tile, cell, turn) });
    });
    return best(turns, count);
  };

  const quickPlan = (board: Packed, seat: Seat): Plan | null => {
    let most = Number.NEGATIVE_INFINITY;
    let mostWithPower = Number.NEGATIVE_INFINITY;
    let [pawn, cell, powerPawn, powerCell] = [-1, -1, -1, -1];
    let used: Use = NO_USE;
    look(board, seat);
    eachPlacing(board, seat, (piece, at) => {
      const worth = standing.worth(at, -1, -1);
      if (powerAt(board, at) === null) {
        if (worth > most) [most, pawn, cell] = [worth, piece, at];
      } else if (worth > mostWithPower) [mostWithPower, powerPawn, powerCell] = [worth, piece, at];
    });
    const power = powerCell < 0 ? null : powerAt(board, powerCell);
    if (power !== null) {
      const takeBack = place(board, seat, powerPawn, powerCell);
      eachUse(board, seat, power, powerCell, use => {
        const worth = worthOfUse(board, use, powerCell, seat);
        if (worth > most) [most, pawn, cell, used] = [worth, powerPawn, powerCell, use];
      });
      takeBack();
    }
    return pawn < 0 ? null : { pawn, cell, use: used, worth: most };
  };

  const quickTurn = (board: Packed, hand: readonly TileId[], seat: Seat): WholeTurn | null => {
    const plan = quickPlan(board, seat);
    const undo = make(board, seat, { plan, laying: null, worth: 0 });
    let most = Number.NEGATIVE_INFINITY;
    let best: Laying | null = null;
    findNetworks(board, still);
    laid.look(board, still, seat);
    eachLaying(board, hand, (tile, cell, turn) => {
      const worth = laid.worth(tile, cell, turn);
      if (worth > most) [most, best] = [worth, { tile, cell, turn }];
    });
    undo();
    return best === null ? null : { plan, laying: best, worth: most };
  };

  const afterAnswer = (
    board: Packed,
    seat: Seat,
    turn: WholeTurn,
    enough = Number.NEGATIVE_INFINITY,
  ): number => {
    const undo = make(board, seat, turn);
    let least = turn.worth;
    if (board.laid < CELL_COUNT)
      eachPlan(board, 1 - seat, seat, (_pawn, _cell, _use, worth) => {
        if (worth < least) least = worth;
        return least <= enough;
      });
    undo();
    return least;
  };

  return {
    turnsOf: (board, step, hand, seat, breadth) => {
      const plans = step.kind === 'tile' ? [null] : plansOf(board, step, seat, breadth.plans);
      const turns = plans.flatMap(plan => {
        const undo = make(board, seat, { plan, laying: null, worth: 0 });
        const after = layingsAfter(board, hand, seat, plan, breadth.turns);
        undo();
        return after;
      });
      return best(turns, breadth.turns);
    },
    quickTurn,
    afterAnswer,
    turnsWithAny: (board, tiles, seat, count) => {
      const plans: (Plan | null)[] = bestPlans(board, seat, count);
      if (plans.length === 0) plans.push(null);
      return plans.map(plan => {
        const undo = make(board, seat, { plan, laying: null, worth: 0 });
        const byTile: (Laid | null)[] = TILES.map(() => null);
        findNetworks(board, still);
        laid.look(board, still, seat);
        eachLaying(board, tiles, (tile, cell, turn) => {
          const like = likeOf(tile);
          const worth = laid.worth(tile, cell, turn);
          if (worth > (byTile[like]?.worth ?? Number.NEGATIVE_INFINITY))
            byTile[like] = { laying: { tile, cell, turn }, worth };
        });
        undo();
        return { plan, byTile };
      });
    },
    ahead: (board, seat) => {
      look(board, seat);
      return standing.worth(-1, -1, -1);
    },
  };
};

/** Makes what is settled of a turn; gives how to take it back. */
export const make = (board: Packed, seat: Seat, { plan, laying }: WholeTurn): (() => void) => {
  const undos: (() => void)[] = [];
  if (plan !== null) {
    if (plan.pawn >= 0) undos.push(place(board, seat, plan.pawn, plan.cell));
    undos.push(use(board, plan.use));
  }
  if (laying !== null) undos.push(lay(board, laying));
  return () => {
    for (const undo of undos.reverse()) undo();
  };
};

const best = <Candidate extends { readonly worth: number }>(of: Candidate[], count: number): Candidate[] =>
  of.sort((a, b) => b.worth - a.worth).slice(0, count);
