import type { ComponentType, CSSProperties, ReactNode } from 'react';
import './pigments.css';
import './tile-frame.css';
import type { PieceWords } from '../../../table/piece-words.ts';

/** How a tile is asked for: by the side that lies up. */
export type TileProps<Face extends string = string> = {
  readonly side: Face;
  /** The edge in pixels; without it the tile is as wide as its place. */
  readonly size?: number;
  /** A decorative tile has no name for screen readers, because words beside it say the same. */
  readonly decorative?: boolean;
};

/** The tile itself, whatever is drawn on it. The word below the picture appears where there is room. */
export const TileFrame = ({
  side,
  className,
  words,
  Glyph,
  size,
  decorative = false,
  children,
}: TileProps & {
  className: string;
  words: PieceWords;
  Glyph: ComponentType;
  /** What lies over the picture. */
  children?: ReactNode;
}) => {
  const style = size === undefined ? undefined : ({ '--tile-size': `${size}px` } as CSSProperties);
  const name = decorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': words.one } as const);
  return (
    <span className={`tile ${className}`} data-side={side} style={style} {...name}>
      <span className="tile-face">
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <Glyph />
        </svg>
        <span className="tile-word" aria-hidden="true">
          {words.short}
        </span>
        {children}
      </span>
    </span>
  );
};
