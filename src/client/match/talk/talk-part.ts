import { loadedPart } from '../../ui/hooks/loaded-part.tsx';

/** Talk is fetched when the table is there and somebody sits at it to talk with. */
export const TalkPart = loadedPart(async () => (await import('./talk.tsx')).Talk);
