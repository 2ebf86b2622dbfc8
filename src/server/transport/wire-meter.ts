/** Hears of what pages are refused and which connections are cut, by reasons that are words of this program. */
export type WireMeter = {
  /** A message was not read any further: `malformed`, `rate`. */
  readonly refused: (reason: 'malformed' | 'rate') => void;
  readonly cut: (reason: CutReason) => void;
};

/** `flood`: it said too much. `buffered`: it did not read what it was sent. `crowd`: its address had too many open, or had
 * said too much over others. */
export type CutReason = 'flood' | 'buffered' | 'crowd';
