import { assertDefined } from '../../shared/assert.ts';
import type { Seat } from '../../shared/seats.ts';
import { refusalOfUse, type Use, usesOf } from '../powers.ts';
import type { Cell } from '../pyramid.ts';
import { lyingAt } from '../spots.ts';
import {
  type MoveNamed,
  type Pawns,
  playerAt,
  type Refusal,
  type Rule,
  type State,
  type Step,
  type Table,
} from '../table.ts';

type Using = Extract<Step, { kind: 'power' }>;

const usedOn = ({ step }: { readonly step: Step }): Using => {
  if (step.kind !== 'power') throw new Error(`a power is used in the step ${step.kind}`);
  return step;
};

/** What the tile allows whose power was set off: `powers.ts` says it of each. Of three moves one is what its power takes. */
const withPower = <Name extends Use[0]>(name: Name) => ({
  args: 2,
  refusal: (table: Table, seat: Seat, from: unknown, to: unknown): Refusal | null => {
    const { power, cell } = usedOn(table);
    return refusalOfUse(table, seat, power, cell, [name, from, to]);
  },
  legal: (table: Table, seat: Seat, moves: MoveNamed<Name>[]): undefined => {
    const { power, cell } = usedOn(table);
    usesOf(table, seat, power, cell, name, moves as Use[]);
  },
});

/** A tile is turned, with whoever stands on it. [K-13] */
export const rotate: Rule<'rotate'> = {
  ...withPower('rotate'),
  make: (state, seat, events, cell, turn) => {
    const player = playerAt(seat);
    events.push({ type: 'power', player, power: usedOn(state).power, cell, turn });
    state.pyramid[cell] = { tile: lyingAt(state, cell).tile, turn };
    state.step = { kind: 'tile', player };
  },
};

/** Two pawns change places, or one goes where nobody stands; the tile it comes to stays silent. [K-12, K-14, K-15] */
const exchange: Rule<'swap'>['make'] = (state: State, seat, events, from, to) => {
  const player = playerAt(seat);
  events.push({ type: 'power', player, power: usedOn(state).power, from, to });
  exchangePawns(state.pawns, from, to);
  state.step = { kind: 'tile', player };
};

/** Whoever stands at one cell goes to another, and whoever may stand there comes back. [K-14, K-15] */
export const exchangePawns = (pawns: Pawns, from: Cell, to: Cell): void => {
  const there = pawns[to];
  pawns[to] = assertDefined(pawns[from], 'a pawn that goes stands where it comes from');
  if (there === undefined) delete pawns[from];
  else pawns[from] = there;
};

/** An own pawn and an opposing one. [K-14] */
export const swap: Rule<'swap'> = { ...withPower('swap'), make: exchange };

/** An own pawn that was there before. [K-15] */
export const movePawn: Rule<'movePawn'> = { ...withPower('movePawn'), make: exchange };
