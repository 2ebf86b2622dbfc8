import { PRIVATE_PARTS, type PrivatePart } from '../../wire/people.ts';
import { parsedOr } from './parsed.ts';

export type Settings = Readonly<Record<string, string | number | boolean>>;

/** Chosen where nobody knows any more what was: others are shown nothing. */
const ALL_PRIVATE: Settings = Object.fromEntries(PRIVATE_PARTS.map(part => [`private-${part}`, true]));

/** Of a row as it is stored. One that is damaged keeps no others from their lists. */
export const settingsIn = (stored: string): Settings => ({ ...parsedOr(stored, ALL_PRIVATE) });

/** What a member keeps to themselves, as their settings say. */
export const privateParts = (settings: Settings): readonly PrivatePart[] =>
  PRIVATE_PARTS.filter(part => isPrivate(settings, part));

export const isPrivate = (settings: Settings, part: PrivatePart): boolean =>
  settings[`private-${part}`] === true;
