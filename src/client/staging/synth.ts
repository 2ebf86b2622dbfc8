import type { Sound } from './sound-kinds.ts';

let audio: AudioContext | undefined;

/** Sounds a kind now. @param volume 0 to 1 */
export const sound = (kind: Sound, volume: number): void => {
  audio ??= new AudioContext();
  const { currentTime, destination } = audio;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.frequency.value = HERTZ[kind];
  gain.gain.setValueAtTime(0.2 * volume, currentTime);
  gain.gain.exponentialRampToValueAtTime(0.001, currentTime + 0.3);
  tone.connect(gain).connect(destination);
  tone.start(currentTime);
  tone.stop(currentTime + 0.3);
};

const HERTZ: Readonly<Record<Sound, number>> = {
  bag: 200,
  tile: 900,
  gong: 110,
  sun: 660,
  fist: 90,
  stone: 150,
  coin: 1800,
};
