export { prospects as think } from './view/facts.ts';
