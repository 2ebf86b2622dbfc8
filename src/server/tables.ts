/**
 * What is kept beside the matches (people, their sessions, results), in the same database. Both databases understand the
 * statements, which name their values `$1`, `$2` …; only the tables themselves are made in the words of each.
 */
export type Value = string | number | null;

/** A statement, and its values. */
export type TableStep = readonly [text: string, ...values: Value[]];

export type Tables = {
  /** What a statement that changes nothing finds. Numbers of 64 bits are to fit a double. */
  readonly rows: <Row extends object>(text: string, ...values: Value[]) => Promise<readonly Row[]>;
  /**
   * Carries out all steps or none. The first has to change exactly one row: where it does not, because somebody else was
   * first, say, nothing is done. Resolves once it is on the disk.
   * @returns whether it was done
   * @throws TakenMeanwhile where one of them would add what is there already, or to what is there no more
   */
  readonly write: (first: TableStep, ...more: TableStep[]) => Promise<boolean>;
};

/**
 * What is to be added is another's already (a name, a seat of a deal, the id of a match), or whom it would belong to is gone. Over
 * HTTP it is a 409.
 */
export class TakenMeanwhile extends Error {
  readonly status = 409;
  readonly expose = true;
  constructor() {
    super('somebody else was first: ask again');
  }
}
