export const Granary = () => (
  <>
    <path className="hue" d="M3 58V32q0-20 14-20t14 20v26zm30 0V32q0-20 14-20t14 20v26z" />
    <path d="M14 8h6v6h-6zm30 0h6v6h-6zM1 57h62v5H1z" />
    <path className="hole" d="M12 24h10v9H12zm30 0h10v9H42z" />
    <path className="cut" d="M3 43h28M33 43h28M3 50h28M33 50h28" />
  </>
);

export const Fortress = () => (
  <>
    <path className="hue" d="M7 58l5-38V7h8v7h8V7h8v7h8V7h8v13l5 38z" />
    <path d="M1 57h62v5H1zM11 20h42v5H11z" />
    <path className="hole" d="M24 57V45a8 8 0 0 1 16 0v12z" />
    <path className="hole" d="M18 30h4v9h-4zm24 0h4v9h-4z" />
  </>
);

export const Market = () => (
  <>
    <path d="M7 24h5v34H7zm45 0h5v34h-5zM1 57h62v5H1z" />
    <path
      className="hue"
      d="M8 6h48l7 17a5.7 5.7 0 0 1-11 2a5.7 5.7 0 0 1-11 0a9 6 0 0 1-18 0a5.7 5.7 0 0 1-11 0a5.7 5.7 0 0 1-11-2z"
    />
    <path className="cut" d="M21 7l-6 16M32 7v17M43 7l6 16" />
    <path d="M20 36h8l-1 4q4 4 3 9t-4 8h-4q-3-3-4-8t3-9zm16 0h8l-1 4q4 4 3 9t-4 8h-4q-3-3-4-8t3-9z" />
  </>
);

export const Library = () => (
  <>
    <path className="hue" d="M3 5h58l-4 9H7zM6 17h52v6H6z" />
    <path d="M7 24h10l-2 33H9zm40 0h10l-2 33h-6zM1 57h62v5H1z" />
    <g className="scrolls">
      <circle cx="32" cy="34" r="6" />
      <circle cx="25" cy="48" r="6" />
      <circle cx="39" cy="48" r="6" />
    </g>
  </>
);

export const Pyramid = () => (
  <>
    <path className="hue" d="M32 5L62 59H2z" />
    <path d="M32 5l30 54H44z" />
    <path className="cut" d="M22 23h15M14 37h27M33 23v14M22 37v22M10 48h12" />
  </>
);

const Doorway = () => <path className="door" d="M14 5h36l9 56H5z" />;

/** The eye that was made whole. */
export const ChamberRed = () => (
  <>
    <Doorway />
    <path className="hue" d="M13 34q18-19 38-1q-19 17-38 1z" />
    <circle className="hole" cx="32" cy="33" r="7.500" />
    <circle cx="32" cy="33" r="5" />
    <path className="line" d="M13 23q18-14 37-2M30 43l-3 12M37 42q3 9 11 9" />
  </>
);

/** Three waves: water. */
export const ChamberBlue = () => (
  <>
    <Doorway />
    <path
      className="wave"
      d="M14 22l6-6 6 6 6-6 6 6 6-6 6 6M13 37l6.300-6 6.300 6 6.400-6 6.400 6 6.300-6 6.300 6M11 52l7-6 7 6 7-6 7 6 7-6 7 6"
    />
  </>
);

/** The papyrus plant, as columns bear it. */
export const ChamberGreen = () => (
  <>
    <Doorway />
    <path className="hue" d="M14 17q18-9 36 0L37 35H27z" />
    <path className="cut" d="M24 17l6 16M40 17l-6 16M32 15v18" />
    <path className="line" d="M32 33v24" />
    <path d="M32 58q-14-2-13-18q11 4 13 18zm0 0q14-2 13-18q-11 4-13 18z" />
  </>
);

/** The five-armed star of a tomb's ceiling. */
export const ChamberYellow = () => (
  <>
    <Doorway />
    <path className="hue" d="M32 10l5.500 14.500L53 25 41 35l5 17-14-10-14 10 5-17-12-10 15.500-.5z" />
    <circle cx="32" cy="33" r="4.500" />
  </>
);
