/** How long to wait for the list of devices: some give none until somebody looks at the page. */
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

/**
 * The first context of a browser starts a process for sounds, and the page stands still until that runs: half a
 * second and more. Whoever asks for the devices has it started aside; the context then takes some 10 ms. Asking needs no
 * consent.
 */
const newAudio = async (): Promise<AudioContext> => {
  // Only pages from a safe origin know of devices.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  const started = devices?.enumerateDevices().catch(() => {});
  if (started) await Promise.race([started, new Promise(late => setTimeout(late, PATIENCE_MS))]);
  return new AudioContext();
};
