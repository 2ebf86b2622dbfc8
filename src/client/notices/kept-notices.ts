/** How one's seat in a match is told from outside that it is its turn. The server says it to nobody, so the device keeps it. */
export type KeptNotices = {
  /** The address by which a push service reaches this device. */
  readonly push?: string;
  readonly webhook?: string;
};

const STORED = 'notices';
/** More matches than anybody has under way at once. */
const MOST = 100;

const all = (): readonly (readonly [match: string, KeptNotices])[] => {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    return Object.entries(data ?? {}).map(([match, kept]) => {
      const { push, webhook } = (kept ?? {}) as Record<string, unknown>;
      return [
        match,
        { ...(typeof push === 'string' && { push }), ...(typeof webhook === 'string' && { webhook }) },
      ];
    });
  } catch {
    return [];
  }
};

export const noticesOf = (match: string): KeptNotices => all().find(([id]) => id === match)?.[1] ?? {};

export const keepNotices = (match: string, kept: KeptNotices): void => {
  const others = all().filter(([id]) => id !== match);
  try {
    localStorage.setItem(
      STORED,
      JSON.stringify(Object.fromEntries([...others, [match, kept] as const].slice(-MOST))),
    );
  } catch {
    // The server knows them all the same.
  }
};
