/** What `steady` believes, in one table, so that it can be tuned by playing tables against each other. */
export const WEIGHTS = {
  /** How sure a network is to somebody with one pawn weight more than the other (0 to 1); each more makes it surer. */
  lead: 0.55,
  /** What the rooms, bonuses and doubling of a network count before the pyramid is finished (factor at the start). */
  early: 0.6,
  /** What a piece in the supply is worth besides a worker: it goes where a worker cannot, or stays (points). */
  mummy: 3,
  guard: 1.2,
  /** How many of the best candidates are thought through further. */
  breadth: 10,
} as const;
export type Weights = Readonly<Record<keyof typeof WEIGHTS, number>>;
