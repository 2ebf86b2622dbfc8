import { latePart } from '../../../ui/hooks/late.ts';

/** What is said of a tile, or an ankh, once it is pressed, or pointed at. */
export const SideCard = latePart(async () => (await import('./side-card.tsx')).SideCard);
export const AnkhCard = latePart(async () => (await import('./ankh-card.tsx')).AnkhCard);
