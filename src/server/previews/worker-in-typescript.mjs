import { register as registerHooks } from 'node:module';
import { register } from 'tsx/esm/api';

// A thread does not inherit how its process loads TypeScript; and what is drawn needs no stylesheet.
register();
const noStyles = `export const load = (url, context, next) =>
  url.endsWith('.css') ? { format: 'module', shortCircuit: true, source: '' } : next(url, context);`;
registerHooks(`data:text/javascript,${encodeURIComponent(noStyles)}`);
export const { draw } = await import('./worker.ts');
