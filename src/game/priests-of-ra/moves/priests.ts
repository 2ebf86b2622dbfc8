import type { Counts } from '../../auction/counts.ts';
import { stepOf } from '../../auction/table.ts';
import { passTurn } from '../../auction/turns.ts';
import { at, type Seat } from '../../shared/seats.ts';
import type { Rule, Step, Table } from '../table.ts';
import { addTiles, count, isTurnable, OTHER_SIDE, TURNABLE, type Turnable } from '../tiles.ts';

/** Who won the lot in which the priests lay. [P-02] */
export const winnerOfTheLot = ({ player }: { readonly player: Seat }): Seat => player;

/** Sides of which a player still has a tile that this auction's priests have not turned. [P-02] */
export const turnableTiles = (tiles: Counts, turned: readonly Turnable[]): readonly Turnable[] =>
  TURNABLE.filter(side => count(tiles, side) > turned.filter(up => up === side).length);

/** A priest turns one of the winner's tiles over; when none is left to be turned, or no priest, the turn of the caller is over. [P-02] */
export const turnTile: Rule<'turnTile'> = {
  args: 1,
  refusal: (table, seat, side) => {
    const { tiles } = at(table.areas, seat);
    if (!isTurnable(side) || count(tiles, side) === 0) return 'no-such-tile';
    return turnableTiles(tiles, stepOf(table, 'priests').turned).includes(side) ? null : 'already-turned';
  },
  legal: (table, seat, moves) => {
    const { turned } = stepOf(table, 'priests');
    for (const side of turnableTiles(at(table.areas, seat).tiles, turned)) moves.push(['turnTile', side]);
  },
  make: (state, player, events, from) => {
    events.push({ type: 'flip', player, from, to: OTHER_SIDE[from] });
    turnOver(state, from);
  },
};

/** A tile is turned over, and the priests that are left turn others, or the turn of the caller is over. [P-02] */
export const turnOver = (table: Table, from: Turnable): void => {
  const { player, caller, turns, turned } = stepOf(table, 'priests');
  const { tiles } = at(table.areas, player);
  const to = OTHER_SIDE[from];
  addTiles(tiles, from, -1);
  addTiles(tiles, to, 1);
  letPriestsTurn(table, { player, caller, turns: turns - 1, turned: [...turned, to] });
};

type Work = Omit<Extract<Step, { readonly kind: 'priests' }>, 'kind'>;

/** Priests turn tiles over as long as there is one of them, and something that was not turned. [P-02] */
export const letPriestsTurn = (table: Table, work: Work): void => {
  const isOn = work.turns > 0 && turnableTiles(at(table.areas, work.player).tiles, work.turned).length > 0;
  if (isOn) table.step = { kind: 'priests', ...work };
  else passTurn(table, work.caller);
};

/** Whoever need not turn more may leave it at that. [P-02] */
export const doneTurning: Rule<'doneTurning'> = {
  args: 0,
  refusal: () => null,
  make: state => passTurn(state, stepOf(state, 'priests').caller),
};
