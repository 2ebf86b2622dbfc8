/** How many moves at most may have been made since one that is taken back: those of a round at a full table. */
export const FAR_BACK = 12;
