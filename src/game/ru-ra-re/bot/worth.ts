import { at, type Seat } from '../../shared/seats.ts';
import { add, type Card, type Display } from '../cards.ts';
import { scoreAnimals, scoreFarms, scorePoints } from '../score.ts';
import type { Table } from '../table.ts';
import type { Weights } from './weights.ts';

/** What some cards more are worth to a seat, by the scorings to come (points). */
export const worthOf = (table: Table, seat: Seat, cards: readonly Card[], weights: Weights): number => {
  const before = at(table.displays, seat);
  const after: Display = { ...before };
  add(after, cards);
  const both = table.scored || table.lastRound ? 1 : weights.stays;
  let worth = scorePoints(after) - scorePoints(before);
  worth += hopeOfFarms(after, weights) - hopeOfFarms(before, weights);
  worth += both * (scoreAnimals(after) - scoreAnimals(before));
  for (let kings = before.king; kings < after.king; kings++) {
    worth += both * (weights.kings[kings] ?? 0);
  }
  worth += both * weights.knight * (after.knight - before.knight);
  worth += churches(table, seat, after.church, weights);
  worth -= churches(table, seat, before.church, weights);
  return worth;
};

/** Farms as they would score, and what single halves may yet become. */
const hopeOfFarms = (display: Display, { single, farmhouse }: Weights): number => {
  const [men, women] = [display.farmer, display.farmwife];
  const couples = Math.min(men, women);
  const spare = display.farmhouse - couples;
  return (
    scoreFarms(display) +
    single * Math.min(2, Math.abs(men - women)) +
    (spare > 0 ? farmhouse * Math.min(2, spare) : 0)
  );
};

const churches = ({ displays }: Table, seat: Seat, own: number, weights: Weights): number => {
  let most = 0;
  for (const [other, display] of displays.entries()) {
    if (other !== seat) most = Math.max(most, display.church);
  }
  if (own === 0) return 0;
  return weights.church * own + (own > most ? weights.churchLead : own === most ? weights.churchTie : 0);
};
