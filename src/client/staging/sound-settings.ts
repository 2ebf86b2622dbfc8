import { useSyncExternalStore } from 'react';
import { SOUNDS, type Sound } from './sound-kinds.ts';

export type SoundSettings = {
  /** All is silent, whatever else is set. */
  readonly silent: boolean;
  /** In hundredths: 0 to 100. */
  readonly volume: number;
  /** The kinds that are switched off. */
  readonly off: readonly Sound[];
};

const DEFAULTS: SoundSettings = { silent: false, volume: 60, off: [] };
const STORED = 'sounds';
export const MAX_VOLUME = 100;

const isSound = (data: unknown): data is Sound => SOUNDS.includes(data as Sound);

/** What this device keeps, as far as it can be used. */
const kept = (): SoundSettings => {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    const { silent, volume, off } = (data ?? {}) as Record<string, unknown>;
    return {
      silent: silent === true,
      volume: typeof volume === 'number' && volume >= 0 && volume <= MAX_VOLUME ? volume : DEFAULTS.volume,
      off: Array.isArray(off) ? off.filter(isSound) : [],
    };
  } catch {
    return DEFAULTS;
  }
};

let now: SoundSettings | null = null;
const listeners = new Set<() => void>();

export const soundSettings = (): SoundSettings => {
  now ??= kept();
  return now;
};

export const changeSound = (changed: Partial<SoundSettings>): void => {
  now = { ...soundSettings(), ...changed };
  try {
    localStorage.setItem(STORED, JSON.stringify(now));
  } catch {
    // they hold for this visit only
  }
  for (const listener of listeners) listener();
};

export const useSoundSettings = (): SoundSettings =>
  useSyncExternalStore(listener => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, soundSettings);
