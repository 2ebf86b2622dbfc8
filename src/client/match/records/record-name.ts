/** What a record is called as a file: its game, the day (of this device's clock) and who played. */
export const recordName = (game: string, played: Date, names: readonly string[]): string => {
  const day = [played.getFullYear(), played.getMonth() + 1, played.getDate()].map(part =>
    String(part).padStart(2, '0'),
  );
  const parts = [game, day.join('-'), ...names].map(part =>
    part
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}-]+/gu, '-')
      .replace(/^-+|-+$/g, ''),
  );
  return `${parts
    .filter(part => part !== '')
    .join('_')
    .slice(0, LONGEST)}.json`;
};

/** Some file systems take no longer names, and letters may take several bytes. */
const LONGEST = 80;
