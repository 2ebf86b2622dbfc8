/** What `steady` believes, in one table, so that it can be tuned by playing tables against each other. */
export const WEIGHTS = {
  /** What a king adds to those already held, by their number (points). */
  kings: [1.1, 2.5, 4.2, 6.3, 8.4, 9.8, 11.2, 0, 0, 0],
  /** What a church is worth, first to have more than the others, then to have as many (points). */
  churchLead: 5,
  churchTie: 3,
  church: 1.2,
  knight: 1.5,
  /** What half a farm is worth in hope of the other half (points). */
  single: 2.2,
  farmhouse: 1.8,
  /** How much more a card is worth that stays for both scorings (factor). */
  stays: 2.3,
  /** How much a gain of all the others together is one's own loss (factor); one of them alone hurts a share of it. */
  envy: 0.75,
  /** What a throw is worth in which one clashes, as a share of what the rows are worth on average. */
  again: 0.75,
  /** How evenly the others are thought to choose, and how evenly it chooses itself (points; more is evener). */
  theirSpread: 2.2,
  ownSpread: 0.4,
} as const;
export type Weights = {
  readonly [W in keyof typeof WEIGHTS]: W extends 'kings' ? readonly number[] : number;
};
