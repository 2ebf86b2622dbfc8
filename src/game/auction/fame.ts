/** What every player starts with: two tablets of five. [C-04] */
export const STARTING_FAME = 10;

/** The fame after an epoch: its one net sum is added, and the total never falls below nothing. [E-05] */
export const addFame = (fame: number, net: number): number => Math.max(0, fame + net);
