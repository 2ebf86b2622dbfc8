import { wakeDevices } from './wake.ts';

/** How long to wait for the devices, in milliseconds: some browsers tell of none until somebody looks at the page. */
const PATIENCE_MS = 3000;
/** How long nothing may sound before the devices rest, in milliseconds: they cost a phone power for silence too. */
const RESTS_AFTER_MS = 20_000;

let audio: Promise<AudioContext> | undefined;
let rest: ReturnType<typeof setTimeout> | undefined;

/** The page's one audio clock, running if the browser lets it. It rests when it has not been asked for in a while. */
export const runningAudio = async (): Promise<AudioContext> => {
  // A browser that has too many of them may have room later.
  audio ??= newAudio().catch(refusal => {
    audio = undefined;
    throw refusal;
  });
  const context = await audio;
  if (context.state === 'suspended') void context.resume();
  clearTimeout(rest);
  rest = setTimeout(() => void context.suspend(), RESTS_AFTER_MS);
  return context;
};

/** Made when what sounds has been started: the page would stand still until then. */
const newAudio = async (): Promise<AudioContext> => {
  await Promise.race([wakeDevices(), new Promise(late => setTimeout(late, PATIENCE_MS))]);
  return new AudioContext();
};
