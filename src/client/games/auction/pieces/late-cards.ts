import { latePart } from '../../../ui/hooks/late.ts';

/** What is said of each part of the table once it is pressed, or pointed at. */
const cards = () => import('./part-cards.tsx');
export const SunCard = latePart(async () => (await cards()).SunCard);
export const CentreSunCard = latePart(async () => (await cards()).CentreSunCard);
export const RaTrackCard = latePart(async () => (await cards()).RaTrackCard);
export const SeatCard = latePart(async () => (await cards()).SeatCard);
export const BagCard = latePart(async () => (await import('./bag-card.tsx')).BagCard);
