/**
 * May those who sit at a table ask the coach, out of the set-up data of a match of any game (`hints`, beside its bots and
 * options)? Not where nothing is said; null where what is said is wrong.
 */
export const parseHints = (setupData: unknown): boolean | null => {
  if (setupData === undefined) return false;
  if (typeof setupData !== 'object' || setupData === null || Array.isArray(setupData)) return null;
  const { hints = false } = setupData as Readonly<Record<string, unknown>>;
  return typeof hints === 'boolean' ? hints : null;
};
