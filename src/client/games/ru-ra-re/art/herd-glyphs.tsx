/** A fleece of curls, a dark face, thin legs. */
export const Sheep = () => (
  <>
    <path d="M22 46h5v15h-5zm9 0h5v15h-5zm13 0h5v15h-5zm8-2h5v17h-5z" />
    <path
      className="coat"
      d="M16 25q-1-9 8-10 3-6 10-3 5-5 11 0 8-2 10 5 8 2 6 10 3 8-4 11 0 8-8 8-4 6-10 2-6 5-11 0-8 2-10-5-7-3-4-9-2-6 2-9z"
    />
    <path d="M20 17q-4-5-10-1-4 5-8 17 0 5 5 5 8 0 12-7 4-2 5-7 4 1 5-3-3-5-9-4z" />
    <circle className="hole" cx="11.500" cy="23" r="2" />
    <path className="hatch" d="M30 23q6-1 6 5m8-7q6 0 6 6M25 37q5 2 7-4m6 8q6 1 8-5m6 2q4-1 4-6" />
  </>
);

/** The arched neck with its mane, the sweeping tail, a hoof lifted. */
export const Horse = () => (
  <>
    <path d="M51 27q12-1 11 16 0 9-4 13-1-13-8-17z" />
    <path
      className="coat"
      d="M17 2l4 5q9 2 11 12 2 5 7 6h9q7 1 7 10l-1 9 2 17h-6l-3-15-6-5H30l-3 5-2 15h-6l1-18-9 2-1 8H5l2-13 13-5q-2-6 0-12l-7 2-4 5-6-3q-1-7 5-14 2-4 6-6z"
    />
    <path d="M18 4q14 1 17 14 1 5 5 8l-8 2q-1-14-14-21z" />
    <path className="hatch" d="M36 38h10m-8-3h9m-7-3h8" />
    <circle cx="12.500" cy="14" r="1.800" />
  </>
);

/** A barrel on short legs: the flat snout, the curled tail. */
export const Pig = () => (
  <>
    <path className="line" d="M58 30q7-3 4-8-4-2-4 3 1 4 5 3" />
    <path
      className="coat"
      d="M21 21q8-6 19-5 19 2 19 18 0 9-5 13v13h-8V50H32v10h-8V49q-5-2-7-7l-4 1q-2 4-6 3-5-3-4-12 1-5 5-5l2-1q0-4 4-6l-3-9q9 0 14 8z"
    />
    <path className="line" d="M21 21q3 6-1 11" />
    <path d="M5 37h2v4H5z" />
    <path className="hatch" d="M31 45h16m-13-4h16m-13-4h14" />
    <circle cx="15" cy="29" r="2.200" />
  </>
);

/** Horns like a lyre, a piebald hide, the udder, the tasselled tail. */
export const Cow = () => (
  <>
    <path className="line" d="M57 24q5 4 4 15" />
    <path d="M61 36q4 8 1 13h-4q-1-6 3-13z" />
    <path className="blush" d="M36 44h11v8H36z" />
    <path className="coat" d="M20 22h31q6 0 6 7v32h-7V46H31v15h-7V46q-5-1-7-8l-2-4z" />
    <path d="M30 23h13q1 9-6 11-8 0-7-11zm27 7v12q-8 2-11-3 0-8 11-9z" />
    <path d="M7 20Q-1 14 4 3q1 9 9 11 9-2 10-11 6 11-2 17z" />
    <path className="coat" d="M8 18h13l4-1q4 1 2 5l-7 3-4 13q-1 4-6 4-6 0-7-4-1-12 5-20z" />
    <circle cx="12" cy="25" r="2" />
    <path d="M4 36q6-3 11 0l-1 4q-4 4-9 1z" />
  </>
);
