/** Nets tell scores in units of so many points, which makes numbers of about 1 of them. */
export const SCORE_UNIT = 30;
