/** A place that is broken on purpose, to see whether a test notices. */
export type Place = {
  /** From the project's root. */
  readonly file: string;
  /** As it stands there, exactly once. */
  readonly text: string;
  /** What stands there instead while the tests run. */
  readonly broken: string;
  /** What is wrong then, in a line. */
  readonly fault: string;
};
