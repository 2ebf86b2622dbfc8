import { moveBehind, normalEvent, refereeOfChance } from '../auction/referee.ts';
import type { Referee } from '../referee.ts';
import { bagging } from './bag.ts';
import type { PriestsEvent } from './events.ts';
import { setup } from './setup.ts';
import type { Move, Options, State } from './table.ts';
import { TILE_COUNTS, TILES } from './tiles.ts';

/** Replays matches of Priests of Ra: all of their chance is in the suns dealt and the tiles drawn. */
export const referee: Referee<State, Move, PriestsEvent, Options> = {
  ...refereeOfChance({ setup, tiles: TILES, counts: TILE_COUNTS, bagging }),
  moveFor: ({ step }, event) => {
    if (event.type === 'flip') return { seat: event.player, move: ['turnTile', event.from] };
    if (step.kind === 'priests') return { seat: step.player, move: ['doneTurning'] };
    if (event.type === 'place') return { seat: event.player, move: ['placeTile', event.tile] };
    return moveBehind(event);
  },
  normal: normalEvent,
};
