import type { Settings } from '../../ui/settings.tsx';

/** Milliseconds between two moves that nobody at the screen makes: a bot's, or a replay's. */
export const PACES: Readonly<Record<Settings['pace'], number>> = { slow: 1500, normal: 700, fast: 150 };
