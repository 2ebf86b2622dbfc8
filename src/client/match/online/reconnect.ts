/** Milliseconds at most between two tries to reach a server that has just gone: it may be back at once. */
export const DIAL_MAX_MS = 1000;
/** The same for one that stays away, so that it is not met by everybody at once every second. */
const LATER_MAX_MS = 5000;
/** How many tries are quick: some ten seconds. */
const QUICK_TRIES = 12;

/** As much of socket.io's manager of a connection as is used here. */
type Manager = {
  readonly on: (event: 'reconnect_attempt', heard: (attempt: number) => void) => unknown;
  readonly reconnectionDelayMax: (ms: number) => unknown;
};

/** Dials quickly while a server may be restarting, and less often once it stays away. Each connection begins anew. */
export const reconnectPatiently = (manager: Manager): void => {
  manager.on('reconnect_attempt', attempt => {
    manager.reconnectionDelayMax(attempt < QUICK_TRIES ? DIAL_MAX_MS : LATER_MAX_MS);
  });
};
