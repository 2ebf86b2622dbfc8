import { useEffect } from 'react';
import { soundSettings } from './sound-settings.ts';

/**
 * Starts what sounds in the browser, and settles when it runs. The first audio clock of a browser starts a process for
 * sounds, and the page stands still until that runs: half a second and more. Whoever asks for the devices has it started
 * aside; the clock then takes some 10 ms. Asking needs no consent. Never fails.
 */
export const wakeDevices = async (): Promise<void> => {
  // Only pages from a safe origin know of devices.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  await devices?.enumerateDevices().catch(() => {});
};

/** How long a table has been there before it wakes the devices, in milliseconds: it is drawn first. */
const SETTLED_MS = 1500;

/** Has the devices awake before the first press, if there is to be any sound: the press has enough to do. */
export const useAwakeDevices = (): void => {
  useEffect(() => {
    const { silent, volume } = soundSettings();
    if (silent || volume === 0) return;
    const settled = setTimeout(wakeDevices, SETTLED_MS);
    return () => clearTimeout(settled);
  }, []);
};
