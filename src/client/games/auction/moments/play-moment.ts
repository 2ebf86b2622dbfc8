import type { AnyEvent } from '../../../../game/contract.ts';
import { play } from '../../../ui/sound/sound.ts';
import type { SharedEvent } from '../view/auction-view.ts';
import { playBid, playDraw, playInvoke, playLeaving, playSale, playSunset } from './play-auction.ts';
import { type OwnEvent, playDisaster, playGod } from './play-own.ts';
import type { Playing } from './playing.ts';

/** Plays one event of the match over the board: what it moves and what is heard of it. */
export const playMoment = (event: AnyEvent, playing: Playing): void => {
  const shared = event as unknown as SharedEvent | OwnEvent;
  switch (shared.type) {
    case 'draw':
      playDraw(shared.tile, playing);
      break;
    case 'invoke':
      playInvoke(playing);
      break;
    case 'bid':
      playBid(shared, playing);
      break;
    case 'pass':
      play('stone');
      break;
    case 'sold':
      playSale(shared, playing);
      break;
    case 'unsold':
      playLeaving(shared, playing);
      break;
    case 'god':
      playGod(shared, playing);
      break;
    case 'disaster':
      playDisaster(shared, playing);
      break;
    case 'epoch-end':
      playSunset(playing);
      break;
  }
};
