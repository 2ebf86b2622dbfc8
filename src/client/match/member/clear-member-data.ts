import { dropMembersClaims } from '../lobby/credentials.ts';
import { forgetAgreed } from './settings.ts';
import { dropCarried } from './sync-played.ts';

/** Nobody is signed in here any more: what was a member's goes from this device, and stays on their others. */
export const clearMemberData = (): void => {
  dropMembersClaims();
  dropCarried();
  forgetAgreed();
};
