import type { ComponentType } from 'react';
import type { Asked } from './asked.ts';

/** A state of a game's table that the gallery can show. */
export type Listed = {
  readonly name: string;
  readonly players: number;
  /** Something is being seen to happen in it, and can be stopped on its way. */
  readonly isMoment: boolean;
};

/** What a game's `gallery.tsx` gives. */
export type GameGallery = {
  readonly positions: readonly Listed[];
  /** The table in one of these positions. */
  readonly Position: ComponentType<{ readonly name: string; readonly asked: Asked }>;
  /** Its tiles or cards in several sizes. */
  readonly Pieces: ComponentType;
};
