import { memo, type ReactNode } from 'react';

/** What is no tile and no sun in the history: a call for Ra, a hammer's fall, the sun that sets, the laurels. */
export type Sign = 'call' | 'sold' | 'unsold' | 'dusk' | 'end';

const SIGNS: Readonly<Record<Sign, ReactNode>> = {
  call: (
    <path d="M4 6h56v6H4zM9 12h6v48H9zM49 12h6v48h-6zM25 12h3v10h-3zM36 12h3v10h-3zM32 20a16 16 0 1 0 .01 0zM32 30a6 6 0 1 1-.01 0z" />
  ),
  sold: <path d="M6 34l17 18L58 14l-8-6-28 30-9-10z" />,
  unsold: <path d="M8 14l6-6 18 18L50 8l6 6-18 18 18 18-6 6-18-18-18 18-6-6 18-18z" />,
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
