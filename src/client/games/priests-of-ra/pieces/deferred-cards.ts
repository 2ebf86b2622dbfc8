import { deferredPart } from '../../../ui/hooks/deferred.ts';

/** What is said of a tile, or an ankh, once it is pressed, or pointed at. */
export const SideCard = deferredPart(async () => (await import('./side-card.tsx')).SideCard);
export const AnkhCard = deferredPart(async () => (await import('./ankh-card.tsx')).AnkhCard);
