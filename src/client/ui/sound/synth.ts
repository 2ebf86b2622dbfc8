import { runningAudio } from './audio.ts';
import type { Sound } from './sound-kinds.ts';

let noise: AudioBuffer | undefined;

/** A sound that comes later than this, in milliseconds, belongs to nothing that is still to be seen. */
const LATE_MS = 600;

/** Sounds a kind, unless the page could not sound in time. @param volume 0 to 1 */
export const sound = async (kind: Sound, volume: number): Promise<void> => {
  const asked = performance.now();
  const audio = await runningAudio();
  if (performance.now() - asked < LATE_MS) soundOn(audio, kind, volume);
};

/** The same on any audio clock, such as one that renders into memory. */
export const soundOn = (on: BaseAudioContext, kind: Sound, volume: number): void => {
  noise ??= whiteNoise(on);
  const out = on.createGain();
  out.gain.value = volume * LEVELS[kind];
  out.connect(on.destination);
  RECIPES[kind]({ audio: on, noise, out, now: on.currentTime + 0.005 });
};

const whiteNoise = (audio: BaseAudioContext): AudioBuffer => {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
};

type Desk = {
  readonly audio: BaseAudioContext;
  readonly noise: AudioBuffer;
  readonly out: AudioNode;
  /** When it begins, in seconds of the audio clock. */
  readonly now: number;
};

/** Loudness in time, in seconds: up to `peak`, then dying away. */
type Swell = {
  readonly at?: number;
  readonly peak: number;
  readonly rise?: number;
  readonly fall: number;
};

const SILENT = 0.0005;
/** From there to nothing, in seconds: an end that is cut off clicks. */
const FADE = 0.006;

const swellOf = ({ audio, out, now }: Desk, { at = 0, peak, rise = 0.004, fall }: Swell) => {
  const gain = audio.createGain();
  const start = now + at;
  gain.gain.setValueAtTime(SILENT, start);
  gain.gain.exponentialRampToValueAtTime(peak, start + rise);
  gain.gain.exponentialRampToValueAtTime(SILENT, start + rise + fall);
  gain.gain.linearRampToValueAtTime(0, start + rise + fall + FADE);
  gain.connect(out);
  return { gain, start, end: start + rise + fall + FADE };
};

/** A pure tone, which may slide to another on its way. */
const tone = (desk: Desk, hertz: number, swell: Swell, slide: number = hertz): void => {
  const { gain, start, end } = swellOf(desk, swell);
  const source = desk.audio.createOscillator();
  source.frequency.setValueAtTime(hertz, start);
  source.frequency.exponentialRampToValueAtTime(slide, end);
  source.connect(gain);
  source.start(start);
  source.stop(end);
};

/** Noise through a filter around some pitch: the higher the quality, the more it sounds of that pitch. */
const hiss = (desk: Desk, hertz: number, quality: number, swell: Swell, slide: number = hertz): void => {
  const { gain, start, end } = swellOf(desk, swell);
  const filter = desk.audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = quality;
  filter.frequency.setValueAtTime(hertz, start);
  filter.frequency.exponentialRampToValueAtTime(slide, end);
  const source = desk.audio.createBufferSource();
  source.buffer = desk.noise;
  source.loop = true;
  source.connect(filter).connect(gain);
  source.start(start, Math.random() * 0.8);
  source.stop(end);
};

/** Something that rings: its partials by ratio, the higher ones softer and sooner gone. */
const ring = (desk: Desk, hertz: number, ratios: readonly number[], { peak, fall, ...when }: Swell): void => {
  for (const [i, ratio] of ratios.entries()) {
    tone(desk, hertz * ratio, { ...when, peak: peak / (1 + i), fall: fall / (1 + i * 0.55) });
  }
};

const clack = (desk: Desk, at: number, peak: number): void => {
  hiss(desk, 3200, 1.2, { at, peak, rise: 0.001, fall: 0.035 });
  ring(desk, 1080, [1, 1.83], { at, peak: peak * 0.5, rise: 0.001, fall: 0.11 });
};

/** What makes all kinds equally loud to the ear, whatever they are made of. */
const LEVELS: Readonly<Record<Sound, number>> = {
  bag: 5,
  tile: 2.4,
  gong: 0.55,
  sun: 0.7,
  fist: 0.7,
  stone: 1,
  coin: 1.3,
};

const RECIPES: Readonly<Record<Sound, (desk: Desk) => void>> = {
  /** A hand among tiles in linen. */
  bag: desk => {
    for (const [i, at] of [0, 0.09, 0.2, 0.27].entries()) {
      hiss(desk, 900 + 450 * (i % 3), 0.8, { at, peak: 0.1, rise: 0.03, fall: 0.1 }, 1600);
    }
    clack(desk, 0.16, 0.05);
    clack(desk, 0.31, 0.07);
  },
  /** Bone laid on wood. */
  tile: desk => {
    clack(desk, 0, 0.3);
    clack(desk, 0.055, 0.08);
  },
  /** Bronze, struck softly: its overtones bloom after the stroke, and are what a phone can sound of it. */
  gong: desk => {
    tone(desk, 98, { peak: 0.1, rise: 0.02, fall: 3 });
    tone(desk, 98.9, { peak: 0.07, rise: 0.02, fall: 2.8 });
    for (const [i, ratio] of [1.52, 2.03, 2.74, 3.41, 4.18, 5.63].entries()) {
      tone(desk, 98 * ratio, { peak: 0.13 / (1 + i * 0.25), rise: 0.06 + i * 0.05, fall: 2.4 - i * 0.25 });
    }
    hiss(desk, 420, 0.7, { peak: 0.12, rise: 0.004, fall: 0.12 });
  },
  /** Two small bells, a fifth apart. */
  sun: desk => {
    ring(desk, 784, [1, 2.76, 5.4], { peak: 0.16, fall: 0.9 });
    ring(desk, 1174.7, [1, 2.76], { at: 0.1, peak: 0.13, fall: 1.1 });
  },
  /** A fist on the table. */
  fist: desk => {
    tone(desk, 150, { peak: 0.6, rise: 0.003, fall: 0.17 }, 52);
    hiss(desk, 240, 0.9, { peak: 0.3, rise: 0.002, fall: 0.07 });
  },
  /** A block drawn over sand, and set down. */
  stone: desk => {
    for (const at of [0, 0.11, 0.21]) {
      hiss(desk, 340, 0.9, { at, peak: 0.26, rise: 0.05, fall: 0.13 }, 230);
    }
    hiss(desk, 2400, 0.6, { peak: 0.03, rise: 0.1, fall: 0.26 });
    tone(desk, 110, { at: 0.34, peak: 0.4, rise: 0.003, fall: 0.14 }, 60);
  },
  /** A few coins into a palm. */
  coin: desk => {
    for (const [i, at] of [0, 0.07, 0.13, 0.22].entries()) {
      ring(desk, 3100 + 400 * (i % 3), [1, 1.51, 2.32], { at, peak: 0.09, rise: 0.001, fall: 0.22 });
    }
  },
};
