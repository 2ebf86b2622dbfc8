const sorted = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b);

/** The value below which that share of all lie; 0 of none. */
export const quantile = (values: readonly number[], share: number): number => {
  const inOrder = sorted(values);
  return inOrder[Math.min(inOrder.length - 1, Math.floor(inOrder.length * share))] ?? 0;
};

/** The middle value, or the mean of the two in the middle; 0 of none. */
export const median = (values: readonly number[]): number => {
  const inOrder = sorted(values);
  const half = inOrder.length / 2;
  const middle = inOrder.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return middle.length === 0 ? 0 : middle.reduce((sum, value) => sum + value, 0) / middle.length;
};

/** `p50 1.2, p99 3.4, at most 5.6 ms`, of times in milliseconds. */
export const spread = (times: readonly number[]): string => {
  if (times.length === 0) return 'none';
  const [half, most, last] = [median(times), quantile(times, 0.99), quantile(times, 1)];
  return `p50 ${half.toFixed(1)}, p99 ${most.toFixed(1)}, at most ${last.toFixed(1)} ms`;
};

/** One line of a report: what, then how much. */
export const line = (name: string, figure: string): string => `  ${name.padEnd(34)} ${figure}`;
