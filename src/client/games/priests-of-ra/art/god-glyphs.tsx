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
