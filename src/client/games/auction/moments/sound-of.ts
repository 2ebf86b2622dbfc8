import type { AnyEvent } from '../../../../game/contract.ts';
import type { Sound } from '../../../ui/sound/sound.ts';
import type { SharedEvent } from '../view/auction-view.ts';
import type { OwnScenes } from '../view/scenes.ts';

/** What is heard of an event where nothing moves: the one sound that says most of it; null for what is silent. */
export const soundOf = (event: AnyEvent, own: OwnScenes<AnyEvent>): Sound | null => {
  const shared = event as unknown as SharedEvent;
  switch (shared.type) {
    case 'draw':
      return shared.tile === 'ra' ? 'gong' : 'tile';
    case 'invoke':
    case 'epoch-end':
      return 'gong';
    case 'bid':
      return 'sun';
    case 'pass':
    case 'unsold':
      return 'stone';
    case 'sold':
      return 'coin';
    default:
      return own[event.type]?.sound ?? null;
  }
};
