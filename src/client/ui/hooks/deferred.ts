import { type ComponentType, useEffect, useState } from 'react';
import { fetchOnce } from './fetching.ts';
import { type LoadedPart, loadedPart } from './loaded-part.tsx';

type Find = () => Promise<unknown>;

const missing = new Set<Find>();

/** Registers a stylesheet, or a part, that is needed only after some press: it is loaded later, and the first paint does not wait for it. */
export const deferred = (find: Find): void => void missing.add(find);

/** A part of the same kind, with its styles. */
export const deferredPart = <Props extends object>(
  find: () => Promise<ComponentType<Props>>,
): LoadedPart<Props> => {
  const part = loadedPart(find);
  deferred(part.load);
  return part;
};

/** Loads all of them. One that cannot be fetched is left out, and tried again the next time. */
export const loadDeferred = async (): Promise<void> => {
  const load = (find: Find) =>
    fetchOnce(find).then(
      () => missing.delete(find),
      () => {},
    );
  await Promise.all([...missing].map(load));
};

/** Whether something that was pressed for may be shown: not before the late stylesheets are loaded. */
export const useDeferredLoaded = (isWanted: boolean): boolean => {
  const [areThere, setThere] = useState(false);
  if (isWanted && !areThere && missing.size === 0) setThere(true);
  useEffect(() => {
    if (!isWanted || areThere) return;
    let isGone = false;
    void loadDeferred().then(() => isGone || setThere(true));
    return () => {
      isGone = true;
    };
  }, [isWanted, areThere]);
  return areThere;
};

/** Events that come before a press. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Prefetches them at the first sign that somebody is there, so that no press waits for them, even where the server is gone by then. */
export const usePrefetchDeferred = (): void =>
  useEffect(() => {
    const gone = new AbortController();
    const load = () => {
      gone.abort();
      void loadDeferred();
    };
    for (const sign of SIGNS) addEventListener(sign, load, { signal: gone.signal, passive: true });
    return () => gone.abort();
  }, []);
