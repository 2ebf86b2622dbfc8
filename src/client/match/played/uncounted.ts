/**
 * Why a match is kept on this device and not counted in its statistics. `taken-back`: a move was taken back that had shown what
 * was hidden, and there was nobody to ask. `position`: it began with a position of the rules, not from the beginning. `debugged`: it was played beside the debug
 * panel, which shows everything.
 */
export const UNCOUNTED = ['taken-back', 'position', 'earlier-deal', 'debugged'] as const;
export type Uncounted = (typeof UNCOUNTED)[number];

export const isUncounted = (data: unknown): data is Uncounted => UNCOUNTED.some(each => each === data);
