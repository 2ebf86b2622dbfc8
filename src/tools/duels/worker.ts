export { playDeals } from './deals.ts';
