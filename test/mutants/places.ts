import type { Place } from './place.ts';
import { CLIENT, LAWS } from './places/client.ts';
import { RULES } from './places/rules.ts';
import { SERVER } from './places/server.ts';

/** Each breaks something that a player, an operator or a reader would miss. */
export const PLACES: readonly Place[] = [...RULES, ...SERVER, ...CLIENT, ...LAWS];
