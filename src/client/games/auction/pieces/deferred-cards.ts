import { deferredPart } from '../../../ui/hooks/deferred.ts';

/** What is said of each part of the table once it is pressed, or pointed at. */
const cards = () => import('./part-cards.tsx');
export const SunCard = deferredPart(async () => (await cards()).SunCard);
export const CentreSunCard = deferredPart(async () => (await cards()).CentreSunCard);
export const RaTrackCard = deferredPart(async () => (await cards()).RaTrackCard);
export const SeatCard = deferredPart(async () => (await cards()).SeatCard);
export const BagCard = deferredPart(async () => (await import('./bag-card.tsx')).BagCard);
