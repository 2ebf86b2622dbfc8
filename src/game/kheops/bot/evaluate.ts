import { at, type Seat } from '../../shared/seats.ts';
import { CELLS, type Cell } from '../pyramid.ts';
import { ankhCells, countHeld, type Value, valueNetworks, weightsOn } from '../score.ts';
import type { Pyramid, Table } from '../table.ts';
import type { Weights } from './weights.ts';

/** What can be told of a pyramid without a look at the pawns. */
type Known = {
  readonly networks: readonly Value[];
  readonly ankhs: readonly Cell[];
  /** How much of it is built, 0 to 1. */
  readonly done: number;
};

/**
 * Tells how many points a seat is ahead, as the pyramid stands and as sure as each network is by now. To be made
 * afresh for every decision: it remembers what it knows of a pyramid, as most thoughts only move pawns. [K-41 to K-44]
 */
export const evaluator = (seat: Seat, weights: Weights): ((table: Table) => number) => {
  const known = new Map<Pyramid, Known>();
  return table => {
    const facts = known.get(table.pyramid) ?? factsOf(table);
    known.set(table.pyramid, facts);
    return pointsAhead(table, facts, seat, weights);
  };
};

const factsOf = (table: Table): Known => {
  const networks = valueNetworks(table);
  const done = Object.keys(table.pyramid).length / CELLS.length;
  return { networks, ankhs: ankhCells(table, networks), done };
};

const pointsAhead = (
  table: Table,
  { networks, ankhs, done }: Known,
  seat: Seat,
  weights: Weights,
): number => {
  const other = 1 - seat;
  const held = countHeld(table, ankhs);
  const grown = weights.early + (1 - weights.early) * done;
  let ahead = at(held, seat) ** 2 - at(held, other) ** 2;
  for (const { cells, points } of networks) {
    const weight = weightsOn(table, cells);
    const lead = at(weight, seat) - at(weight, other);
    const sure = 1 - (1 - weights.lead) ** Math.abs(lead);
    ahead += Math.sign(lead) * (done === 1 ? Math.ceil(sure) : sure) * points * grown;
  }
  for (const [owner, supply] of table.supplies.entries()) {
    const kept = weights.mummy * supply.mummy + weights.guard * (supply.priest + supply.pharaoh);
    ahead += (owner === seat ? kept : -kept) * (1 - done);
  }
  return ahead;
};
