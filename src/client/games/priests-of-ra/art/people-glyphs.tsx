/** Head in profile, broad shoulders, kilt: the figure every Egyptian wall is full of, facing right. */
const Figure = ({ x = 0 }: { x?: number }) => (
  <g transform={`translate(${x})`}>
    <path d="M17 14a8 8 0 0 1 15-4l1 5 3 4h-3v4h-5l1 3H16z" />
    <path d="M11 28q14-5 28 0l-7 15H18z" />
    <path className="hue" d="M17 44h16l6 12H12z" />
    <path d="M14 56h6v5h-6zm16 0h6v2h4v3H30z" />
  </g>
);

export const Farmer = () => (
  <>
    <Figure />
    <path className="line" d="M37 29l11 10" />
    <path className="line hue-line" d="M50 61V24" />
    <path
      className="hue"
      d="M50 4c4 4 4 9 0 13c-4-4-4-9 0-13zM43 13c5 1 7 5 6 10c-5-1-7-5-6-10zm14 0c-5 1-7 5-6 10c5-1 7-5 6-10zM43 24c5 1 7 5 6 10c-5-1-7-5-6-10zm14 0c-5 1-7 5-6 10c5-1 7-5 6-10z"
    />
  </>
);

export const Warrior = () => (
  <>
    <Figure x={4} />
    <path className="line" d="M40 29l11 7M52 61V15" />
    <path className="hue" d="M52 1l6 15H46z" />
    <path className="hue edge" d="M5 34a12 12 0 0 1 24 0v23H5z" />
    <path className="cut" d="M17 30v20M10 40h14" />
  </>
);

export const Merchant = () => (
  <>
    <Figure x={7} />
    <path className="line" d="M5 25h54" />
    <path className="thin" d="M10 25L4 40m6-15l6 15m38-15l-6 15m6-15l6 15" />
    <path className="hue" d="M1 40h18q-1 11-9 11t-9-11zm44 0h18q-1 11-9 11t-9-11z" />
  </>
);

export const Scribe = () => (
  <>
    <path d="M23 13a8 8 0 0 1 15-4l1 5 3 4h-3v4h-5l1 3H22z" />
    <path d="M17 27q14-5 29 0l-4 18H21z" />
    <path className="hue" d="M3 59q1-16 19-16h20q18 0 19 16z" />
    <path className="leaf" d="M15 40h34v10H15z" />
    <path className="thin" d="M21 45h17" />
    <path className="line" d="M44 40L57 19" />
  </>
);

export const Priest = () => (
  <>
    <path d="M13 13a8 8 0 0 1 16 0l3 5h-3v4h-5v4h-7v-5q-4-3-4-8z" />
    <path d="M10 28q11-4 22 0l6 33H7z" />
    <path className="hue" d="M10 28h9l15 18 2 9z" />
    <path className="line" d="M29 30l15-3 4-14M29 37l20-3 6-14" />
    <path className="hue" d="M44 5h6v9h-6zm8 5h6v9h-6z" />
  </>
);
