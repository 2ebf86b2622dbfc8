import { register } from 'tsx/esm/api';

// A thread does not inherit how its process loads TypeScript.
register();
export const { playDeals } = await import('./worker.ts');
