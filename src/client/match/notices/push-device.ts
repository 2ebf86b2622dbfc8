import type { Language } from '../../ui/i18n/i18n.tsx';
import { ask } from '../lobby/api.ts';
import type { NoticesTold } from '../lobby/table-acts.ts';
import type { NoticeWays } from './ways.ts';

/** The browser cannot be reached by push, for whatever reason of its own. */
export class NoPush extends Error {}

export const hasPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis;

/** The address by which this device is reached, where it can be. */
export const endpointHere = async (): Promise<string | null> => {
  if (!hasPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
};

/** Has this device told, in words of this language. @throws NoPush, LobbyError */
export const startPush = async <Told extends NoticesTold>(
  { change }: Pick<NoticeWays<Told>, 'change'>,
  language: Language,
): Promise<Told> => {
  const { key } = await ask<'GET /lobby/push-key'>('/lobby/push-key');
  const { endpoint, keys } = await subscribe(key).catch((cause: unknown) => {
    throw new NoPush('no subscription', { cause });
  });
  return change({ push: { endpoint, keys, language } });
};

/** No more of it. @throws LobbyError */
export const stopPush = async <Told extends NoticesTold>({
  change,
}: Pick<NoticeWays<Told>, 'change'>): Promise<Told> => {
  const here = await endpointHere();
  return change(here === null ? {} : { noPush: here });
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
