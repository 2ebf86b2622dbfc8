import { latePart } from '../../../ui/hooks/late.ts';

/** What is said of a tile, or a pile of them, once it is pressed, or pointed at. */
export const KindCard = latePart(async () => (await import('./kind-card.tsx')).KindCard);
