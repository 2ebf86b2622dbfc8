import type { AnyEvent } from '../../../../game/contract.ts';
import type { Sound } from '../../../ui/sound/sound.ts';
import type { SharedEvent } from './auction-view.ts';

/** How an event is told. */
export type Scene = {
  /** How long it is shown, in milliseconds at the normal pace. */
  readonly ms: number;
  /** When of that it has come about, from 0 to 1; at once where nothing is said. */
  readonly landsAt?: number;
  /** What is heard of it where nothing moves: the one sound that says most of it. */
  readonly sound: Sound;
};

/**
 * The scene of each event that only this game has; null for one that passes at once, in silence. An event that is missing does not
 * compile. What moves in a scene is in `moments/play-own.ts`, what is drawn for it in `moments/moment-layer.tsx`.
 */
export type OwnScenes<Event extends AnyEvent> = {
  readonly [Type in Exclude<Event['type'], SharedEvent['type']>]: Scene | null;
};
