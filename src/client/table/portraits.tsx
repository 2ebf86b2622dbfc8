import type { ReactNode } from 'react';

/** Heads of gods, looking to the right, on a disc of radius 30 around 32, 32. */
export const PORTRAITS: readonly ReactNode[] = [
  // Horus, the falcon
  <path
    key="horus"
    className="portrait-head"
    d="M18 54C16 34 20 14 36 14c9 0 13 6 18 12c-3 0-5 1-8 4c-3 4-4 12 0 24z"
  />,
  // Bastet, the cat
  <path
    key="bastet"
    className="portrait-head"
    d="M18 12l10 8h10l10-8v22c0 8-4 12-8 14v8H24v-8c-4-2-6-6-6-14z"
  />,
  // Anubis, the jackal
  <path
    key="anubis"
    className="portrait-head"
    d="M20 56C18 40 20 30 22 24L20 6l8 12l4-12l4 16l20 12l-2 4l-16 2c-2 6 0 10 2 16z"
  />,
  // Thoth, the ibis
  <path
    key="thoth"
    className="portrait-head"
    d="M20 56c-4-16-4-36 10-36c10 0 12 6 20 14c4 4 6 10 6 18c-4-8-8-12-18-14c-4 6-4 10 0 18z"
  />,
  // Sobek, the crocodile
  <path
    key="sobek"
    className="portrait-head"
    d="M14 54c-2-18 2-30 14-30l4-4l4 4l26 10v6l-26 2c-4 4-4 8-2 12z"
  />,
];
