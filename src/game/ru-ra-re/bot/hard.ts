import { type Depth, mixedBot } from './mixed.ts';
import { netFor } from './net-for.ts';

const hardDepth: Depth = { rounds: 12, evenness: 0.7, loss: 0.25, inertia: 0.2 };

/** A strong player: it thinks for a few milliseconds. */
export const hard = mixedBot(netFor, hardDepth);
