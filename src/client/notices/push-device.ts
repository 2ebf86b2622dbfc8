import { ask } from '../lobby/api.ts';
import type { SeatClaim } from '../lobby/credentials.ts';
import { changeNotices } from '../lobby/table-acts.ts';
import { keepNotices, noticesOf } from './kept-notices.ts';

/** The browser cannot be reached by push, for whatever reason of its own. */
export class NoPush extends Error {}

export const hasPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis;

/** Is this device told when it is this seat's turn? */
export const isPushed = async ({ matchID }: SeatClaim): Promise<boolean> => {
  const { push } = noticesOf(matchID);
  if (push === undefined || !hasPush()) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint === push;
};

/** Has this device told when it is this seat's turn. @throws NoPush, LobbyError */
export const startPush = async (claim: SeatClaim): Promise<void> => {
  const { key } = await ask<{ key: string }>('/lobby/push-key');
  const { endpoint, keys } = await subscribe(key).catch((cause: unknown) => {
    throw new NoPush('no subscription', { cause });
  });
  await changeNotices(claim, { push: { endpoint, keys } });
  keepNotices(claim.matchID, { ...noticesOf(claim.matchID), push: endpoint });
};

/** No more of it. @throws LobbyError */
export const stopPush = async (claim: SeatClaim): Promise<void> => {
  const { push, ...others } = noticesOf(claim.matchID);
  if (push !== undefined) await changeNotices(claim, { noPush: push });
  keepNotices(claim.matchID, others);
};

const subscribe = async (key: string) => {
  // Without a worker, `ready` would wait for ever.
  if ((await navigator.serviceWorker.getRegistration()) === undefined) throw new Error('no worker');
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await pushManager.subscribe(wanted).catch(async (error: unknown) => {
    // It was made for other keys, when this house had another database.
    const old = await pushManager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(wanted);
  });
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON();
  if (endpoint === undefined || p256dh === undefined || auth === undefined) throw new Error('no keys');
  return { endpoint, keys: { p256dh, auth } };
};
