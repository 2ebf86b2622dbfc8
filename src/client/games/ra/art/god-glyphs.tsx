/** The falcon under the sun's disc. */
export const God = () => (
  <>
    <circle className="hue" cx="36" cy="9" r="8.500" />
    <path d="M25 23q4-7 13-7 8 0 10 5l7 3q0 6-3 8l-3-3h-4q7 6 6 15-1 8-8 12l1 3h8v4H29v-4h6v-3h-7l-9 8H8q2-14 8-25 3-10 9-16z" />
    <path className="cut" d="M29 32q7 5 3 12-6 7-15 11M41 56v4" />
    <circle className="hole" cx="42" cy="23" r="2.600" />
  </>
);

/** Three bars. */
export const Gold = () => (
  <>
    <path className="hue" d="M24 21h22l6 15H18zM9 41h20l6 16H3zm26 0h20l6 16H29z" />
    <path d="M3 57h58v5H3zM18 36h34v3H18z" />
    <path className="line" d="M35 3v9M14 11l6 6M56 11l-6 6" />
  </>
);

/** The mask: striped headcloth, cobra, beard. */
export const Pharaoh = () => (
  <>
    <path d="M32 5q19 0 21 21l8 26q1 6-5 7H45l-3-15H22l-3 15H8q-6-1-5-7l8-26Q13 5 32 5z" />
    <path className="cut" d="M14 29L8 54M19 34l-5 22M50 29l6 25M45 34l5 22M17 17l3-5M47 17l-3-5" />
    <path className="hole" d="M20 19q12-5 24 0v14q0 11-12 15-12-4-12-15z" />
    <path className="hue" d="M29 10V3q3-3 6 0v7l-3 5zM28 47h8l-1 15h-6z" />
    <path className="line thin" d="M23 27q3-3 6 0m6 0q3-3 6 0M28 40h8" />
    <circle cx="26.300" cy="28.500" r="2" />
    <circle cx="37.700" cy="28.500" r="2" />
  </>
);
