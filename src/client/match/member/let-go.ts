import { dropMembersClaims } from '../lobby/credentials.ts';
import { dropCarried } from './carry-played.ts';
import { forgetAgreed } from './settings.ts';

/** Nobody is signed in here any more: what was a member's goes from this device, and stays on their others. */
export const letGoOfMember = (): void => {
  dropMembersClaims();
  dropCarried();
  forgetAgreed();
};
