import { deferredPart } from '../../../ui/hooks/deferred.ts';

/** What is said of a tile, or a pile of them, once it is pressed, or pointed at. */
export const KindCard = deferredPart(async () => (await import('./kind-card.tsx')).KindCard);
