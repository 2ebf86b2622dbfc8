import type { Seat } from '../../../game/shared/seats.ts';
import { LANGUAGES, type Language } from '../../ui/i18n/i18n.tsx';
import type { Settings } from '../../ui/settings.tsx';

/** What lies over a board, or is said of it, beside the position itself. */
export const OVER = ['history', 'score', 'help', 'back', 'card', 'refused'] as const;
export type Over = (typeof OVER)[number];
export const THEMES = ['light', 'dark'] as const satisfies readonly Settings['theme'][];

/** What an address of the gallery asks for; null where it leaves something open. */
export type Asked = {
  readonly position: string | null;
  /** Whose eyes it is seen with: a seat, a spectator's, or those of whoever is to act. */
  readonly seat: Seat | 'none' | null;
  readonly language: Language | null;
  readonly theme: (typeof THEMES)[number] | null;
  /** How many milliseconds into its moment it stands still. */
  readonly at: number | null;
  readonly over: Over | null;
};

const oneOf = <T extends string>(all: readonly T[], value: string | null): T | null =>
  all.find(each => each === value) ?? null;

const whole = (value: string | null): number | null =>
  value !== null && /^\d{1,4}$/.test(value) ? Number(value) : null;

/** Reads the part of an address after its question mark. */
export const askedIn = (search: URLSearchParams): Asked => ({
  position: search.get('position'),
  seat: search.get('seat') === 'none' ? 'none' : whole(search.get('seat')),
  language: oneOf(LANGUAGES, search.get('language')),
  theme: oneOf(THEMES, search.get('theme')),
  at: whole(search.get('at')),
  over: oneOf(OVER, search.get('over')),
});

/** The seat at the screen: what was asked for, or else the one that is to act. */
export const seatOf = ({ seat }: Asked, acting: Seat | null): Seat | null =>
  seat === 'none' ? null : (seat ?? acting ?? 0);
