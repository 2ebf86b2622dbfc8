import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeStorage } from '../../closed-storage.ts';

type Source = { start: number; stop: number; hertz: number };
const sources: Source[] = [];
const levels: number[] = [];

/** As much of Web Audio as there is to hear: what sounds from when to when, and how loud. */
class FakeAudio {
  state = 'running';
  currentTime = 10;
  sampleRate = 100;
  destination = {};
  suspend = async () => {};
  #param = (heard: (value: number) => void) => ({
    set value(value: number) {
      heard(value);
    },
    setValueAtTime: heard,
    exponentialRampToValueAtTime: heard,
    linearRampToValueAtTime: heard,
  });
  #node = (more: object = {}) => ({ connect: (next: unknown) => next, ...more });
  #source = () => {
    const source: Source = { start: Number.NaN, stop: Number.NaN, hertz: 0 };
    sources.push(source);
    return this.#node({
      frequency: this.#param(value => {
        source.hertz ||= value;
      }),
      start: (at: number) => {
        source.start = at;
      },
      stop: (at: number) => {
        source.stop = at;
      },
    });
  };
  createGain = () => this.#node({ gain: this.#param(value => levels.push(value)) });
  createOscillator = this.#source;
  createBufferSource = this.#source;
  createBiquadFilter = () =>
    this.#node({ Q: this.#param(() => {}), frequency: this.#param(() => {}), type: '' });
  createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
}

beforeEach(() => {
  sources.length = 0;
  levels.length = 0;
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal('AudioContext', FakeAudio);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const opened = async (pressed = true) => {
  const { play } = await import('../../../../src/client/ui/sound/sound.ts');
  const { changeSound, soundSettings } = await import('../../../../src/client/ui/sound/sound-settings.ts');
  const { SOUNDS } = await import('../../../../src/client/ui/sound/sound-kinds.ts');
  if (pressed) document.dispatchEvent(new Event('pointerdown'));
  const heard = async (kind: (typeof SOUNDS)[number]) => {
    sources.length = 0;
    play(kind);
    expect(sources).toEqual([]);
    await new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)));
    await vi.dynamicImportSettled();
    return sources.length > 0;
  };
  return { changeSound, soundSettings, SOUNDS, heard };
};

describe('sounds', () => {
  it('are none before the first press of the page', async () => {
    const { heard } = await opened(false);
    expect(await heard('tile')).toBe(false);
    document.dispatchEvent(new Event('keydown'));
    expect(await heard('tile')).toBe(true);
  });

  it('are each of their own, begin at once, and end', async () => {
    const { heard, SOUNDS } = await opened();
    const pitches = new Set<string>();
    for (const kind of SOUNDS) {
      expect(await heard(kind)).toBe(true);
      expect(Math.min(...sources.map(({ start }) => start))).toBeLessThan(10.1);
      for (const { start, stop } of sources) expect(stop).toBeGreaterThan(start);
      expect(Math.max(...sources.map(({ stop }) => stop))).toBeLessThan(14);
      pitches.add(sources.map(({ hertz }) => hertz).join());
    }
    expect(pitches.size).toBe(SOUNDS.length);
  });

  it('are left out where the device wakes too late for them', async () => {
    const { heard } = await opened();
    const enumerateDevices = () => new Promise(resolve => setTimeout(resolve, 700));
    vi.stubGlobal('navigator', { mediaDevices: { enumerateDevices } });
    expect(await heard('tile')).toBe(false);
    await new Promise(woken => setTimeout(woken, 800));
    expect(sources).toEqual([]);
    expect(await heard('tile')).toBe(true);
  });

  it('are silent altogether, by kind, without volume, and on a page that nobody sees', async () => {
    const { heard, changeSound } = await opened();
    changeSound({ silent: true });
    expect(await heard('gong')).toBe(false);
    changeSound({ silent: false, off: ['gong'] });
    expect(await heard('gong')).toBe(false);
    expect(await heard('coin')).toBe(true);
    changeSound({ volume: 0 });
    expect(await heard('coin')).toBe(false);
    changeSound({ volume: 50 });
    vi.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true);
    expect(await heard('coin')).toBe(false);
  });

  it('keep their settings on the device, and take from a damaged store what is whole', async () => {
    const { changeSound } = await opened();
    changeSound({ volume: 30, off: ['bag'] });
    vi.resetModules();
    expect((await opened()).soundSettings()).toEqual({ silent: false, volume: 30, off: ['bag'] });
    localStorage.setItem('sounds', '{"silent":"yes","volume":700,"off":["gong","horn"]}');
    vi.resetModules();
    expect((await opened()).soundSettings()).toEqual({ silent: false, volume: 60, off: ['gong'] });
  });

  it('have settings for the visit where nothing can be stored', async () => {
    closeStorage();
    const { changeSound, soundSettings } = await opened();
    changeSound({ silent: true });
    expect(soundSettings().silent).toBe(true);
  });
});
