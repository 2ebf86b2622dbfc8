/** A worker for tests: it takes long to start, and its bots are quick, or never come to an end. */
export { think } from './endless-worker.mjs';

Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2000);
