export type Epoch = 1 | 2 | 3;

export const LAST_EPOCH: Epoch = 3;

/** Why an epoch ended. [E-01, E-02] */
export type EpochEnd = 'suns-spent' | 'ra-track';
