/** The figure of Ra, which stands with whoever began the auction. */
export const RaFigure = () => (
  <svg className="ra-figure" viewBox="0 0 40 64" aria-hidden="true">
    <circle className="ra-figure-sun" cx="20" cy="10" r="9" />
    <path className="ra-figure-body" d="M14 17q6-4 12 0l3 7 5 1-5 4q0 4-2 6l5 25H8l5-25q-4-8 1-18z" />
    <path className="ra-figure-line" d="M15 36h11M13 44h14" />
    <circle className="ra-figure-eye" cx="24" cy="23" r="1.6" />
  </svg>
);
