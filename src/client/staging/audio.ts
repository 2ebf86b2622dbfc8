import { wakeDevices } from './wake.ts';

/** How long to wait for the devices, in milliseconds: some browsers tell of none until somebody looks at the page. */
const PATIENCE_MS = 3000;

let audio: Promise<AudioContext> | undefined;

/** The page's one audio clock, running if the browser lets it. */
export const runningAudio = async (): Promise<AudioContext> => {
  // A browser that has too many of them may have room later.
  audio ??= newAudio().catch(refusal => {
    audio = undefined;
    throw refusal;
  });
  const context = await audio;
  if (context.state === 'suspended') void context.resume();
  return context;
};

/** Made when what sounds has been started: the page would stand still until then. */
const newAudio = async (): Promise<AudioContext> => {
  await Promise.race([wakeDevices(), new Promise(late => setTimeout(late, PATIENCE_MS))]);
  return new AudioContext();
};
