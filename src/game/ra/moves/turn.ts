import { layTile } from '../../auction/tracks.ts';
import { drawTile, layRa, mayDraw, passTurn } from '../../auction/turns.ts';
import { topOf } from '../bag.ts';
import type { Rule } from '../table.ts';

/** A tile is drawn unless the track is full: Ra starts an auction or ends the epoch, any other goes on the track and ends the turn. [T-02 to T-04, E-02] */
export const draw: Rule<'draw'> = {
  ...mayDraw,
  make: (state, player, events) => {
    const tile = drawTile(state, player, topOf, events);
    if (tile === 'ra') {
      layRa(state, player, events);
    } else {
      layTile(state.track, tile);
      passTurn(state, player);
    }
  },
};
