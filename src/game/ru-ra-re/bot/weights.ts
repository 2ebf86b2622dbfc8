/** What `steady` believes, in one table, so that it can be tuned by playing tables against each other. */
export const WEIGHTS = {
  /** What a king adds to those already held, by their number (points). */
  kings: [0.8, 1.8, 3, 4.5, 6, 7, 8, 0, 0, 0],
  /** What a church is worth, first to have more than the others, then to have as many (points). */
  churchLead: 5,
  churchTie: 3,
  church: 1.2,
  knight: 1.5,
  /** What half a farm is worth in hope of the other half (points). */
  single: 2.2,
  farmhouse: 1.8,
  /** How much more a card is worth that stays for both scorings (factor). */
  stays: 1.8,
  /** How much the others' gain is one's own loss (0 to 1). */
  envy: 0.25,
  /** What a throw is worth in which one clashes, as a share of what the rows are worth on average. */
  again: 0.75,
  /** How evenly the others are thought to choose, and how evenly it chooses itself (points; more is evener). */
  theirSpread: 2.2,
  ownSpread: 0.7,
} as const;
export type Weights = {
  readonly [W in keyof typeof WEIGHTS]: W extends 'kings' ? readonly number[] : number;
};
