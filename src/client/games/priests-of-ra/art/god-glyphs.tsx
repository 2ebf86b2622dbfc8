/** The winged disc. */
export const Ra = () => (
  <>
    <path
      className="hue"
      d="M41 21q11-8 23-4q0 6-5 7q0 6-6 7q-1 5-6 5q-4 1-7-3zM23 21q-11-8-23-4q0 6 5 7q0 6 6 7q1 5 6 5q4 1 7-3zM26 38l-7 22 8-5 5 7 5-7 8 5-7-22z"
    />
    <path className="cut" d="M32 44v13M27 45l-3 10M37 45l3 10" />
    <circle className="hue edge" cx="32" cy="26" r="13" />
  </>
);

/** A locust, on the only dark tile. */
export const Plague = () => (
  <>
    <path className="hue" d="M4 35q0-9 9-9q5 0 8 3q22 0 41 15q-22 5-42-1q-4 3-9 2q-7-2-7-10z" />
    <path className="cut" d="M22 31q3 5-1 11M31 33l24 9M21 37h10" />
    <circle className="hole" cx="11" cy="32" r="2.500" />
    <path
      className="hue-line"
      d="M34 42l12-27 11 42M24 44l-6 13M31 45l-2 12M10 26Q8 14 1 10M14 26q1-11 9-15"
    />
  </>
);
