import { useEffect } from 'react';
import { soundSettings } from './sound-settings.ts';
import { wakeDevices } from './wake.ts';

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
