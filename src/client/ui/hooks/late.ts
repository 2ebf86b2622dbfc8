import { type ComponentType, useEffect, useState } from 'react';
import { fetchOnce } from './fetching.ts';
import { type LoadedPart, loadedPart } from './loaded-part.tsx';

type Find = () => Promise<unknown>;

const missing = new Set<Find>();

/** A stylesheet of what is there only once it has been pressed for: nothing that is drawn before waits for it. */
export const late = (find: Find): void => void missing.add(find);

/** A part of the same kind, with its styles. */
export const latePart = <Props extends object>(
  find: () => Promise<ComponentType<Props>>,
): LoadedPart<Props> => {
  const part = loadedPart(find);
  late(part.load);
  return part;
};

/** Loads all of them. What cannot be fetched is done without, as far as it can be; it is asked for again with the next. */
export const loadLate = async (): Promise<void> => {
  const load = (find: Find) =>
    fetchOnce(find).then(
      () => missing.delete(find),
      () => {},
    );
  await Promise.all([...missing].map(load));
};

/** Whether what is pressed for may be shown: it waits for its styles. Once they are there it need not wait any more. */
export const useLate = (isWanted: boolean): boolean => {
  const [areThere, setThere] = useState(false);
  if (isWanted && !areThere && missing.size === 0) setThere(true);
  useEffect(() => {
    if (!isWanted || areThere) return;
    let isGone = false;
    void loadLate().then(() => isGone || setThere(true));
    return () => {
      isGone = true;
    };
  }, [isWanted, areThere]);
  return areThere;
};

/** Who comes near a press does one of these before. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Loads them with the first sign of somebody at the table: then a press need not wait for them, nor for a server that is away. */
export const useLateInTime = (): void =>
  useEffect(() => {
    const gone = new AbortController();
    const load = () => {
      gone.abort();
      void loadLate();
    };
    for (const sign of SIGNS) addEventListener(sign, load, { signal: gone.signal, passive: true });
    return () => gone.abort();
  }, []);
