import { memo } from 'react';
import './ankh.css';

/** The loop and the cross: life. */
export const Ankh = memo(({ held }: { held: boolean }) => (
  <svg className="ankh" data-held={held} viewBox="0 0 64 64" aria-hidden="true">
    <path
      fillRule="evenodd"
      d="M32 34C18 26 15 2 32 2s14 24 0 32zm0-9c5-5 7-15 0-15s-5 10 0 15zM8 33h48v9H37l3 20H24l3-20H8z"
    />
  </svg>
));
