/** A painted jar. */
export const Art = () => (
  <>
    <path className="line" d="M24 10Q6 8 8 20q1 6 7 9M40 10q18-2 16 10-1 6-7 9" />
    <path className="hue" d="M24 12h16q14 8 13 22-1 12-12 23H23Q12 46 11 34q-1-14 13-22z" />
    <path d="M22 3h20v5l-3 5H25l-3-5zm1 54h18l3 5H20z" />
    <path className="cut" d="M14 24h36M14 43h36M13 37l6-8 6.500 8 6.500-8 6.500 8 6.500-8 6 8" />
  </>
);

/** The ear and the sickle. */
export const Agriculture = () => (
  <>
    <path className="line" d="M44 62V18M8 61l7-11" />
    <path d="M11 51Q-2 27 16 9q8-7 19-6-16 10-17 26 0 10 4 17z" />
    <path
      className="hue"
      d="M44 0q6 8 0 16-6-8 0-16zM42 29q-10-1-10-12 10 1 10 12zm4 0q10-1 10-12-10 1-10 12zM42 42q-10-1-10-12 10 1 10 12zm4 0q10-1 10-12-10 1-10 12zM42 55q-10-1-10-12 10 1 10 12zm4 0q10-1 10-12-10 1-10 12z"
    />
  </>
);

/** The ankh. */
export const Religion = () => (
  <>
    <path
      className="hue"
      fillRule="evenodd"
      d="M32 33Q15 21 18 10 21 1 32 1t14 9q3 11-14 23zm0-10q8-7 6-12-1-3-6-3t-6 3q-2 5 6 12z"
    />
    <path d="M8 30q24 6 48 0v12q-12-4-19-3.500L41 62H23l4-23.500Q20 38 8 42z" />
  </>
);

/** Five-armed stars, as on the ceiling of a tomb. */
export const Astronomy = () => (
  <>
    <path
      className="hue"
      d="M26 1L31.9 18.9L50.7 19L35.5 30.1L41.3 48L26 37L10.7 48L16.5 30.1L1.3 19L20.1 18.9z"
    />
    <path d="M54 1L56.4 7.8L63.5 7.9L57.8 12.2L59.9 19.1L54 15L48.1 19.1L50.2 12.2L44.5 7.9L51.6 7.8zM50 38L52.9 47L62.4 47L54.8 52.5L57.6 61.5L50 56L42.4 61.5L45.2 52.5L37.6 47L47.1 47zM10 45L12.1 51.1L18.6 51.2L13.4 55.1L15.3 61.3L10 57.6L4.7 61.3L6.6 55.1L1.4 51.2L7.9 51.1z" />
  </>
);

/** A scroll and the reed. */
export const Writing = () => (
  <>
    <path className="leaf" d="M11 10h36v44H11z" />
    <path className="hue" d="M8 3h42q4 0 4 5t-4 5H8q-4 0-4-5t4-5zM8 51h42q4 0 4 5t-4 5H8q-4 0-4-5t4-5z" />
    <path className="line thin" d="M17 20h10M17 28h18M17 36h12M17 44h8" />
    <path className="edge" d="M60 14l4 4-22 25-8 4 3-8z" />
  </>
);
