/** A worker for tests: it takes long to start, and its bots are quick. */
export const think = () => ['draw'];
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
