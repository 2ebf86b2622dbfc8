import { stepOf } from '../../auction/table.ts';
import { layTile } from '../../auction/tracks.ts';
import { drawTile, layRa, mayDraw, passTurn } from '../../auction/turns.ts';
import { topOf } from '../bag.ts';
import type { Rule, Table } from '../table.ts';
import { isTwoSided, SIDES_OF, type Turnable } from '../tiles.ts';

/**
 * A tile is drawn unless the track is full: Ra starts an auction or ends the epoch, any other goes on the track once its side is
 * chosen. [T-02 to T-04, E-02]
 */
export const draw: Rule<'draw'> = {
  ...mayDraw,
  make: (state, player, events) => {
    const tile = drawTile(state, player, topOf, events);
    if (tile === 'ra') {
      layRa(state, player, events);
    } else if (isTwoSided(tile)) {
      state.step = { kind: 'placement', player, tile };
    } else {
      layTile(state.track, tile);
      passTurn(state, player);
    }
  },
};

/** Made once and handed out again and again: simulations ask for moves millions of times. */
const PLACEMENTS = Object.fromEntries(
  Object.entries(SIDES_OF).map(([tile, sides]) => [tile, sides.map(side => ['placeTile', side] as const)]),
) as unknown as Readonly<Record<keyof typeof SIDES_OF, readonly (readonly ['placeTile', Turnable])[]>>;

const drawnOn = (table: Table) => stepOf(table, 'placement').tile;

/** The drawer chooses the side that lies up, which ends the turn. [P-01] */
export const placeTile: Rule<'placeTile'> = {
  args: 1,
  refusal: (table, _seat, side) =>
    SIDES_OF[drawnOn(table)].includes(side as Turnable) ? null : 'not-a-side-of-this-tile',
  legal: (table, _seat, moves) => {
    for (const placement of PLACEMENTS[drawnOn(table)]) moves.push(placement);
  },
  make: (state, player, events, side) => {
    layTile(state.track, side);
    events.push({ type: 'place', player, tile: side });
    passTurn(state, player);
  },
};
