import { netsOf } from '../../shared/nets/nets.ts';
import { NETS } from './nets.ts';

/** The net for so many seats. */
export const netFor = netsOf(NETS);
