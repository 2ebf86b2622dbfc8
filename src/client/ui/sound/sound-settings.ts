import { json, storedValue, useStored } from '../storage/stored.ts';
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
export const MAX_VOLUME = 100;

const isSound = (data: unknown): data is Sound => SOUNDS.includes(data as Sound);

/** What this device keeps, as far as it can be used. */
const parseSettings = (data: unknown): SoundSettings => {
  const { silent, volume, off } = Object(data) as Record<string, unknown>;
  return {
    silent: silent === true,
    volume: typeof volume === 'number' && volume >= 0 && volume <= MAX_VOLUME ? volume : DEFAULTS.volume,
    off: Array.isArray(off) ? off.filter(isSound) : [],
  };
};

const sounds = storedValue('sounds', json(parseSettings), { none: DEFAULTS });

export const soundSettings = sounds.get;

export const changeSound = (changed: Partial<SoundSettings>): void =>
  void sounds.set({ ...sounds.get(), ...changed });

export const useSoundSettings = (): SoundSettings => useStored(sounds);
