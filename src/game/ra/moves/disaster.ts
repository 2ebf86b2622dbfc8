import { stepOf } from '../../auction/table.ts';
import { at, type Seat } from '../../shared/seats.ts';
import { DISASTER_TAKES } from '../numbers.ts';
import { lose, pairsToLose, STRUCK } from '../rules/disasters.ts';
import type { ChoosingDisaster, Rule, Table } from '../table.ts';
import { count, KINDS, type Kind } from '../tiles.ts';
import { strike } from './strike.ts';

/** Who holds what a disaster takes of, and may choose. */
export const whoeverIsStruck = ({ player }: { readonly player: Seat }): Seat => player;

const struckOn = (table: Table): ChoosingDisaster => stepOf(table, 'disaster').tile;

/** The owner gives up two tiles of the category struck; then the disasters behind it strike. */
export const discard: Rule<'discard'> = {
  args: DISASTER_TAKES,
  refusal: (table, seat, one, other) => {
    const struck: readonly unknown[] = STRUCK[struckOn(table)];
    const isStruck = (tile: unknown): tile is Kind => struck.includes(tile);
    if (!isStruck(one) || !isStruck(other)) return 'two-of-the-kind-struck';
    const { tiles } = at(table.areas, seat);
    const needed = one === other ? 2 : 1;
    return count(tiles, one) < needed || count(tiles, other) < needed ? 'no-such-tile' : null;
  },
  legal: (table, seat, moves) => {
    for (const pair of pairsToLose(struckOn(table), at(table.areas, seat).tiles))
      moves.push(['discard', ...pair]);
  },
  make: (state, _seat, events, ...chosen) => {
    const { player, tile, pending, turnOf, by } = stepOf(state, 'disaster');
    const lost = chosen.slice(0, DISASTER_TAKES).sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b));
    lose(at(state.areas, player).tiles, lost);
    events.push({ type: 'disaster', player, tile, lost });
    strike(state, { player, pending, turnOf, by }, events);
  },
};
