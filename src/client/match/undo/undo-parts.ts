import { optionalPart } from '../../ui/hooks/loaded-part.tsx';

/** What takes moves back is fetched when there is something to take back, or somebody asks. */
export const TakeBackPart = optionalPart(async () => (await import('./take-back.tsx')).TakeBack);
export const AskedHerePart = optionalPart(async () => (await import('./asked-here.tsx')).AskedHere);
export const AskingPart = optionalPart(async () => (await import('./asking-notice.tsx')).AskingNotice);
