import { storeText } from '../../ui/storage/device.ts';
import { dropMembersClaims } from '../lobby/credentials.ts';
import { forgetAgreed } from './settings.ts';
import { dropCarried } from './sync-played.ts';
import { whoNow } from './who.ts';

/** Nobody is signed in here any more: what was a member's goes from this device, and stays on their others. */
export const clearMemberData = (): void => {
  // Nobody who sits down here as a guest may have it. A guest's own stays.
  if (whoNow() !== null) storeText('name', null);
  dropMembersClaims();
  dropCarried();
  forgetAgreed();
};
