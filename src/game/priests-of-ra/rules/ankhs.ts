import { entryAt } from '../../shared/lists.ts';
import { ANKH_FAME } from '../numbers.ts';

/** Nobody is given more ankhs than count. [P-22] */
export const MOST_ANKHS = ANKH_FAME.length - 1;

/** After the last epoch. [P-22] */
export const scoreAnkhs = (ankhs: number): number => entryAt(ANKH_FAME, Math.min(ankhs, MOST_ANKHS));
