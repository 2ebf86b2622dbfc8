import { type Flood, startFlood } from './flood.ts';

/** The process that floods: it says when it is there, begins when it is told how, and ends with whoever told it. */
process.once('message', (flood: Flood) => startFlood(flood));
process.send!('there');
process.once('disconnect', () => process.exit());
