/**
 * Starts what sounds in the browser, and settles when it runs. The first audio clock of a browser starts a process for
 * sounds, and the page stands still until that runs: half a second and more. Whoever asks for the devices has it started
 * aside; the clock then takes some 10 ms. Asking needs no consent. Never fails.
 */
export const wakeDevices = async (): Promise<void> => {
  // Only pages from a safe origin know of devices.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  await devices?.enumerateDevices().catch(() => {});
};
