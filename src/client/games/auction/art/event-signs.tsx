import { memo, type ReactNode } from 'react';

/** What is no tile and no sun in the history: a call for Ra, a hammer's fall, the sun that sets, the laurels. */
export type Sign = 'call' | 'sold' | 'unsold' | 'dusk' | 'end';

const SIGNS: Readonly<Record<Sign, ReactNode>> = {
  call: (
    <path d="M4 6h56v6H4zM9 12h6v48H9zM49 12h6v48h-6zM25 12h3v10h-3zM36 12h3v10h-3zM32 20a16 16 0 1 0 .01 0zM32 30a6 6 0 1 1-.01 0z" />
  ),
  sold: <path d="M6 34l17 18L58 14l-8-6-28 30-9-10z" />,
  // A sun that nobody gave: struck out, so that it is not taken for the cross of a button.
  unsold: (
    <path d="M50 4l6 6L10 56l-6-6zM32 16a16 16 0 0 1 5 1l-5 5a10 10 0 0 0-10 10l-5 5a16 16 0 0 1 15-21zM47 27a16 16 0 0 1-20 20l5-5a10 10 0 0 0 10-10zM29 2h5v9h-5zM29 53h5v9h-5zM2 29h9v5H2zM53 29h9v5h-9zM48 51l4-4 6 6-4 4zM6 10l4-4 6 6-4 4z" />
  ),
  dusk: (
    <path d="M2 42h60v6H2zM10 38a22 22 0 0 1 44 0zM30 4h4v9h-4zM8 12l3-3 7 7-3 3zM56 12l-3-3-7 7 3 3zM14 53h36v4H14z" />
  ),
  end: <path d="M6 16l13 12L32 8l13 20 13-12-6 32H12zM12 52h40v6H12z" />,
};

/** Drawn in the colour of the words beside it. */
export const EventSign = memo(({ sign }: { sign: Sign }) => (
  <svg viewBox="0 0 64 64" aria-hidden="true" fill="currentColor" stroke="currentColor" strokeWidth="2">
    {SIGNS[sign]}
  </svg>
));
