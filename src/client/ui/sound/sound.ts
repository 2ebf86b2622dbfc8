import type { Sound } from './sound-kinds.ts';
import { MAX_VOLUME, soundSettings } from './sound-settings.ts';

export type { Sound } from './sound-kinds.ts';

/** Browsers let no page sound that nobody has pressed, and neither do we. */
let pressed = false;
const onPress = () => {
  pressed = true;
  document.removeEventListener('pointerdown', onPress, true);
  document.removeEventListener('keydown', onPress, true);
};
document.addEventListener('pointerdown', onPress, true);
document.addEventListener('keydown', onPress, true);

/** Sounds a kind once, if it is wanted. What makes the sounds is loaded with the first of them. */
export const play = (kind: Sound): void => {
  const { silent, volume, off } = soundSettings();
  if (!pressed || silent || volume === 0 || off.includes(kind) || document.hidden) return;
  if (typeof AudioContext === 'undefined') return;
  // After the paint that goes with it: to begin a sound takes longer than to draw what sounds.
  requestAnimationFrame(() =>
    setTimeout(() => {
      // A table goes on without its sounds where they cannot be loaded.
      import('./synth.ts').then(({ sound }) => sound(kind, volume / MAX_VOLUME)).catch(() => {});
    }),
  );
};
