/** How long a table may give those to act, in whole seconds; 0 is as long as they like. */
export const SHORTEST_TIME = 5;
export const LONGEST_TIME = 600;

/**
 * How long those to act may take, out of the set-up data of a match of any game (`secondsToAct`, beside its bots and
 * options): whole seconds, 0 where nothing is said, or null where what is said is wrong. Matches stored before name
 * it `secondsToChoose`.
 */
export const parseSecondsToAct = (setupData: unknown): number | null => {
  if (setupData === undefined) return 0;
  if (typeof setupData !== 'object' || setupData === null || Array.isArray(setupData)) return null;
  const { secondsToAct, secondsToChoose } = setupData as Readonly<Record<string, unknown>>;
  const seconds = secondsToAct ?? secondsToChoose ?? 0;
  return seconds === 0 || isTime(seconds) ? seconds : null;
};

const isTime = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= SHORTEST_TIME && (value as number) <= LONGEST_TIME;
