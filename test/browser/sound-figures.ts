import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import type { Sound } from '../../src/client/ui/sound/sound-kinds.ts';

/** What a sound is like, at full volume. */
export type Figures = {
  /** The largest sample, of 1. */
  readonly peak: number;
  /** Seconds until nothing louder than a thousandth of the peak comes. */
  readonly length: number;
  /** How loud the loudest fifth of a second is to the ear, in decibels below full scale. */
  readonly loudness: number;
  /** The middle of its spectrum, in hertz. */
  readonly centroid: number;
  /** The largest of its last samples: it must have died away. */
  readonly end: number;
  /** The largest step from nothing at its beginning: a jump would click. */
  readonly start: number;
};

const SYNTH = fileURLToPath(new URL('../../src/client/ui/sound/synth.ts', import.meta.url));

/** Renders every kind of sound into memory, in a page, and measures it. */
export const figuresOf = async (page: Page, kinds: readonly Sound[]): Promise<Record<string, Figures>> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry: SYNTH, formats: ['iife'], name: 'synth' } },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  const code = bundle !== undefined && 'output' in bundle ? bundle.output[0].code : '';
  await page.addScriptTag({ content: code });
  return page.evaluate(measure, kinds);
};

/** Runs in the page, so it may use nothing from here. */
const measure = async (kinds: readonly Sound[]) => {
  const RATE = 44_100;
  const SECONDS = 4;
  // No two plays of a sound are quite the same; what is measured is.
  let chance = 1;
  Math.random = () => {
    chance = (chance * 16_807) % 0x7fff_ffff;
    return chance / 0x7fff_ffff;
  };
  const { synth } = globalThis as unknown as { synth: typeof import('../../src/client/ui/sound/synth.ts') };

  const rendered = async (kind: Sound): Promise<Float32Array> => {
    const audio = new OfflineAudioContext(1, RATE * SECONDS, RATE);
    synth.soundOn(audio, kind, 1);
    return (await audio.startRendering()).getChannelData(0);
  };
  /** As the ear weighs it: ITU-R BS.1770 without its gates. */
  const weighed = async (samples: Float32Array): Promise<Float32Array> => {
    const audio = new OfflineAudioContext(1, samples.length, RATE);
    const buffer = audio.createBuffer(1, samples.length, RATE);
    buffer.copyToChannel(samples as Float32Array<ArrayBuffer>, 0);
    const source = audio.createBufferSource();
    source.buffer = buffer;
    const shelf = new BiquadFilterNode(audio, { type: 'highshelf', frequency: 1500, gain: 4 });
    const low = new BiquadFilterNode(audio, { type: 'highpass', frequency: 60 });
    source.connect(shelf).connect(low).connect(audio.destination);
    source.start();
    return (await audio.startRendering()).getChannelData(0);
  };
  const loudest = (samples: Float32Array, window: number): number => {
    let sum = 0;
    let most = 0;
    for (let i = 0; i < samples.length; i++) {
      sum += samples[i]! ** 2 - (i >= window ? samples[i - window]! ** 2 : 0);
      most = Math.max(most, sum / window);
    }
    return 10 * Math.log10(most);
  };
  /** By the zero crossings of short windows, weighed by their energy: near enough to tell kinds apart, and cheap. */
  const middle = (samples: Float32Array): number => {
    const size = 512;
    let weight = 0;
    let sum = 0;
    for (let from = 0; from + size < samples.length; from += size) {
      let crossings = 0;
      let energy = 0;
      for (let i = from + 1; i < from + size; i++) {
        if (samples[i - 1]! < 0 !== samples[i]! < 0) crossings++;
        energy += samples[i]! ** 2;
      }
      weight += energy;
      sum += energy * ((crossings * RATE) / (2 * size));
    }
    return sum / weight;
  };

  const found: Record<string, Figures> = {};
  for (const kind of kinds) {
    const samples = await rendered(kind);
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const last = samples.findLastIndex(sample => Math.abs(sample) > peak / 1000);
    const sounding = samples.findLastIndex(sample => sample !== 0);
    const first = samples.findIndex(sample => sample !== 0);
    found[kind] = {
      peak,
      length: last / RATE,
      loudness: loudest(await weighed(samples), RATE / 5),
      centroid: middle(samples),
      end: Math.max(...samples.slice(sounding - 20, sounding + 1).map(Math.abs)),
      start: Math.abs(samples[first] ?? 0),
    };
  }
  return found;
};
