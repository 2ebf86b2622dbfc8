import { register } from 'tsx/esm/api';

// A thread does not inherit how its process loads TypeScript.
register();
export const { play, learn } = await import('./worker.ts');
