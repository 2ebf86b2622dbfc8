import { loadedPart } from '../../ui/hooks/loaded-part.tsx';

/** What takes moves back is fetched when there is something to take back, or somebody asks. */
export const TakeBackPart = loadedPart(async () => (await import('./take-back.tsx')).TakeBack);
export const AskedHerePart = loadedPart(async () => (await import('./asked-here.tsx')).AskedHere);
export const AskingPart = loadedPart(async () => (await import('./asking-notice.tsx')).AskingNotice);
