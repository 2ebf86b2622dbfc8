import { storeText } from '../../ui/storage/device.ts';
import { ask, isRefusal } from '../lobby/api.ts';
import { dropClaim, type SeatClaim } from '../lobby/credentials.ts';
import { fetchMember, signOut } from './account.ts';
import { clearMemberData } from './clear-member-data.ts';
import { clearDesk } from './desk.ts';
import { withoutFollowing } from './follow.ts';
import { transferSeats } from './transfer-seats.ts';
import { forgetWho, noteMayBeGone } from './who.ts';

/**
 * Signs out here. Seats that are the member's are left to their other devices: whoever comes next plays none of them.
 * @param silence has this device told nothing of their turns any more; where that fails it is signed out all the same
 */
export const leaveDevice = async (silence: () => Promise<unknown>): Promise<void> => {
  const seats = await transferSeats();
  await silence().catch(() => {});
  await withoutFollowing(signOut);
  letGo(seats);
};

/** There is no such member any more, on any device. */
export const deleteMember = async (): Promise<void> => {
  const seats = await transferSeats();
  await withoutFollowing(async () => {
    await ask<'DELETE /account'>('/account', { method: 'DELETE' }).catch(assertGone);
    forgetWho();
  });
  letGo(seats);
};

/** An answer that was lost may have been that it is done: then nobody is signed in here any more. */
const assertGone = async (error: unknown): Promise<void> => {
  if (isRefusal(error)) throw error;
  noteMayBeGone();
  if ((await fetchMember()) !== null) throw error;
};

const letGo = (seats: readonly SeatClaim[]): void => {
  for (const { game, matchID } of seats) dropClaim(game, matchID);
  storeText('name', null);
  clearMemberData();
  clearDesk();
};
