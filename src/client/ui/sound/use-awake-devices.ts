import { useEffect } from 'react';
import { whenIdle } from '../hooks/when-idle.ts';
import { soundSettings } from './sound-settings.ts';
import { wakeDevices } from './wake.ts';

/**
 * Has the devices awake before the first press, if there is to be any sound: the press has enough to do. That is as soon as
 * the table is drawn: a second later they would be started just when many press.
 */
export const useAwakeDevices = (): void => {
  useEffect(() => {
    const { silent, volume } = soundSettings();
    if (!silent && volume > 0) return whenIdle(wakeDevices);
  }, []);
};
