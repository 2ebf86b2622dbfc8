/** What the lessons of both auction games point at, as CSS selectors. */
export const AUCTION_PARTS = {
  suns: '.actions-suns',
  track: '.auction-track',
  raTrack: '.ra-track',
  centre: '.centre-sun',
  rivals: '.rival',
  area: '.area',
} as const;
