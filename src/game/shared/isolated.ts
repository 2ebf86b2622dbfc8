/** First strong isolate, and its end: what stands between them is laid out on its own (UAX #9). */
const FSI = '\u2068';
const PDI = '\u2069';

/**
 * Letters that are written from right to left, whose blocks Unicode keeps together. Nothing else in a name can change the
 * order of what stands beside it: signs of direction are refused in names.
 */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * What somebody has called themselves, to be put into a sentence, a title or a label: a Hebrew or Arabic name does not
 * draw numbers and signs beside it to its other side. Every name goes through here on its way to a screen, and nowhere
 * else: what is stored, sent and compared is the name itself.
 */
export const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) && !name.startsWith(FSI) ? `${FSI}${name}${PDI}` : name;
