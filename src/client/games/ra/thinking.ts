export { prospects as think } from './facts.ts';
