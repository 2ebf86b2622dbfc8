import type { AnyEvent } from '../../../../game/contract.ts';
import { lastsOf } from '../../../ui/motion/pace.ts';
import type { SharedEvent } from '../view/auction-view.ts';

/** What happens in one game only, and is a scene of its own. */
const OWN_SCENES: Readonly<Record<string, number>> = { disaster: 1800, god: 1500 };

/** How long an event is shown, in milliseconds at the normal pace; 0 for what passes at once. */
export const lengthOf = (event: AnyEvent): number => {
  const shared = event as unknown as SharedEvent;
  switch (shared.type) {
    case 'draw':
      return lastsOf(shared.tile === 'ra' ? 'bid' : 'draw');
    case 'invoke':
    case 'bid':
      return lastsOf('bid');
    case 'pass':
      return lastsOf('pass');
    case 'sold':
      return lastsOf('scene', 1900);
    case 'unsold':
      return lastsOf('scene', 1500);
    case 'epoch-end':
      return lastsOf('scene', 2500);
    default: {
      const scene = OWN_SCENES[event.type];
      return scene === undefined ? 0 : lastsOf('scene', scene);
    }
  }
};
