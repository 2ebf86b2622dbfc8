export { oddsOf as think } from './worth/odds.ts';
