import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import { storeText } from '../../ui/storage/device.ts';
import { json, storedValue, useStored } from '../../ui/storage/stored.ts';

/** Who is signed in on this device, as its pages remember it from one to the next: the server has the last word. */
export type Who = {
  readonly name: string;
  /** The server knows this device no more; it has not been read yet that it was signed out elsewhere. */
  readonly isOut?: true;
};

const parse = (data: unknown): Who | undefined => {
  const { name, isOut } = Object(data) as Record<string, unknown>;
  if (typeof name !== 'string' || name === '') return undefined;
  return isOut === true ? { name, isOut } : { name };
};

const stored = storedValue('member', json<Who | null>(parse), { none: null });

/** By which name this device is known, also where it has been signed out since. Null for a guest, and while a prerendered page is hydrated. */
export const useWho = (): Who | null => {
  const who = useStored(stored);
  return useHydrated() ? who : null;
};

/** Who is signed in here: null for a guest, and where the server knows this device no more. What only members can do asks this. */
export const useMember = (): Who | null => {
  const who = useWho();
  return who?.isOut === true ? null : who;
};

export const whoNow = stored.get;

/** Somebody is signed in here: known by this name from now on. */
export const keepWho = (name: string): void => {
  mayBeGone = false;
  const { name: before, isOut } = stored.get() ?? {};
  if (before === name && isOut !== true) return;
  stored.set({ name });
  // By which they sit down, too.
  storeText('name', name);
};

/** A guest's page again, as they wanted it. */
export const forgetWho = stored.drop;

let mayBeGone = false;
/** Whoever is signed in here has deleted themselves, for all that is known: no answer came. */
export const noteMayBeGone = (): void => {
  mayBeGone = true;
};

/** The server knows this device no more. Who may have deleted themselves is a guest then: nothing waits for them. */
export const noteSignedOut = (): void => {
  const who = stored.get();
  if (mayBeGone) forgetWho();
  else if (who !== null && who.isOut !== true) stored.set({ ...who, isOut: true });
};
