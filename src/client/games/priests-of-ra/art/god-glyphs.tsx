/** The winged disc. */
export const Ra = () => (
  <>
    <path
      className="hue"
      d="M20 22C13 14 6 12 0 14c0 6 2 9 4 11c0 4 2 7 5 8c1 4 4 6 7 7c2 3 6 4 9 3zM44 22c7-8 14-10 20-8c0 6-2 9-4 11c0 4-2 7-5 8c-1 4-4 6-7 7c-2 3-6 4-9 3z"
    />
    <path className="cut" d="M4 25l15 3M9 33l11 1M60 25l-15 3M55 33l-11 1" />
    <circle className="hue edge" cx="32" cy="27" r="14" />
    <path className="hue-line" d="M32 46v14M23 45l-6 11M41 45l6 11" />
  </>
);

/** A locust, on the only dark tile. */
export const Plague = () => (
  <>
    <path className="hue" d="M4 35q0-9 9-9q5 0 8 3q22 0 41 15q-22 5-42-1q-4 3-9 2q-7-2-7-10z" />
    <path className="cut" d="M22 31q3 5-1 11M31 33l24 9M21 37h10" />
    <circle className="hole" cx="11" cy="32" r="2.500" />
    <path className="hue-line" d="M34 42l12-27 11 42M24 44l-6 13M31 45l-2 12M10 26Q8 14 1 10M14 26q1-11 9-15" />
  </>
);

/** The loop and the cross: life. */
export const AnkhGlyph = () => (
  <path d="M32 36C20 27 17 4 32 4s12 23 0 32zm0-9c4-5 6-14 0-14s-4 9 0 14zM10 34h44v8H37l3 20H24l3-20H10z" fillRule="evenodd" />
);
